// Taking an order by phone, by WhatsApp or at the counter, and the orders that wait for their
// payment.
import type { ManualPayment, OrderChannel } from '../../paths/order-choices.ts';
import { colorName } from '../../../colors/color-name.ts';

export const title = 'New order';
export const back = 'Orders';
export const toNew = 'New order';
export const toLinkedOrder = 'Waiting for payment';

export const channels: Readonly<Record<OrderChannel, string>> = {
  phone: 'By phone',
  whatsapp: 'By WhatsApp',
  counter: 'At the counter',
};
export const handPayments: Readonly<Record<ManualPayment, string>> = { cash: 'Paid in cash', upi: 'Paid by UPI' };

export const handing = {
  heading: 'How does it reach the customer?',
  choices: { sent: 'By courier', here: 'Handed over here' },
} as const;

export const lines = {
  heading: 'T-shirts',
  search: 'Search T-shirts',
  none: 'No T-shirt has these words in its title.',
  color: 'Colour',
  add: (tee: string): string => `Add ${tee} in size`,
  chosen: 'In this order',
  piece: (tee: string, color: string, size: string): string => `${tee}, ${colorName(color)}, ${size}`,
  quantity: (piece: string): string => `Pieces of ${piece}`,
  remove: (piece: string): string => `Remove ${piece}`,
  empty: 'Search a T-shirt, choose its colour, and touch its size.',
} as const;

export const customer = {
  heading: 'Customer',
  channel: 'How did the order reach you?',
  mobile: 'Mobile number',
  mobileOptional: 'Mobile number (optional)',
  email: 'E-mail (optional)',
  emailHint: 'Mails about the order go there.',
  gstin: 'GSTIN (optional)',
  gstinHint: 'Of a registered business: it stands on the invoice.',
  business: 'Name of the business',
  note: 'Note of the staff (optional)',
  unknown: 'No account has this mobile number or e-mail.',
  unproved: (count: number): string =>
    `${count === 1 ? 'One account has' : `${count} accounts have`} this contact, but nothing proves that it is the caller’s: its e-mail is not confirmed, or no order to this number has arrived. The order is taken without an account.`,
  guest: (name: string): string => `${name} ordered with this number before, without an account.`,
  fill: (name: string): string => `Fill in the last address of ${name}`,
  paste: 'Paste an address',
  pasteHint: 'From a chat or a mail: it fills the fields. What it does not know stays here.',
  pick: (name: string): string => `Use the account of ${name}`,
  picked: (name: string): string => `The order belongs to the account of ${name}.`,
  unpick: 'Do not use the account',
} as const;

export const payment = {
  heading: 'Payment',
  how: 'How is it paid?',
  link: 'Payment link, 24 hours',
  linkHint: 'You send the link. The order is placed as soon as the provider has the money.',
  handHint: 'You have the money. The order is placed at once.',
  hereHint: 'You have the money. The order is delivered at once, and has its invoice.',
  reference: 'Reference (optional)',
  items: 'Items',
  shipping: 'Shipping',
  waive: 'Do not charge shipping',
  code: 'Offer code (optional)',
  codeHint: 'Offers that run by themselves are in the sum already.',
  discount: 'Give a discount',
  discountHint: 'In place of offers: with a discount, none of them and no code counts.',
  discountRupees: 'Off the T-shirts, in rupees',
  discountReason: 'Reason',
  discountReasonHint: 'The customer reads it in the mail and with the order.',
  total: 'Total',
} as const;

export const submit = { link: (sum: string): string => `Make the link for ${sum}`, hand: 'Record the order' } as const;
export const done = (number: string): string => `Order ${number} is placed`;

export const waiting = {
  title: 'Waiting for payment',
  intro: 'Orders with a payment link that nobody has paid yet.',
  emptyHeading: 'Nobody has to pay',
  emptyText: 'Orders with a payment link wait here until they are paid, for 24 hours.',
  of: (name: string): string => `Order of ${name}`,
  row: (sum: string, channel: string): string => `${sum} · ${channel}`,
  states: { waiting: 'Payment pending', paid: 'Paid', ended: 'Not paid in time' },
  linkHeading: 'Payment link',
  until: (when: string): string => `It can be paid until ${when}.`,
  copy: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'The link could not be copied. Please select it and copy it yourself',
  whatsApp: 'Send by WhatsApp',
  paid: 'The customer has paid.',
  open: (number: string): string => `Open order ${number}`,
  ended: 'The link has ended, and the T-shirts are for sale again. If the customer still wants them, make a new order.',
  insteadHeading: 'Paid to you instead?',
  instead: 'The link ends first, so that nobody pays twice.',
  record: 'End the link and record it',
  withdraw: 'Withdraw the order',
  question: {
    heading: 'Withdraw this order?',
    text: 'The link ends, and the T-shirts are for sale again. This cannot be undone.',
    confirm: 'Withdraw the order',
  },
  withdrawn: 'The order is withdrawn',
} as const;

/** For the customer of an order that is not packed yet. */
export const addTo = {
  title: (number: string): string => `Add to ${number}`,
  intro: (number: string): string =>
    `A second order, with its own payment and invoice and without a shipping fee. If it is paid before ${number} is packed, Packing says that both go into one parcel; until then ${number} stays as it is.`,
} as const;
