// The periods and tables of the sales report. Without schemas, so that the browser can load it alone.
import { addDays, indianDayOf, mondayOf, readDay } from '../calendar/indian-days.ts';

export const salesPeriods = ['day', 'week', 'month'] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

/** What sales are grouped by. `size`: of a product. */
export const salesDimensions = [
  'product',
  'size',
  'color',
  'category',
  'channel',
  'state',
  'customers',
  'discount',
  'payment',
] as const;
export type SalesDimension = (typeof salesDimensions)[number];

/** What can be saved as a file. */
export const salesTables = ['period', ...salesDimensions] as const;
export type SalesTableName = (typeof salesTables)[number];

/** `sales-by-state-2026-11-01-to-2026-11-30.csv` */
export const salesFile = (of: SalesTableName, { from, to }: Pick<SalesFilter, 'from' | 'to'>): string =>
  `sales-by-${of}-${from}-to-${to}.csv`;

/** Maximum length of a report. */
export const maxSalesDays = 731;

export interface SalesFilter {
  readonly by: SalesPeriod;
  /** Days in India, both included. */
  readonly from: string;
  readonly to: string;
  /** The table that is shown. */
  readonly of: SalesDimension;
}

/** This month, day by day. */
export function usualSales(now: number): SalesFilter {
  const today = indianDayOf(new Date(now));
  return { by: 'day', from: `${today.slice(0, 7)}-01`, to: today, of: 'product' };
}

/** Invalid values in the address get the default. */
export function readSalesFilter(params: URLSearchParams, now: number): SalesFilter {
  const usual = usualSales(now);
  return {
    by: salesPeriods.find((one) => one === params.get('by')) ?? usual.by,
    from: readDay(params.get('from')) ?? usual.from,
    to: readDay(params.get('to')) ?? usual.to,
    of: salesDimensions.find((one) => one === params.get('of')) ?? usual.of,
  };
}

/** The first day of the period that a day belongs to; weeks begin on Monday. */
export function startOfPeriod(by: SalesPeriod, of: string): string {
  if (by === 'week') return mondayOf(of);
  return by === 'month' ? `${of.slice(0, 7)}-01` : of;
}

/** The same number of days, just before; both included. */
export function periodBefore({ from, to }: { readonly from: string; readonly to: string }) {
  return { from: addDays(from, -daysBetween(from, to).length), to: addDays(from, -1) };
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let one = from; one <= to; one = addDays(one, 1)) days.push(one);
  return days;
}
