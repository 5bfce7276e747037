// The customer columns of an order, as of the purchase, by which the operator finds it.
import type { CustomerRow } from '../../../database/tables/account-tables.ts';
import type { OrderRow } from '../../../database/tables/order-tables.ts';

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

/** Ignores letter case, width and spaces. Changing it needs a migration. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
