// SQL for the tables of sales: the lines of sold orders, each with the key that one dimension gives
// it. Every sum is an integer, so both engines have the same ones.
import { type RawBuilder, sql } from 'kysely';
import type { SalesDimension } from '@taana-baana/contract/admin/sales-periods.ts';
import { engineOf } from '../../../../database/open.ts';
import type { Database } from '../../../../database/tables.ts';
import { type Period, paidBack, soldOrders } from './sales.repository.ts';

export interface SoldLine {
  readonly order_id: string;
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
  /** Paid for it. */
  readonly paise: number;
  /** Of a piece. */
  readonly cost_paise: number | null;
}

/** Another order of the same account, or of the same mobile number, was placed before and not cancelled. */
export const isEarlier = (column: 'customer_id' | 'customer_mobile') => sql<boolean>`exists (
  select 1 from orders as earlier where earlier.${sql.ref(column)} = ${sql.ref(`orders.${column}`)}
    and earlier.placed_at < orders.placed_at and earlier.status <> 'Cancelled' and earlier.parent_id is null)`;

/** The reasons of an order's discounts. */
const discounts = sql<string>`coalesce((select string_agg(label, ' + ' order by position) from order_adjustments
  where order_adjustments.order_id = orders.id), '')`;

const keys: Readonly<Record<SalesDimension, (db: Database) => RawBuilder<string>>> = {
  product: () => sql`order_lines.product_id`,
  size: () => sql`order_lines.product_id || ' ' || order_lines.size`,
  color: () => sql`order_lines.color_title`,
  // As it is now: a line has none.
  category: () => sql`coalesce((select category from products where products.id = order_lines.product_id), '')`,
  channel: () => sql`coalesce(orders.channel, 'shop')`,
  state: (db) => {
    const state = engineOf(db) === 'postgres' ? sql`cast(orders.address as json)` : sql`orders.address`;
    return sql`coalesce(${state} ->> 'state', orders.handing, '')`;
  },
  customers: () => sql`case when ${isEarlier('customer_id')} or ${isEarlier('customer_mobile')} then 'returning'
    when orders.customer_mobile is null then '' else 'new' end`,
  discount: () => discounts,
  payment: () => sql`coalesce(orders.payment_method, '')`,
};

const titles: Readonly<Partial<Record<SalesDimension, RawBuilder<string>>>> = {
  size: sql`order_lines.title || ' · ' || order_lines.size`,
  discount: discounts,
};

const soldLines = (db: Database, period: Period, of: SalesDimension) =>
  soldOrders(db, period)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select([
      'orders.id as order_id',
      'order_lines.id',
      keys[of](db).as('key'),
      (titles[of] ?? sql<string>`order_lines.title`).as('title'),
      'order_lines.quantity',
      sql<number>`cast(order_lines.quantity as bigint) * order_lines.price * 100 - order_lines.discount_paise`.as(
        'paise',
      ),
      'order_lines.discount_paise',
      'order_lines.cost_paise',
    ]);

/** PostgreSQL's own sum of large integers is no integer. */
const sumOf = (paise: RawBuilder<unknown>) => sql<number>`cast(sum(${paise}) as bigint)`;

/** `costed`, `cost`, in paise, and `unknown`, in pieces: of the lines with a cost, and of those without. */
export function listGroups(db: Database, period: Period, of: SalesDimension) {
  return db
    .selectFrom(soldLines(db, period, of).as('sold'))
    .select((eb) => [
      'key',
      eb.fn.max('title').as('title'),
      eb.fn.count<number>('order_id').distinct().as('orders'),
      eb.fn.sum<number>('quantity').as('pieces'),
      sumOf(sql`paise`).as('paise'),
      sumOf(sql`discount_paise`).as('discount'),
      sumOf(sql`case when cost_paise is null then 0 else paise end`).as('costed'),
      sumOf(sql`cast(quantity as bigint) * coalesce(cost_paise, 0)`).as('cost'),
      sql<number>`sum(case when cost_paise is null then quantity else 0 end)`.as('unknown'),
    ])
    .groupBy('key')
    .execute();
}

/** All lines of the orders that have a refund. */
export function listRefundedLines(db: Database, period: Period, of: SalesDimension): Promise<SoldLine[]> {
  return soldLines(db, period, of)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('refunds').select('refunds.id').whereRef('refunds.order_id', '=', 'orders.id')),
    )
    .orderBy('order_lines.order_id')
    .orderBy('order_lines.position')
    .execute();
}

/** Of the payments of these orders, as `listRefunded` counts them. `lines`: JSON, see `RefundRow`. */
export function listRefundsOfLines(db: Database, period: Period) {
  return soldOrders(db, period)
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
    .where('payments.state', '=', 'captured')
    .select(['orders.id as order_id', 'refunds.lines', sql<number>`${paidBack}`.as('paise')])
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute();
}
