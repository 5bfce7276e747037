// What the shop sold on the last days, as India counts them.
import type { Dashboard } from '@taana-baana/contract/admin/schemas/dashboard.ts';
import type { Deps } from '../../../deps.ts';
import { addDays, indianDayOf, mondayOf, startOfDay } from '@taana-baana/contract/indian-days.ts';
import { type Sales, listSales } from './sales.repository.ts';

const daysShown = 14;

/** A part refund does not lower the day's revenue; a cancelled order is left out. */
export async function readSales({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<NonNullable<Dashboard['revenue']>> {
  const today = indianDayOf(clock.now());
  const days = Array.from({ length: daysShown }, (_, index) => addDays(today, index + 1 - daysShown));
  const sales = await listSales(
    db,
    days.map((day) => ({ from: startOfDay(day), before: startOfDay(addDays(day, 1)) })),
  );
  const series = days.map((day, index) => ({ day, ...(sales[index] as Sales) }));
  const since = (from: string): Sales =>
    series
      .filter(({ day }) => day >= from)
      .reduce((sum, { orders, revenue }) => ({ orders: sum.orders + orders, revenue: sum.revenue + revenue }), nothing);
  return { today: since(today), week: since(mondayOf(today)), days: series };
}

const nothing: Sales = { orders: 0, revenue: 0 };
