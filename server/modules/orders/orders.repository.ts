// The tables of orders, their lines and their history. A shopper's reads carry the owner; the shop's own doors (webhook, reconciler) know the provider's order.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { CustomerRow, Database, OrderEventRow, OrderLineRow, OrderRow } from '../../database/tables.ts';
import { type PaymentFacts, toPaymentColumns } from './orders.mapping.ts';

/**
 * False when this attempt, or this order of the provider's, has its row already. Both at once, for of two requests at one moment
 * PostgreSQL may see the one or the other first, and answers with an error what `on conflict` does not name.
 */
export async function insertOrder(db: Database, order: OrderRow): Promise<boolean> {
  const added = await db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Ten columns each: far from the parameters that one statement may have, 32,766 on SQLite and 65,535 on PostgreSQL. */
const linesAtOnce = 1000;

export async function insertLines(trx: Database, lines: readonly OrderLineRow[]): Promise<void> {
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    await trx
      .insertInto('order_lines')
      .values(lines.slice(start, start + linesAtOnce))
      .execute();
  }
}

export async function deleteLines(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
}

export async function insertEvent(db: Database, event: OrderEventRow): Promise<void> {
  await db.insertInto('order_events').values(event).execute();
}

export function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findOrderByProvider(db: Database, providerOrderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('provider_order_id', '=', providerOrderId).executeTakeFirst();
}

export function findOrderByAttempt(
  db: Database,
  customerId: string,
  attemptKey: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('attempt_key', '=', attemptKey)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** By the shop's number or the provider's order id. */
export function findOwnOrder(db: Database, customerId: string, reference: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where((eb) => eb.or([eb('provider_order_id', '=', reference), eb('number', '=', reference.toUpperCase())]))
    .executeTakeFirst();
}

/** Newest first; what has not been paid is not an order to the shopper. */
export function listPlacedOrders(db: Database, customerId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('number', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Of anybody, for the operator: by the shop's number, the provider's order id or the row's own. */
export function findOrderByReference(db: Database, reference: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('number', '=', reference.toUpperCase()),
        eb('provider_order_id', '=', reference),
        eb('id', '=', reference),
      ]),
    )
    .executeTakeFirst();
}

/** Of everybody, newest first, with the e-mail of the buyer. Without `status`, the placed ones. */
export function listRecentOrders(
  db: Database,
  { status, limit }: { status?: string | undefined; limit: number },
): Promise<(OrderRow & { email: string | null })[]> {
  return db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .selectAll('orders')
    .select('customers.email')
    .where((eb) => (status === undefined ? eb('number', 'is not', null) : eb('status', '=', status)))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
}

export function listOrdersPaidBetween(db: Database, from: string, to: string): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('paid_at', '>=', from).where('paid_at', '<', to).execute();
}

export function listOrdersByPayments(db: Database, paymentIds: readonly string[]): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('provider_payment_id', 'in', paymentIds).execute();
}

/** Oldest first. */
export function listHistory(db: Database, orderId: string): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** In the order of the cart that was bought. */
export function listLines(db: Database, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** Only while its status is `from`. */
export function updateStatus(
  db: Database,
  id: string,
  from: string,
  changes: Partial<OrderRow>,
): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst();
}

/** What the provider says that the order's payment was made with, and what it keeps of it. */
export async function updatePaymentFacts(db: Database, id: string, payment: PaymentFacts): Promise<void> {
  await db.updateTable('orders').set(toPaymentColumns(payment)).where('id', '=', id).execute();
}

/** While it is unpaid: what would be bought, and where it would go. */
export function updateUnpaid(
  db: Database,
  id: string,
  changes: Pick<OrderRow, 'items_total' | 'shipping_price' | 'address'>,
): Promise<OrderRow | undefined> {
  return updateStatus(db, id, paymentPendingStatus, changes);
}

/** Holds the order until the transaction ends, and reads it as it is now. */
export function lockOrder(trx: Database, id: string): Promise<OrderRow> {
  return trx
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of an order that is held. */
export function updateHeld(
  trx: Database,
  id: string,
  changes: Partial<Pick<OrderRow, 'acknowledged_at' | 'address' | 'note'>>,
): Promise<OrderRow> {
  return trx.updateTable('orders').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function listOrdersWithMailDue(db: Database, now: string, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('order_mail_at', '<=', now)
    .orderBy('order_mail_at')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** The order whose mail the caller queues now; undefined when somebody else has. */
export function updateOrderMailTaken(trx: Database, id: string): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ order_mail_at: null })
    .where('id', '=', id)
    .where('order_mail_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** The oldest ones that are due, claimed until `leasedUntil`: another process that looks at the same time gets others. */
export function updateDueChecks(db: Database, now: string, leasedUntil: string, count: number): Promise<OrderRow[]> {
  return db
    .updateTable('orders')
    .set((eb) => ({ check_at: leasedUntil, checks: eb('checks', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('check_at', '<=', now).orderBy('check_at').limit(count),
    )
    .where('check_at', '<=', now)
    .returningAll()
    .execute();
}

/** Only while it is what it was when it was read: somebody who asked meanwhile, or moved the order, knows better. */
export async function updateCheckAt(
  db: Database,
  { id, check_at: seen }: Pick<OrderRow, 'id' | 'check_at'>,
  checkAt: string | null,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ check_at: checkAt })
    .where('id', '=', id)
    .where('check_at', seen === null ? 'is' : '=', seen)
    .execute();
}

/** Milliseconds: when the order came to stand where it stands. */
export async function findLastMove(db: Database, { id, created_at }: OrderRow): Promise<number> {
  const move = await db
    .selectFrom('order_events')
    .select('created_at')
    .where('order_id', '=', id)
    .where('what', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Date.parse(move?.created_at ?? created_at);
}

export function findBuyer(
  db: Database,
  customerId: string,
): Promise<Pick<CustomerRow, 'email' | 'firstname'> | undefined> {
  return db.selectFrom('customers').select(['email', 'firstname']).where('id', '=', customerId).executeTakeFirst();
}

/** Pending and lapsed ones. */
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

export async function updateNote(db: Database, id: string, note: string): Promise<void> {
  await db.updateTable('orders').set({ note }).where('id', '=', id).execute();
}
