// SQL for orders and their history. A customer's reads name the customer.
import { paymentPendingStatus } from '@taana-baana/contract';
import { type ExpressionBuilder, type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import { fillShown } from '../../../database/payments/fill-payments.ts';
import { advanceId, moneyId } from '../../../database/payments/payment-rows.ts';
import type { CustomerRow } from '../../../database/tables/account-tables.ts';
import type { Database, Tables } from '../../../database/tables.ts';
import type { OrderEventRow, OrderRow } from '../../../database/tables/order-tables.ts';
import { type OrderRecord, type PaymentFacts, toOrderRecord, toPaymentColumns } from './orders.mapping.ts';

/**
 * Undefined if this attempt, this order of the provider, or this number, already has a row. `on
 * conflict` names no column: of two parallel requests, PostgreSQL may find either conflict first,
 * and fails on one that is not named.
 */
export function insertOrder(db: Database, order: Insertable<OrderRow>): Promise<OrderRow | undefined> {
  return db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

const select = (db: Database) => db.selectFrom('orders').selectAll();

type Found = SelectQueryBuilder<Tables, 'orders', OrderRow>;

async function find(db: Database, which: (orders: Found) => Found): Promise<OrderRecord | undefined> {
  const row = await which(select(db)).executeTakeFirst();
  await fillShown(db, row);
  return row && toOrderRecord(row);
}

export const findOrder = (db: Database, id: string): Promise<OrderRecord | undefined> =>
  find(db, (orders) => orders.where('id', '=', id));

/** In no order. */
export async function listOrders(db: Database, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return select(db).where('id', 'in', ids).execute();
}

/** Of one checkout attempt of the customer. */
export const findOrderByAttempt = (
  db: Database,
  customerId: string,
  attemptKey: string,
): Promise<OrderRecord | undefined> =>
  find(db, (orders) => orders.where('attempt_key', '=', attemptKey).where('customer_id', '=', customerId));

/** Taken by staff; each attempt of theirs has a key. */
export const findOrderOfKey = (db: Database, attemptKey: string): Promise<OrderRecord | undefined> =>
  find(db, (orders) => orders.where('attempt_key', '=', attemptKey));

/** By the shop's number or the provider's order id. */
export const findOwnOrder = (db: Database, customerId: string, reference: string): Promise<OrderRecord | undefined> =>
  find(db, (orders) =>
    orders.where('customer_id', '=', customerId).where((eb) =>
      eb.or([
        eb('provider_order_id', '=', reference),
        eb('number', '=', reference.toUpperCase()),
        // Of its advance.
        eb('id', 'in', eb.selectFrom('payments').select('order_id').where('provider_order_id', '=', reference)),
      ]),
    ),
  );

interface ProviderIds {
  readonly payment_id: string;
  /** The provider's order that its advance has paid. */
  readonly advance_order: string | null;
}
export type PlacedOrder = OrderRow & ProviderIds;

/** `payment_id`: '' without one; also while the previous version places it. */
const providerIds = [
  sql<string>`coalesce((select provider_payment_id from payments
    where payments.id = orders.id || ${moneyId('')}), orders.provider_payment_id, '')`.as('payment_id'),
  sql<string | null>`(select provider_order_id from payments
    where payments.id = orders.id || ${advanceId('')})`.as('advance_order'),
] as const;

export const findProviderIds = (db: Database, id: string): Promise<ProviderIds> =>
  db.selectFrom('orders').select(providerIds).where('id', '=', id).executeTakeFirstOrThrow();

/** Newest first. */
export function listPlacedOrders(db: Database, customerId: string): Promise<PlacedOrder[]> {
  return select(db)
    .select(providerIds)
    .where('customer_id', '=', customerId)
    .where('number', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** For the operator: by the shop's number, the provider's order id or the row's own. */
export const findOrderByReference = (db: Database, reference: string): Promise<OrderRecord | undefined> =>
  find(db, (orders) => orders.where(isReferredTo(reference)));

export const isReferredTo = (reference: string) => (eb: ExpressionBuilder<Tables, 'orders'>) =>
  eb.or([
    eb('number', '=', reference.toUpperCase()),
    eb('provider_order_id', '=', reference),
    eb('id', '=', reference),
  ]);

/** With the mobile number of the buyer's account; in no order. */
export function listOrdersByNumber(
  db: Database,
  numbers: readonly string[],
): Promise<(OrderRow & { account_mobile: string | null })[]> {
  return db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .selectAll('orders')
    .select('customers.mobile as account_mobile')
    .where('orders.number', 'in', numbers)
    .execute();
}

/** Newest first, with the e-mail of the buyer. Without `status`, the placed ones. */
export function listRecentOrders(
  db: Database,
  { status, limit }: { status?: string | undefined; limit: number },
): Promise<(OrderRow & { email: string | null })[]> {
  return db
    .selectFrom('orders')
    .leftJoin('customers', 'customers.id', 'orders.customer_id')
    .selectAll('orders')
    .select((eb) => eb.fn.coalesce('customers.email', 'orders.customer_email').as('email'))
    .where((eb) => (status === undefined ? eb('number', 'is not', null) : eb('status', '=', status)))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .execute();
}

/** For which money came, and those that cost nothing, placed then. `from` counts, `to` does not. */
export async function listOrdersPaidBetween(db: Database, from: Date, to: Date): Promise<OrderRecord[]> {
  const [start, end] = [from.toISOString(), to.toISOString()];
  const { rows } = await sql<OrderRow>`select * from orders
    where id in (select order_id from payments
      where state = 'captured' and captured_at >= ${start} and captured_at < ${end})
    or (total = 0 and placed_at >= ${start} and placed_at < ${end})`.execute(db);
  return rows.map(toOrderRecord);
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

/** Only while it is to be paid on delivery, and not packed. */
export function updateUnpaidCash(db: Database, id: string, changes: Partial<OrderRow>): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', 'Ordered')
    .where('payment_method', '=', 'cash-on-delivery')
    .where('provider_payment_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function updatePaymentFacts(db: Database, id: string, payment: PaymentFacts): Promise<void> {
  await db.updateTable('orders').set(toPaymentColumns(payment)).where('id', '=', id).execute();
}

/** Only while it is unpaid. */
export function updateUnpaid(
  db: Database,
  id: string,
  changes: Pick<OrderRow, 'items_total' | 'shipping_price' | 'total' | 'address'>,
): Promise<OrderRow | undefined> {
  return updateStatus(db, id, paymentPendingStatus, changes);
}

/** Locks the order until the transaction ends, and reads its current state. */
export const lockOrder = async (trx: Database, id: string): Promise<OrderRecord> =>
  toOrderRecord(await lockOrderRow(trx, id));

/** The same, with every column. */
export function lockOrderRow(trx: Database, id: string): Promise<OrderRow> {
  const locking = trx.updateTable('orders').set((eb) => ({ status: eb.ref('status') }));
  return locking.where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Of an order that is locked. */
export async function updateLocked(
  trx: Database,
  id: string,
  changes: Partial<
    Pick<OrderRow, 'acknowledged_at' | 'address' | 'note' | 'customer_gstin' | 'customer_business' | 'order_mail_at'>
  >,
): Promise<OrderRecord> {
  const updating = trx.updateTable('orders').set(changes).where('id', '=', id);
  return toOrderRecord(await updating.returningAll().executeTakeFirstOrThrow());
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

/** The order whose mail the caller queues now; undefined when it is queued already. */
export async function updateOrderMailTaken(trx: Database, id: string): Promise<OrderRecord | undefined> {
  const due = trx.updateTable('orders').where('id', '=', id).where('order_mail_at', 'is not', null);
  const row = await due.set({ order_mail_at: null }).returningAll().executeTakeFirst();
  return row && toOrderRecord(row);
}

export async function updateCheckAt(db: Database, id: string, checkAt: string | null): Promise<void> {
  await db.updateTable('orders').set({ check_at: checkAt }).where('id', '=', id).execute();
}

export function findBuyer(
  db: Database,
  customerId: string,
): Promise<(Pick<CustomerRow, 'email' | 'firstname' | 'lastname' | 'mobile'> & { gstin: string | null }) | undefined> {
  return db
    .selectFrom('customers')
    .select(['email', 'firstname', 'lastname', 'mobile', 'gstin'])
    .where('id', '=', customerId)
    .executeTakeFirst();
}

/** Placed from the customer's own carts while a checkout was open, from `opened` to `placed`. */
export function listPlacedBetween(
  db: Database,
  customerId: string,
  opened: string,
  placed: string,
): Promise<OrderRow[]> {
  return select(db)
    .where('customer_id', '=', customerId)
    .where('number', 'is not', null)
    .where('channel', 'is', null)
    .where('parent_id', 'is', null)
    .where('placed_at', '>=', opened)
    .where('placed_at', '<=', placed)
    .orderBy('id')
    .execute();
}

export async function updateNote(db: Database, id: string, note: string): Promise<void> {
  await db.updateTable('orders').set({ note }).where('id', '=', id).execute();
}

const selectEvents = (db: Database) => db.selectFrom('order_events').selectAll();

export const insertEvent = (db: Database, event: OrderEventRow): Promise<void> => insertEvents(db, [event]);

export async function insertEvents(db: Database, events: readonly OrderEventRow[]): Promise<void> {
  await db.insertInto('order_events').values(events).execute();
}

/** Oldest first. */
export const listHistory = (db: Database, orderId: string): Promise<OrderEventRow[]> =>
  selectEvents(db).where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute();

/** Undefined when the history has no transition. */
export const findLastTransition = (db: Database, orderId: string): Promise<OrderEventRow | undefined> =>
  selectEvents(db)
    .where('order_id', '=', orderId)
    .where('what', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
