// SQL for what couriers owe: sums of each courier, and the orders that need somebody.
import { type RawBuilder, sql } from 'kysely';
import type { CashBook } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import type { Database } from '../../../../database/tables.ts';

/** Cash orders, what came of them, and their latest parcel. `waiting`: not collected yet. */
const cashOf = (which: RawBuilder<boolean>) => sql`(
  select orders.id, orders.number, shipments.courier, shipments.awb, payments.state, payments.captured_at,
    case when payments.state = 'pending' then payments.amount_paise else 0 end as waiting,
    case when payments.state = 'captured' then payments.amount_paise else 0 end as due,
    coalesce(entries.received, 0) as received, coalesce(entries.lost, 0) as lost, coalesce(entries.freight, 0) as freight,
    case when payments.state = 'captured' then payments.amount_paise else 0 end
      - coalesce(entries.received, 0) - coalesce(entries.lost, 0) as outstanding
  from payments
  join orders on orders.id = payments.order_id
  left join (
    select order_id, sum(case when kind = 'received' then paise else 0 end) as received,
      sum(case when kind = 'received' then 0 else paise end) as lost,
      sum(freight_paise - case when kind = 'freight' then paise else 0 end) as freight
    from cash_entries group by order_id
  ) as entries on entries.order_id = payments.order_id
  left join shipments on shipments.id = (select max(id) from shipments where order_id = payments.order_id)
  where payments.method = 'cash-on-delivery' and (${which})
) as cash`;

/** Every one that was delivered, or paid for. */
const cash = cashOf(sql`payments.state = 'captured' or entries.order_id is not null`);

export interface CourierSums {
  readonly courier: string | null;
  readonly orders: number;
  readonly due: number;
  readonly received: number;
  readonly lost: number;
  /** Outstanding by age, youngest first. */
  readonly aged: readonly number[];
}

/** `since`: when each age but the oldest begins, UTC; youngest first. */
export async function sumByCourier(db: Database, since: readonly string[]): Promise<CourierSums[]> {
  const before = (place: number) => (place === 0 ? sql`true` : sql`captured_at < ${since[place - 1]}`);
  const ages = [...since, undefined].map((from, place) => {
    // What came for an order that is not delivered has no age: it is as young as can be.
    const isIn =
      place === 0
        ? sql`(captured_at is null or captured_at >= ${from})`
        : from === undefined
          ? before(place)
          : sql`captured_at >= ${from} and ${before(place)}`;
    return sql`sum(case when ${isIn} then outstanding else 0 end) as ${sql.ref(`age${place}`)}`;
  });
  const { rows } = await sql<Record<string, number | string | null>>`select courier,
    sum(case when state = 'captured' then 1 else 0 end) as orders, sum(due) as due, sum(received) as received,
    sum(lost) as lost, ${sql.join(ages)} from ${cash} group by courier order by courier`.execute(db);
  return rows.map((row) => ({
    courier: row.courier === null ? null : String(row.courier),
    orders: Number(row.orders),
    due: Number(row.due),
    received: Number(row.received),
    lost: Number(row.lost),
    aged: ages.map((_, place) => Number(row[`age${place}`])),
  }));
}

export interface OpenRow {
  readonly number: string;
  readonly courier: string | null;
  readonly awb: string | null;
  readonly captured_at: string | null;
  readonly due: number | string;
  readonly received: number | string;
  readonly freight: number | string;
  readonly outstanding: number | string;
}

/** Paid in part or too much, or delivered before `missingSince` and not paid at all. Oldest first. */
export async function listOpen(db: Database, missingSince: string, most?: number): Promise<OpenRow[]> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  const { rows } = await sql<OpenRow>`select number, courier, awb, captured_at, due, received, freight, outstanding
    from ${cash} where ${needsSomebody(missingSince)}
    order by captured_at is null, captured_at, id ${limit}`.execute(db);
  return rows;
}

export async function countOpen(db: Database, missingSince: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${cash}
    where ${needsSomebody(missingSince)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const needsSomebody = (missingSince: string): RawBuilder<boolean> =>
  sql`(outstanding < 0 and state <> 'pending')
    or (outstanding > 0 and (received > 0 or captured_at < ${missingSince}))`;

export async function listUnknown(db: Database, most: number): Promise<CashBook['unknown']> {
  const rows = await db
    .selectFrom('cash_entries')
    .select(['id', 'courier', 'awb', 'reference', 'paise'])
    .where('order_id', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, awb: row.awb ?? '', reference: row.reference ?? '' }));
}

/** Latest first. */
export async function listFiles(db: Database, most: number): Promise<CashBook['files']> {
  const rows = await db
    .selectFrom('remittances')
    .innerJoin('cash_entries', 'cash_entries.remittance_id', 'remittances.id')
    .where('kind', '=', 'received')
    .select((eb) => [
      'remittances.id',
      'remittances.courier',
      'remittances.created_at as at',
      eb.fn.countAll<number | string>().as('rows'),
      eb.fn.sum<number | string>('paise').as('paise'),
    ])
    .groupBy(['remittances.id', 'remittances.courier', 'remittances.created_at'])
    .orderBy('remittances.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, rows: Number(row.rows), paise: Number(row.paise) }));
}

/** Paise of an order: to be collected, collected, received, still with the courier, and freight and written off. */
export type CashSums = Readonly<Record<'waiting' | 'due' | 'received' | 'outstanding' | 'lost', number>>;

/** By order; others than cash orders have none. */
export async function listCashSums(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, CashSums>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<Record<keyof CashSums, number | string> & { id: string }>`select
    id, waiting, due, received, outstanding, lost
    from ${cashOf(sql`payments.order_id in (${sql.join(orderIds)})`)}`.execute(db);
  return new Map(
    rows.map(({ id, ...sums }) => [
      id,
      Object.fromEntries(Object.entries(sums).map(([name, paise]) => [name, Number(paise)])) as CashSums,
    ]),
  );
}

export const hasCashOrders = async (db: Database): Promise<boolean> =>
  (await db
    .selectFrom('payments')
    .select('id')
    .where('method', '=', 'cash-on-delivery')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Paise of all couriers; null: nothing was ever paid on delivery. */
export async function sumCash(db: Database): Promise<{ received: number; lost: number; outstanding: number } | null> {
  const { rows } = await sql<Record<'received' | 'lost' | 'outstanding', number | string | null>>`select
    sum(received) as received, sum(lost) as lost, sum(outstanding) as outstanding from ${cash}`.execute(db);
  const [row] = rows;
  if (row?.outstanding == null) return null;
  return { received: Number(row.received), lost: Number(row.lost), outstanding: Number(row.outstanding) };
}
