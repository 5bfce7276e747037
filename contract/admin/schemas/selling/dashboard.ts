// The dashboard of the admin: open tasks, and sales.
import * as z from 'zod/mini';
import { CappedCount } from './orders.ts';

/** Whole rupees of orders paid on these days and not cancelled, net of refunds. */
const Sales = z.object({ orders: z.int(), revenue: z.int() });

/** What is no work of the member's role is 0. */
export const Dashboard = z.object({
  toPack: z.object({
    count: CappedCount,
    /** Placed more than 48 hours ago. */
    late: CappedCount,
  }),
  /** Paid on delivery, and not confirmed yet; missing: none. */
  toConfirm: z.optional(CappedCount),
  /** Packed, and not handed over yet. */
  packed: CappedCount,
  /** Shipped, and placed on this day of India or before it, so that their promised days are over. */
  arrived: z.object({ count: CappedCount, to: z.string() }),
  outForDelivery: CappedCount,
  /** Returned parcels: to be sent again, or cancelled. */
  returned: CappedCount,
  /** Shipped without an AWB for more than 24 business hours. */
  trackingLate: CappedCount,
  /** Orders with a refund that the provider refused. */
  refundsFailed: CappedCount,
  /** Orders with a refund that staff give back by hand. */
  refundsByHand: CappedCount,
  disputesOpen: CappedCount,
  /** What the system page names, the worst first. */
  system: z.array(z.string()),
  /** Without an answer; `late` for more than 40 hours. */
  enquiries: z.object({ open: CappedCount, late: CappedCount }),
  /** Without an answer; `late`: the goods came back more than five working days ago. */
  exchanges: z.object({ open: CappedCount, late: CappedCount }),
  /** Products with a colour and size that is low or sold out. */
  lowStock: CappedCount,
  /** Null: not for this member. Days are India's; the week begins on Monday. */
  revenue: z.nullable(z.object({ today: Sales, week: Sales })),
  hasOrders: z.boolean(),
  /** No money moves: without keys of the payment provider, or with those of its test mode. */
  isDemo: z.boolean(),
});
export type Dashboard = z.infer<typeof Dashboard>;
