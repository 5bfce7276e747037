// A customer's contact on an order: its columns, as of the purchase, and who sees a phone, an e-mail
// or an address: some roles for every order, the packer while the parcel is in progress. Nobody else
// gets a phone or an e-mail, typed ones included.
import { type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { isFinal } from './transitions.service.ts';
import { type OrderRecord, toAddress } from './orders.mapping.ts';
import type { CustomerRow } from '../../../database/tables/account-tables.ts';
import type { OrderRow } from '../../../database/tables/order-tables.ts';

export const canReadContact = (role: Role, { status, number }: Pick<OrderRecord, 'status' | 'number'>): boolean =>
  isPermitted(role, 'contact.read') ||
  (isPermitted(role, 'contact.read-under-way') && number !== null && !isFinal(status));

const eMail = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Indian mobiles and landlines, with or without +91 and gaps; not a longer number, such as a UTR. */
const phone =
  /(?<![\dA-Za-z])(?:\+|00)?(?:91[\s-]?|0)?(?:[6-9]\d{4}[\s-]?\d{5}|\d{3}[\s-]\d{3}[\s-]\d{4})(?![\dA-Za-z])/g;

/** A text that a person or the provider wrote, without the phones and e-mails in it. */
export const withoutContact = (text: string): string => text.replace(eMail, '…').replace(phone, '…');

/** By these the operator finds the order. */
export type CustomerColumns = Pick<
  OrderRow,
  'customer_name' | 'customer_mobile' | 'customer_email' | 'name_key' | 'last_name_key'
>;

export function toCustomerColumns({
  firstname,
  lastname,
  mobile,
  email,
}: Pick<CustomerRow, 'firstname' | 'lastname' | 'mobile' | 'email'>): CustomerColumns {
  return {
    customer_name: `${firstname} ${lastname}`,
    customer_mobile: mobile,
    customer_email: email,
    name_key: nameKey(`${firstname} ${lastname}`),
    last_name_key: nameKey(`${lastname} ${firstname}`),
  };
}

export const cityOf = (order: Pick<OrderRow, 'address'>): string | null => toAddress(order)?.city ?? null;

/** Ignores letter case, width and spaces. Changing it needs a migration. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
