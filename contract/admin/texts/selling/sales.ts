// The sales report.
import type { SalesPeriod } from '../../sales-periods.ts';
import { formatPaise } from '../money.ts';

export const title = 'Sales';
export const intro =
  'Orders by the day on which they were paid, in India’s time, without the cancelled ones. Refunds are taken off the day of the order.';

export const from = 'From';
export const to = 'To';
export const by = 'By';
export const periods: Readonly<Record<SalesPeriod, string>> = { day: 'Day', week: 'Week', month: 'Month' };
export const print = 'Print';
export const weekFrom = (day: string): string => `Week of ${day}`;

export const figures = {
  net: 'Net',
  revenue: 'Revenue',
  refunded: 'Refunded',
  orders: 'Orders',
  pieces: 'Pieces',
} as const;

export const chart = (best: string, netPaise: number): string =>
  netPaise === 0 ? 'Net sales: none.' : `Net sales as bars. The best was ${best} with ${formatPaise(netPaise)}.`;
export const bar = (period: string, netPaise: number): string => `${period}: ${formatPaise(netPaise)}`;

export const byPeriod = 'By period';
export const period = 'Period';
export const total = 'Total';

export const byProduct = 'By product';
export const product = 'Product';
export const sizes = 'Sizes';
export const sizeCount = (size: string, pieces: number): string => `${size} ${pieces}`;
export const productText = 'Prices of the shirts, without shipping and before refunds.';
export const nothingHeading = 'Nothing was sold on these days';
export const nothingText = 'Please choose other days.';

/** What the server says about a wrong request. */
export const periodUnknown = 'Please choose day, week or month';
export const wrongOrder = 'The last day is before the first one';
export const tooLong = 'Please choose at most two years';
