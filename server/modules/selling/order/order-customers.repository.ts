// SQL for whose an order is: who gets its mails, and what goes with an account.
import { sql } from 'kysely';
import { moneyId } from '../../../database/payments/payment-rows.ts';
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
export function listUnplacedOrders(
  db: Database,
  customerId: string,
): Promise<(OrderRow & { failure: string | null })[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .select(
      sql<string | null>`(select failure from payments where payments.id = orders.id || ${moneyId('')})`.as('failure'),
    )
    .where('customer_id', '=', customerId)
    .where('number', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Checkouts that expired, were begun before then, and still say what was wanted. Not those for which
 * money came: its refund is in the books.
 */
export async function listKeptCheckouts(db: Database, before: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from orders
    where number is null and created_at < ${before} and channel is null and status = 'Expired'
    and (address is not null or exists (select 1 from order_lines where order_lines.order_id = orders.id))
    and not exists (select 1 from refunds where refunds.order_id = orders.id)
    order by created_at, id limit ${sql.lit(count)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Its date and amount stay. A checkout that somebody goes on with stays as it is. */
export async function updateForgotten(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const forgetting = trx.updateTable('orders').set({ address: null }).where('id', 'in', ids);
  const orders = await forgetting.where('status', '=', 'Expired').returning('id').execute();
  const forgotten = orders.map(({ id }) => id);
  if (forgotten.length === 0) return;
  await trx.updateTable('payments').set({ failure: null }).where('order_id', 'in', forgotten).execute();
  await trx.deleteFrom('cart_links').where('order_id', 'in', forgotten).execute();
  await trx.deleteFrom('order_lines').where('order_id', 'in', forgotten).execute();
  await trx.deleteFrom('order_adjustments').where('order_id', 'in', forgotten).execute();
  await trx.deleteFrom('offer_uses').where('order_id', 'in', forgotten).execute();
  await trx.deleteFrom('order_notes').where('order_id', 'in', forgotten).execute();
}

/** Of a customer who deletes the account; the order's address stays. */
export async function updateWithoutCustomer(db: Database, customerId: string): Promise<void> {
  const nobody = { customer_name: null, customer_mobile: null, customer_email: null, name_key: null };
  await db
    .updateTable('orders')
    .set({ ...nobody, last_name_key: null, customer_gstin: null, customer_business: null })
    .where('customer_id', '=', customerId)
    .execute();
}
