// Who may do what in the admin: one table of permissions and the roles that have them.

export const roles = ['owner', 'manager', 'packer', 'accountant'] as const;
export type Role = (typeof roles)[number];

export const permissions = {
  'orders.read': ['owner', 'manager', 'packer', 'accountant'],
  // Orders by phone, by WhatsApp and at the counter, and their payment.
  'orders.take': ['owner', 'manager'],
  'orders.pack': ['owner', 'manager', 'packer'],
  'orders.cancel': ['owner', 'manager'],
  // The delivery address, until the order is shipped.
  'orders.address': ['owner', 'manager'],
  'orders.refund': ['owner', 'manager'],
  // What couriers paid of the cash that they collected; to write off or settle the rest is the owner's.
  'cash.manage': ['owner', 'manager'],
  'cash.settle': ['owner'],
  'exchanges.manage': ['owner', 'manager'],
  // Store credit as goodwill.
  'credit.give': ['owner', 'manager'],
  'gift-cards.sell': ['owner'],
  // Without a budget, and with one above the manager's limit for refunds, an offer is the owner's to publish.
  'offers.manage': ['owner', 'manager'],
  // A customer's phone, e-mail and address: of every order, or while the parcel is in progress.
  'contact.read': ['owner', 'manager'],
  'contact.read-under-way': ['owner', 'manager', 'packer'],
  // The list of customers, everything about one, and their unfinished checkouts.
  'customers.read': ['owner', 'manager'],
  'revenue.read': ['owner', 'manager', 'accountant'],
  // What a piece costs the shop, and so what it earns.
  'costs.manage': ['owner'],
  'catalogue.edit': ['owner', 'manager'],
  'stock.count': ['owner', 'manager', 'packer'],
  'documents.read': ['owner', 'manager', 'accountant'],
  'content.edit': ['owner', 'manager'],
  'reviews.moderate': ['owner', 'manager'],
  'enquiries.answer': ['owner', 'manager'],
  'newsletter.manage': ['owner', 'manager'],
  'settings.edit': ['owner'],
  'staff.manage': ['owner'],
  'audit.read': ['owner'],
  'system.read': ['owner'],
  'system.backup': ['owner'],
  'mails.retry': ['owner'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

export const isPermitted = (role: Role, permission: Permission): boolean =>
  (permissions[permission] as readonly Role[]).includes(role);
