// The sales report.
import type { SalesDimension, SalesPeriod } from '../../sales-periods.ts';
import { instruments } from '../../../texts/payment-methods.ts';
import { formatPaise } from '../money.ts';
import { channels } from './manual-orders.ts';

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
  sold: 'Paid',
  discount: 'Discount',
  cost: 'Cost',
  margin: 'Margin',
} as const;

export const chart = (best: string, netPaise: number): string =>
  netPaise === 0 ? 'Net sales: none.' : `Net sales as bars. The best was ${best} with ${formatPaise(netPaise)}.`;
export const bar = (period: string, netPaise: number): string => `${period}: ${formatPaise(netPaise)}`;

export const byPeriod = 'By period';
export const period = 'Period';
export const total = 'Total';

export const inDetail = 'In detail';
export const detailText =
  'What was paid for the shirts, without shipping. A refund without pieces is shared among the shirts of its order.';
export const dimensions: Readonly<Record<SalesDimension, string>> = {
  product: 'Product',
  size: 'Size',
  color: 'Colour',
  category: 'Category',
  channel: 'Channel',
  state: 'State',
  customers: 'Customers',
  discount: 'Discount',
  payment: 'Paid by',
};

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  category: { '': 'No longer in the catalogue' },
  channel: { shop: 'Shop', ...channels },
  state: { '': 'Not known', here: 'Handed over in the shop' },
  customers: { '': 'Not known', new: 'New', returning: 'Returning' },
  discount: { '': 'At the shop’s prices' },
  payment: { '': 'Store credit, or not known', ...instruments },
};
/** `written`: the product's title on one of its lines, or the reason of the discount. */
export const labelOf = (of: SalesDimension, key: string, written: string): string =>
  names[of]?.[key] ?? (of === 'product' || of === 'size' || of === 'discount' ? written : key);

export const compared = (days: string): string => `Compared with ${days}, as many days before.`;
export const change = 'Change';
export const noneBefore = 'No sales then';
/** `+ Rs. 340 (+12 %)`; without a percentage if it was nothing or less. */
export function changeOf(now: number, before: number | null): string {
  if (before === null) return noneBefore;
  const [sign, paise] = [now < before ? '−' : '+', Math.abs(now - before)];
  if (paise === 0) return 'The same';
  const percent = before > 0 ? ` (${sign}${Math.round((paise / before) * 100)} %)` : '';
  return `${sign} ${formatPaise(paise)}${percent}`;
}
export const netCompared = (difference: string, days: string): string => `Net, compared with ${days}: ${difference}`;
export const netBefore = 'Net before';
export const marginPercent = 'Margin %';
export const unknownCost = 'Pieces without a cost';
export const marginShown = (paise: number, percent: number | null): string =>
  percent === null ? formatPaise(paise) : `${formatPaise(paise)} (${percent} %)`;
export const marginText =
  'Margin is net less the cost of the pieces that were not refunded, as it was when they were sold. Only the owner sees it.';
export const unknownText = (pieces: number): string =>
  `${pieces === 1 ? '1 piece has' : `${pieces} pieces have`} no cost, and ${pieces === 1 ? 'is' : 'are'} left out of the margin.`;
export const save = 'CSV';
export const saveLabel = (table: string): string => `Save as CSV: ${table}`;
export const saved = 'The file is on its way.';
export const nothingHeading = 'Nothing was sold on these days';
export const nothingText = 'Please choose other days.';

/** What the server says about a wrong request. */
export const periodUnknown = 'Please choose day, week or month';
export const wrongOrder = 'The last day is before the first one';
export const tooLong = 'Please choose at most two years';
