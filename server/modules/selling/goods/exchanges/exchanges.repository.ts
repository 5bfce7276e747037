// The table of exchanges.
import type { ExchangeState } from '@taana-baana/contract/exchanges.ts';
import { countRows } from '../../../../database/count-rows.ts';
import type { ExchangeRow } from '../../../../database/tables/exchange-tables.ts';
import type { Database } from '../../../../database/tables.ts';

const select = (db: Database) => db.selectFrom('exchanges').selectAll();

export async function insertExchange(db: Database, exchange: ExchangeRow): Promise<void> {
  await db.insertInto('exchanges').values(exchange).execute();
}

export const findExchange = (db: Database, id: string): Promise<ExchangeRow | undefined> =>
  select(db).where('id', '=', id).executeTakeFirst();

/** The exchange that a request with this key has made. */
export const findRequested = (db: Database, orderId: string, key: string): Promise<ExchangeRow | undefined> =>
  select(db).where('order_id', '=', orderId).where('request_key', '=', key).executeTakeFirst();

/** Oldest first. */
export async function listExchangesOfOrders(db: Database, orderIds: readonly string[]): Promise<ExchangeRow[]> {
  if (orderIds.length === 0) return [];
  return select(db).where('order_id', 'in', orderIds).orderBy('requested_at').orderBy('id').execute();
}

export const listExchanges = (
  db: Database,
  { states, direction, limit }: { states: readonly ExchangeState[]; direction: 'asc' | 'desc'; limit: number },
): Promise<ExchangeRow[]> =>
  select(db)
    .where('state', 'in', states)
    .orderBy('requested_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();

/** Undefined if it is in none of the states any more. */
export function updateExchange(
  trx: Database,
  id: string,
  from: readonly ExchangeState[],
  changes: Partial<ExchangeRow>,
): Promise<ExchangeRow | undefined> {
  return trx
    .updateTable('exchanges')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** The fee of sending the replacement is paid: it goes out. */
export async function updateReplacementPaid(trx: Database, replacementId: string, at: string): Promise<void> {
  await trx
    .updateTable('exchanges')
    .set({ state: 'replaced', ended_at: at })
    .where('replacement_id', '=', replacementId)
    .execute();
}

/** The goods have arrived, and no replacement goes out any more. */
export async function updateReplacementGone(trx: Database, replacementId: string): Promise<void> {
  await trx
    .updateTable('exchanges')
    .set({ state: 'received', replacement_id: null, ended_at: null })
    .where('replacement_id', '=', replacementId)
    .execute();
}

/** Of a customer who deletes the account. */
export async function updateWithoutComment(trx: Database, customerId: string): Promise<void> {
  await trx
    .updateTable('exchanges')
    .set({ comment: null })
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('orders.id').where('customer_id', '=', customerId))
    .execute();
}

/** When each of these orders was delivered. */
export async function listDeliveries(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_events')
    .select((eb) => ['order_id', eb.fn.max('created_at').as('at')])
    .where('order_id', 'in', orderIds)
    .where('to_status', '=', 'Delivered')
    .where('what', 'is', null)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.at]));
}

/** Number and customer of orders, by id. For a deleted account, the name is that of the address. */
export interface OrderNames {
  readonly number: string;
  readonly customer: string;
  /** Null once the account is deleted, as the next. */
  readonly mobile: string | null;
  readonly email: string | null;
}

export async function listOrderNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, OrderNames>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'customer_name', 'customer_mobile', 'customer_email', 'address'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => {
      const { firstname = '', lastname = '' } = JSON.parse(row.address ?? '{}') as Record<string, string>;
      const customer = row.customer_name ?? `${firstname} ${lastname}`.trim();
      const { customer_mobile: mobile, customer_email: email } = row;
      return [row.id, { number: row.number ?? '', customer, mobile, email }];
    }),
  );
}

/** Numbers of orders by their ids. */
export async function listNumbers(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.number ?? '']));
}

/** `open`: the customer waits. `late`: the goods came back before `receivedBefore`. */
export async function countExchanges(
  db: Database,
  { receivedBefore, most }: { receivedBefore: string; most: number },
): Promise<{ open: number; late: number }> {
  const open = db.selectFrom('exchanges').select('id').where('state', 'in', ['requested', 'returned', 'received']);
  const late = db
    .selectFrom('exchanges')
    .select('id')
    .where('state', '=', 'received')
    .where('received_at', '<', receivedBefore);
  const count = (some: typeof open) => db.selectFrom(some.limit(most).as('some')).$call(countRows);
  return { open: await count(open), late: await count(late) };
}
