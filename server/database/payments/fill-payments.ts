// Fills payments, `refunds.payment_id` and `orders.placed_at` from what versions without them wrote,
// before an update or beside it. It can be interrupted and repeated: what is filled is not found
// again. Goes with the columns of before.
import { sql } from 'kysely';
import { batchesOf } from '../batches.ts';
import { engineOf } from '../open.ts';
import type { OrderRow, PaymentRow, RefundRow } from '../tables/order-tables.ts';
import type { Database } from '../tables.ts';
import { isStray, paymentOfRefund, paymentRowsOf, strayId, takeStray } from './payment-rows.ts';

interface Found {
  readonly id: string;
  readonly order_id: string;
}

/** Each finds the next orders to fill, by an index that holds only those, or few others. */
const unfilled = [
  (last: string, limit: number) => sql<Found>`select id, id as order_id from orders
    where paid_at is not null and placed_at is null and id > ${last} order by id limit ${limit}`,
  (last: string, limit: number) => sql<Found>`select id, order_id from refunds
    where payment_id is null and order_id is not null and id > ${last} order by id limit ${limit}`,
  (last: string, limit: number) => sql<Found>`select id, id as order_id from orders
    where status = 'Payment pending' and id > ${last} and (provider_order_id is not null or credit > 0
      or exists (select 1 from payment_links where order_id = orders.id))
      and not exists (select 1 from payments where order_id = orders.id and state = 'pending')
    order by id limit ${limit}`,
  (last: string, limit: number) => sql<Found>`select orders.id, order_id from payments
    inner join orders on orders.id = order_id
    where state = 'pending' and order_id > ${last} and ((status <> 'Payment pending' and placed_at is null)
      or (method = 'razorpay' and payments.provider_order_id is null and orders.provider_order_id is not null))
    order by order_id limit ${limit}`,
  (last: string, limit: number) => sql<Found>`select wrong_amounts.provider_payment_id as id, order_id
    from wrong_amounts inner join orders on orders.id = order_id
    where status in ('Payment pending', 'Expired')
      and not exists (select 1 from payments where provider_payment_id = wrong_amounts.provider_payment_id)
      and wrong_amounts.provider_payment_id > ${last} order by 1 limit ${limit}`,
  // A fee comes in the days after its payment.
  (last: string, limit: number) => sql<Found>`select orders.id, order_id from (
      select order_id, method, state, fee_paise from payments where captured_at is not null
      order by captured_at desc limit 500) as latest
    inner join orders on orders.id = order_id
    where method = 'razorpay' and state = 'captured' and fee_paise is null and payment_fee_paise is not null
      and order_id > ${last} order by order_id limit ${limit}`,
];

/** Resolves to the number of orders that were filled. Each transaction holds a few orders. */
export async function fillPayments(db: Database, ordersAtOnce = 500): Promise<number> {
  let filled = 0;
  for (const find of unfilled) {
    for (let last = ''; ;) {
      const { rows } = await find(last, ordersAtOnce).execute(db);
      if (rows.length === 0) break;
      last = rows.at(-1)?.id ?? '';
      const ids = [...new Set(rows.map((row) => row.order_id))];
      const fill = (trx: Database) => fillOrders(trx, ids);
      filled += await within(db, fill);
    }
  }
  return filled;
}

const within = <T>(db: Database, run: (trx: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);

/** Of one order whose rows a reader found behind: once nobody else writes it. */
export const fillOrderNow = (db: Database, orderId: string): Promise<number> =>
  within(db, async (trx) => {
    const holding = trx.updateTable('orders').set((eb) => ({ status: eb.ref('status') }));
    await holding.where('id', '=', orderId).execute();
    return fillOrders(trx, [orderId]);
  });

/** Of one order, which the transaction holds: at once, and not when the next run finds it. */
export async function fillIfNeeded(trx: Database, orderId: string): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('id', '=', orderId);
  const refunds = trx.selectFrom('refunds').select('id').where('order_id', '=', orderId);
  const wanting = orders
    .where('paid_at', 'is not', null)
    .where('placed_at', 'is', null)
    .unionAll(refunds.where('payment_id', 'is', null));
  if (await wanting.executeTakeFirst()) await fillOrders(trx, [orderId]);
}

/** Of an order that is shown: if the previous version placed it just now, it would look unpaid. */
export async function fillShown(db: Database, order: OrderRow | undefined): Promise<void> {
  if (order && order.paid_at !== null && order.placed_at === null && !db.isTransaction)
    await fillOrderNow(db, order.id);
}

/**
 * Orders with a refund that failed in a process of the previous version, or whose money moved after one
 * failed: that version leaves their documents as they were.
 */
export async function listFailedBeside(db: Database, movedSince: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct order_id as id from refunds as failed
    where status = 'failed' and order_id is not null and (failed_at is null
      or exists (select 1 from refunds where order_id = failed.order_id and created_at >= ${movedSince})
      or exists (select 1 from store_credit_entries
        where order_id = failed.order_id and created_at >= ${movedSince}))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Its order is locked. */
export async function fillFailedAt(trx: Database, orderId: string, at: string): Promise<void> {
  const failed = trx.updateTable('refunds').where('order_id', '=', orderId).where('status', '=', 'failed');
  await failed.where('failed_at', 'is', null).set({ failed_at: at }).execute();
}

/**
 * Skips orders and refunds that another transaction holds; the next run fills them. Resolves to the
 * number of orders. Call it inside a transaction.
 */
export async function fillOrders(trx: Database, ids: readonly string[]): Promise<number> {
  const free = engineOf(trx) === 'postgres' ? sql`for update skip locked` : sql``;
  const orders = await trx.selectFrom('orders').selectAll().where('id', 'in', ids).modifyEnd(free).execute();
  if (orders.length === 0) return 0;
  const books = await readBooks(trx, orders, free);
  const made: PaymentRow[] = [];
  const named: (readonly [refund: string, payment: string])[] = [];
  for (const order of orders) {
    await fillOrder(trx, order, books, made);
    for (const refund of books.refunds.get(order.id) ?? []) {
      const payment = refund.payment_id === null && paymentOfRefund(order, refund);
      if (payment && books.freeRefunds.has(refund.id)) named.push([refund.id, payment]);
    }
  }
  for (const batch of batchesOf(made)) {
    const insert = trx.insertInto('payments').values(batch);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
  if (named.length > 0) {
    // When it failed there is not known: it counts as failed from the beginning.
    await sql`update refunds set payment_id = named.column2,
        failed_at = case when status = 'failed' then coalesce(failed_at, created_at) else failed_at end
      from (values ${sql.join(named.map((pair) => sql`(${sql.join(pair)})`))}) as named
      where refunds.id = named.column1 and exists (select 1 from payments where id = named.column2)`.execute(trx);
  }
  const placed = orders.filter((order) => order.paid_at !== null && order.placed_at === null).map(({ id }) => id);
  if (placed.length > 0) {
    await trx
      .updateTable('orders')
      .set((eb) => ({ placed_at: eb.ref('paid_at') }))
      .where('id', 'in', placed)
      .execute();
  }
  return orders.length;
}

async function readBooks(trx: Database, orders: readonly OrderRow[], free: ReturnType<typeof sql>) {
  const ids = orders.map(({ id }) => id);
  const links = await trx.selectFrom('payment_links').select('order_id').where('order_id', 'in', ids).execute();
  const refunds = await trx.selectFrom('refunds').selectAll().where('order_id', 'in', ids).execute();
  // A job may hold a refund and wait for its order.
  const freeRefunds =
    refunds.length === 0
      ? []
      : await trx
          .selectFrom('refunds')
          .select('id')
          .where('order_id', 'in', ids)
          .where('payment_id', 'is', null)
          .modifyEnd(free)
          .execute();
  const wrongAmounts = await trx.selectFrom('wrong_amounts').selectAll().where('order_id', 'in', ids).execute();
  const byHand = await trx
    .selectFrom('order_events')
    .select(['order_id', 'staff_id'])
    .where('order_id', 'in', ids)
    .where('to_status', '=', 'Ordered')
    .where('cause', '=', 'by hand')
    .execute();
  const payments = await trx.selectFrom('payments').selectAll().where('order_id', 'in', ids).execute();
  return {
    links: new Set(links.map((link) => link.order_id)),
    refunds: Map.groupBy<string | null, RefundRow>(refunds, (refund) => refund.order_id),
    freeRefunds: new Set(freeRefunds.map(({ id }) => id)),
    wrongAmounts: Map.groupBy(wrongAmounts, (row) => row.order_id),
    staffIds: new Map(byHand.map((event) => [event.order_id, event.staff_id])),
    payments: Map.groupBy(payments, (row) => row.order_id),
  };
}

/** New rows are added to `made`. */
async function fillOrder(
  trx: Database,
  order: OrderRow,
  books: Awaited<ReturnType<typeof readBooks>>,
  made: PaymentRow[],
): Promise<void> {
  const stored = books.payments.get(order.id) ?? [];
  const wanted = paymentRowsOf(order, {
    hasLink: books.links.has(order.id),
    staffId: books.staffIds.get(order.id) ?? null,
    refunds: books.refunds.get(order.id) ?? [],
    wrongAmounts: books.wrongAmounts.get(order.id) ?? [],
  });
  for (const row of wanted) {
    const known = stored.find(({ id }) => id === row.id);
    const stray = row.provider_payment_id && strayId(order.id, row.provider_payment_id);
    const isStoredStray = stray !== row.id && stored.some(({ id }) => id === stray);
    if (row.provider_payment_id !== null && isStoredStray) await takeStray(trx, order.id, row.provider_payment_id);
    if (!known) made.push(row);
    else if (!isStray(row)) await updatePayment(trx, known, row);
  }
}

async function updatePayment(trx: Database, known: PaymentRow, row: PaymentRow): Promise<void> {
  const wanted = { ...row, created_at: known.created_at };
  const isSame = (Object.keys(wanted) as (keyof PaymentRow)[]).every((column) => known[column] === wanted[column]);
  if (!isSame) await trx.updateTable('payments').set(wanted).where('id', '=', known.id).execute();
}
