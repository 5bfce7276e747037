// Customers for staff who take an order.
import type { CustomerRow } from '../../../database/tables/account-tables.ts';
import type { Database } from '../../../database/tables.ts';

const listed = 10;

export interface FoundCustomer extends Pick<CustomerRow, 'id' | 'firstname' | 'lastname' | 'email' | 'mobile'> {
  readonly email_confirmed_at: string | null;
  /** Of its order with this mobile number that arrived; null: there is none. */
  readonly delivered: string | null;
}

export function listCustomersByContact(
  db: Database,
  { email, mobile }: { readonly email: string; readonly mobile: string },
): Promise<FoundCustomer[]> {
  return db
    .selectFrom('customers')
    .select(['id', 'firstname', 'lastname', 'email', 'mobile', 'email_confirmed_at'])
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.customer_id', '=', 'customers.id')
        .where('orders.status', '=', 'Delivered')
        .where('orders.customer_mobile', '=', mobile)
        .limit(1)
        .as('delivered'),
    )
    .where((eb) => eb.or([eb('email', '=', email), eb('mobile', '=', mobile)]))
    .orderBy('created_at', 'desc')
    .limit(listed)
    .execute();
}
