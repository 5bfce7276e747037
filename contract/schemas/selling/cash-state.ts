// Where the cash of an order is, as its customer sees it.
import * as z from 'zod/mini';

/** What stays to be done for it, to the customer. */
export const cashStates = ['to confirm', 'to collect', 'collected', 'ended'] as const;
export const CashState = z.object({
  due: z.int(),
  /** The part of the shipping that is for paying so; only if there is one. */
  fee: z.optional(z.int()),
  /** What was paid online first; only if something was. */
  advance: z.optional(z.int()),
  /** What paying online now takes off; only if it does. */
  saving: z.optional(z.int()),
  state: z.enum(cashStates),
  /** UTC; null: nothing is to be confirmed. */
  confirmBy: z.nullable(z.string()),
});
export type CashState = z.infer<typeof CashState>;
