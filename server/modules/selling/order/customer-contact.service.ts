// Who sees a customer's phone, e-mail and address: some roles for every order, the packer while the
// parcel is in progress. Nobody else gets a phone or an e-mail, typed ones included.
import { type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { isFinal } from './transitions.ts';
import type { OrderRecord } from './orders.mapping.ts';

export const mayReadContact = (role: Role, { status, number }: Pick<OrderRecord, 'status' | 'number'>): boolean =>
  isPermitted(role, 'contact.read') ||
  (isPermitted(role, 'contact.read-under-way') && number !== null && !isFinal(status));

const eMail = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Indian mobiles and landlines, with or without +91 and gaps; not a longer number, such as a UTR. */
const phone =
  /(?<![\dA-Za-z])(?:\+|00)?(?:91[\s-]?|0)?(?:[6-9]\d{4}[\s-]?\d{5}|\d{3}[\s-]\d{3}[\s-]\d{4})(?![\dA-Za-z])/g;

/** A text that a person or the provider wrote, without the phones and e-mails in it. */
export const withoutContact = (text: string): string => text.replace(eMail, '…').replace(phone, '…');
