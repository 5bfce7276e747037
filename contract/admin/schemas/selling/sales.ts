// The sales report: what was sold between two days, by period and by what, where and to whom.
import * as z from 'zod/mini';
import { addDays } from '../../../calendar/indian-days.ts';
import { maxSalesDays, salesDimensions, salesPeriods, salesTables } from '../../sales-periods.ts';
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

const Days = z.object({ from: IndianDay, to: IndianDay });

export const SalesReport = z.object({
  /**
   * Oldest first, including those without sales. `start`: the first day, `2026-11-16`, within the
   * report.
   */
  periods: z.array(z.extend(Sales, { start: IndianDay })),
  total: Sales,
  /** As many days before. */
  before: z.extend(Days, { total: Sales }),
});
export type SalesReport = z.infer<typeof SalesReport>;

/**
 * What was paid for shirts, without shipping; paise. A refund is of the pieces that it names, else of
 * all pieces of its order by what was paid for them; what exceeds them is of the shipping.
 */
const GoodsSold = z.object({
  orders: z.int(),
  pieces: z.int(),
  soldPaise: z.int(),
  /** What discounts took off; `soldPaise` is without it. */
  discountPaise: z.int(),
  refundedPaise: z.int(),
  netPaise: z.int(),
  /** The same of as many days before. Null: nothing was sold then. */
  netBeforePaise: z.nullable(z.int()),
  /** Only for those who see costs. */
  margin: z.optional(
    z.object({
      /** Of the pieces that were not refunded. */
      costPaise: z.int(),
      /** Net of the pieces whose cost is known, less their cost. */
      marginPaise: z.int(),
      /** Whole per cent of that net; null: it is nothing. */
      percent: z.nullable(z.int()),
      /** Pieces whose cost was not known when they were sold. */
      unknown: z.int(),
    }),
  ),
});
export type GoodsSold = z.infer<typeof GoodsSold>;

/** `key`: a product's id, a category, a channel…; '' if it is not known. `label`: for people. */
const SalesRow = z.extend(GoodsSold, { key: z.string(), label: z.string() });
export type SalesRow = z.infer<typeof SalesRow>;

/** By one dimension, most pieces first; also what was sold only before. */
export const SalesTable = z.object({ rows: z.array(SalesRow), total: GoodsSold, before: Days });
export type SalesTable = z.infer<typeof SalesTable>;

export const SalesTableParams = z.object({ of: z.enum(salesDimensions) });
export const SalesExportParams = z.object({ of: z.enum(salesTables) });
