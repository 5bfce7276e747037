// SQL for whose an order is: who gets its mails, and what goes with an account.
import type { Database } from '../../../database/tables.ts';
import type { OrderRow } from '../../../database/tables/order-tables.ts';
import type { OrderRecord } from './orders.mapping.ts';

/**
 * The recipient of mails about an order: its account's current e-mail, or the one that staff typed.
 * Undefined without an e-mail, and once the account is deleted.
 */
export async function findRecipient(
  db: Database,
  { id }: Pick<OrderRecord, 'id'>,
): Promise<{ email: string; firstname: string } | undefined> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .select((eb) => [
      eb.fn.coalesce('customers.email', 'orders.customer_email').as('email'),
      eb.fn.coalesce('customers.firstname', 'orders.customer_name').as('firstname'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirst();
  return row?.email ? { email: row.email, firstname: row.firstname ?? '' } : undefined;
}

/** Pending and expired ones, newest first. */
export function listUnplacedOrders(db: Database, customerId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('number', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function updateUnplacedWithoutAddress(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ address: null })
    .where('customer_id', '=', customerId)
    .where('number', 'is', null)
    .execute();
}

/** Of a customer who deletes the account; the order's address stays. */
export async function updateWithoutCustomer(db: Database, customerId: string): Promise<void> {
  const nobody = { customer_name: null, customer_mobile: null, customer_email: null, name_key: null };
  await db
    .updateTable('orders')
    .set({ ...nobody, last_name_key: null, customer_gstin: null })
    .where('customer_id', '=', customerId)
    .execute();
}
