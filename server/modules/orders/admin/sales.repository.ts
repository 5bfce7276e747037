// SQL for the sales of the dashboard.
import { sql } from 'kysely';
import type { Database } from '../../../database/tables.ts';

export interface Sales {
  readonly orders: number;
  /** Rupees. */
  readonly revenue: number;
}

/** Of each period: orders that were paid in it and not cancelled. `from` counts, `before` does not. */
export async function listSales(
  db: Database,
  periods: readonly { readonly from: string; readonly before: string }[],
): Promise<Sales[]> {
  const sums = periods.map(({ from, before }, index) =>
    db
      .selectFrom('orders')
      .select((eb) => [
        sql<number>`${sql.lit(index)}`.as('which'),
        eb.fn.countAll<number>().as('orders'),
        sql<number>`coalesce(sum(total), 0)`.as('revenue'),
      ])
      .where('paid_at', '>=', from)
      .where('paid_at', '<', before)
      .where('status', '!=', 'Cancelled'),
  );
  const [first, ...others] = sums;
  if (!first) return [];
  const rows = await others.reduce((union, one) => union.unionAll(one), first).execute();
  return rows.toSorted((a, b) => a.which - b.which).map(({ orders, revenue }) => ({ orders, revenue }));
}
