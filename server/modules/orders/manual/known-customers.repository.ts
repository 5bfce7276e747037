// Customers for staff who take an order.
import type { CustomerRow } from '../../../database/tables/account-tables.ts';
import type { Database } from '../../../database/tables.ts';

const listed = 10;

export function listCustomersByContact(
  db: Database,
  { email, mobile }: { readonly email: string; readonly mobile: string },
): Promise<Pick<CustomerRow, 'id' | 'firstname' | 'lastname' | 'email' | 'mobile'>[]> {
  return db
    .selectFrom('customers')
    .select(['id', 'firstname', 'lastname', 'email', 'mobile'])
    .where((eb) => eb.or([eb('email', '=', email), eb('mobile', '=', mobile)]))
    .orderBy('created_at', 'desc')
    .limit(listed)
    .execute();
}
