// Who sees a customer's phone, e-mail and address: some roles for every order, the packer while the
// parcel is in progress.
import { type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { isFinal } from '../transitions/order-transitions.ts';
import type { OrderRecord } from '../orders.mapping.ts';

export const mayReadContact = (role: Role, { status, number }: Pick<OrderRecord, 'status' | 'number'>): boolean =>
  isPermitted(role, 'contact.read') ||
  (isPermitted(role, 'contact.read-under-way') && number !== null && !isFinal(status));
