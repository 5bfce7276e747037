// Store credit: what a customer may spend instead of paying. Whole rupees.
import * as z from 'zod/mini';

export const creditKinds = ['gift card', 'exchange', 'goodwill', 'order', 'order returned', 'account deleted'] as const;
export type CreditKind = (typeof creditKinds)[number];

export const CreditEntry = z.object({
  _id: z.string(),
  /** Below 0 for what was spent. */
  amount: z.int(),
  kind: z.enum(creditKinds),
  /** The reason given by staff. */
  note: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  createdAt: z.string(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/** The balance is the sum of the entries, newest first. */
export const StoreCredit = z.object({ balance: z.int(), entries: z.array(CreditEntry) });
export type StoreCredit = z.infer<typeof StoreCredit>;
