// Sales by days of India: for the dashboard, the report and the morning mail.
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import type { Sales, SalesQuery, SalesReport } from '@taana-baana/contract/admin/schemas/selling/sales.ts';
import { daysBetween, periodBefore, startOfPeriod } from '@taana-baana/contract/admin/sales-periods.ts';
import { addDays, indianDayOf, mondayOf, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { type Period, listPiecesSold, listRefunded, listSales } from './sales.repository.ts';

export interface Days {
  /** Both included. */
  readonly from: string;
  readonly to: string;
}

const nothing: Sales = { orders: 0, pieces: 0, revenue: 0, refundedPaise: 0, netPaise: 0 };

/** Today and since Monday; `revenue` is net of refunds, in whole rupees. */
export async function readRevenue({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<NonNullable<Dashboard['revenue']>> {
  const today = indianDayOf(clock.now());
  const days = await salesByDay(db, { from: mondayOf(today), to: today });
  const toShown = ({ orders, netPaise }: Sales) => ({ orders, revenue: Math.round(netPaise / 100) });
  return { today: toShown(days.at(-1) ?? nothing), week: toShown(sumOf(days)) };
}

export async function readSalesReport({ db }: Pick<Deps, 'db'>, { by, from, to }: SalesQuery): Promise<SalesReport> {
  const days = await readDays(db, { from, to });
  const before = periodBefore({ from, to });
  const periods = [...Map.groupBy(days, ({ day }) => startOfPeriod(by, day)).values()];
  return {
    periods: periods.map((ofPeriod) => ({ start: ofPeriod[0]?.day ?? from, ...sumOf(ofPeriod) })),
    total: sumOf(days),
    before: { ...before, total: sumOf(await readDays(db, before)) },
  };
}

const readDays = async (db: Database, days: Days) => salesByDay(db, days, await listPiecesSold(db, periodOf(days)));

/** Orders paid in a period and not cancelled, and their payments in rupees. */
export async function countSold(db: Database, period: Period): Promise<{ orders: number; revenue: number }> {
  const sales = await listSales(db, period);
  return {
    orders: sales.reduce((sum, { orders }) => sum + orders, 0),
    revenue: sales.reduce((sum, { revenue }) => sum + revenue, 0),
  };
}

export const periodOf = ({ from, to }: Days): Period => ({
  from: startOfDay(from),
  before: startOfDay(addDays(to, 1)),
});

/** By day, oldest first: orders paid on it and not cancelled, net of refunds. */
async function salesByDay(
  db: Database,
  days: Days,
  pieces: readonly { at: string; pieces: number }[] = [],
): Promise<(Sales & { day: string })[]> {
  const period = periodOf(days);
  const byDay = new Map(daysBetween(days.from, days.to).map((day) => [day, { ...nothing, day }]));
  const dayOf = (at: string) => byDay.get(indianDayOf(new Date(at))) ?? { ...nothing, day: '' };
  for (const { at, orders, revenue } of await listSales(db, period)) {
    const day = dayOf(at);
    day.orders += orders;
    day.revenue += revenue;
    day.netPaise += revenue * 100;
  }
  for (const { at, paise } of await listRefunded(db, period)) {
    const day = dayOf(at);
    day.refundedPaise += paise;
    day.netPaise -= paise;
  }
  for (const row of pieces) dayOf(row.at).pieces += row.pieces;
  return [...byDay.values()];
}

const sumOf = (sales: readonly Sales[]): Sales =>
  sales.reduce<Sales>(
    (sum, one) => ({
      orders: sum.orders + one.orders,
      pieces: sum.pieces + one.pieces,
      revenue: sum.revenue + one.revenue,
      refundedPaise: sum.refundedPaise + one.refundedPaise,
      netPaise: sum.netPaise + one.netPaise,
    }),
    nothing,
  );
