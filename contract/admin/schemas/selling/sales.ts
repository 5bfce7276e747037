// The sales report: what was sold between two days, by period and by product.
import * as z from 'zod/mini';
import { addDays } from '../../../calendar/indian-days.ts';
import { maxSalesDays, salesPeriods } from '../../sales-periods.ts';
import * as messages from '../../texts/selling/sales.ts';
import { IndianDay } from '../fields.ts';

export const SalesQuery = z
  .object({
    by: z.prefault(z.enum(salesPeriods, { error: messages.periodUnknown }), 'day'),
    /** Both days are included. */
    from: IndianDay,
    to: IndianDay,
  })
  .check(
    z.refine(({ from, to }) => from <= to, { path: ['to'], error: messages.wrongOrder }),
    z.refine(({ from, to }) => to < addDays(from, maxSalesDays), { path: ['to'], error: messages.tooLong }),
  );
export type SalesQuery = z.infer<typeof SalesQuery>;

/** Of orders paid in the period and not cancelled. */
const Sales = z.object({
  orders: z.int(),
  pieces: z.int(),
  /** The payments, including shipping. Rupees. */
  revenue: z.int(),
  /** The part that is refunded, or about to be, at any time. Paise. */
  refundedPaise: z.int(),
  /** Net. Paise. */
  netPaise: z.int(),
});
export type Sales = z.infer<typeof Sales>;

export const ProductSales = z.object({
  productId: z.string(),
  title: z.string(),
  pieces: z.int(),
  /** Rupees, without shipping and before refunds. */
  revenue: z.int(),
  sizes: z.array(z.object({ size: z.string(), pieces: z.int() })),
});
export type ProductSales = z.infer<typeof ProductSales>;

export const SalesReport = z.object({
  /**
   * Oldest first, including those without sales. `start`: the first day, `2026-11-16`, within the
   * report.
   */
  periods: z.array(z.extend(Sales, { start: IndianDay })),
  total: Sales,
  /** The one with most pieces first. */
  products: z.array(ProductSales),
});
export type SalesReport = z.infer<typeof SalesReport>;
