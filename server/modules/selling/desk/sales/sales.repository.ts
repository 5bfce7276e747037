// SQL for the shop's sales: orders placed in a period, confirmed, and not cancelled. Grouped by half hours of
// UTC, because days in India begin at 18:30 UTC; both engines can do this.
import { sql } from 'kysely';
import { listInBatches } from '../../../../database/batches.ts';
import type { Database } from '../../../../database/tables.ts';

/** UTC, as stored. `from` counts, `before` does not. */
export interface Period {
  readonly from: string;
  readonly before: string;
}

const halfHour = sql<string>`substr(orders.placed_at, 1, 14) ||
  case when substr(orders.placed_at, 15, 1) < '3' then '00' else '30' end || ':00.000Z'`;

export const soldOrders = (db: Database, { from, before }: Period) =>
  db
    .selectFrom('orders')
    .where('orders.placed_at', '>=', from)
    .where('orders.placed_at', '<', before)
    .where('orders.status', '!=', 'Cancelled')
    .where('orders.confirm_by', 'is', null)
    // Replacements are not sales.
    .where('orders.parent_id', 'is', null);

/** `revenue`: rupees that were paid. */
export function listSales(db: Database, period: Period): Promise<{ at: string; orders: number; revenue: number }[]> {
  return soldOrders(db, period)
    .select((eb) => [
      halfHour.as('at'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('orders.total').as('revenue'),
    ])
    .groupBy(halfHour)
    .execute();
}

/** Paise: to the payment unless that refund failed, and to store credit. */
export const paidBack = sql<number>`refunds.credit * 100 + case when refunds.status = 'failed' then 0
  else coalesce(refunds.amount_paise, payments.amount_paise) end`;

/**
 * Refunded, or about to be, of the payments of these orders; second payments, which are no revenue,
 * are left out. A refund without an amount is the whole payment.
 */
export function listRefunded(db: Database, period: Period): Promise<{ at: string; paise: number }[]> {
  return soldOrders(db, period)
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
    .where('payments.state', '=', 'captured')
    .select([halfHour.as('at'), sql<number>`cast(sum(${paidBack}) as bigint)`.as('paise')])
    .groupBy(halfHour)
    .execute();
}

export function listPiecesSold(db: Database, period: Period): Promise<{ at: string; pieces: number }[]> {
  return soldOrders(db, period)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select((eb) => [halfHour.as('at'), eb.fn.sum<number>('order_lines.quantity').as('pieces')])
    .groupBy(halfHour)
    .execute();
}

/** Pieces of these products by colour and size. */
export function listVariantsSold(db: Database, period: Period, products: readonly string[]) {
  return listInBatches(products, (some) =>
    soldOrders(db, period)
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select((eb) => [
        'order_lines.product_id',
        'order_lines.color_id',
        'order_lines.size',
        eb.fn.sum<number>('order_lines.quantity').as('pieces'),
      ])
      .where('order_lines.product_id', 'in', some)
      .groupBy(['order_lines.product_id', 'order_lines.color_id', 'order_lines.size'])
      .execute(),
  );
}
