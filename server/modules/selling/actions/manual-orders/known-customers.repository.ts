// Customers for staff who take an order.
import type { Database } from '../../../../database/tables.ts';

const listed = 10;

export type FoundCustomer = Awaited<ReturnType<typeof listCustomersByContact>>[number];

export interface Contact {
  readonly email: string;
  /** Ten digits. */
  readonly mobile: string;
}

/** `delivered`: an order with this mobile number that arrived; null: there is none. */
const selectCustomers = (db: Database, mobile: string) =>
  db
    .selectFrom('customers')
    .select(['id', 'firstname', 'lastname', 'email', 'mobile', 'email_confirmed_at', 'gstin'])
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
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.address')
        .whereRef('orders.customer_id', '=', 'customers.id')
        .where('orders.number', 'is not', null)
        .where('orders.address', 'is not', null)
        .orderBy('orders.created_at', 'desc')
        .limit(1)
        .as('address'),
    );

export function listCustomersByContact(db: Database, { email, mobile }: Contact) {
  return selectCustomers(db, mobile)
    .where((eb) => eb.or([eb('email', '=', email), eb('mobile', '=', mobile)]))
    .orderBy('created_at', 'desc')
    .limit(listed)
    .execute();
}

export function findCustomer(db: Database, id: string, mobile: string): Promise<FoundCustomer | undefined> {
  return selectCustomers(db, mobile).where('customers.id', '=', id).executeTakeFirst();
}

/** The last order without an account that arrived and has this mobile number. */
export const findGuest = (db: Database, mobile: string) =>
  db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email', 'customer_gstin', 'customer_business', 'address'])
    .where('customer_mobile', '=', mobile)
    .where('status', '=', 'Delivered')
    .where('address', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customers').select('id').whereRef('customers.id', '=', 'orders.customer_id'))),
    )
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
