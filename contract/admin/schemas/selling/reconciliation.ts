// The reconciliation of a month: documents against money, our books against the provider's.
import * as z from 'zod/mini';
import { IndianMonth } from '../fields.ts';

export const ReconciliationQuery = z.object({
  month: IndianMonth,
});

export const bridgeRows = [
  'invoices',
  'credit notes',
  'captured',
  'refunded',
  'received by hand',
  'given back by hand',
  'credit spent',
  'credit returned',
  'paid before',
  'not packed',
  'given back before packing',
  'without document',
  'not explained',
] as const;
export type BridgeRow = (typeof bridgeRows)[number];

/** Paise, signed: invoices and credit notes add up to the sum of all other rows. */
export const Bridge = z.record(z.enum(bridgeRows), z.int());
export type Bridge = z.infer<typeof Bridge>;

export const Difference = z.object({
  sentence: z.string(),
  /** What to do. */
  advice: z.string(),
  /** Number of its order. */
  order: z.nullable(z.string()),
});
export type Difference = z.infer<typeof Difference>;

/** One transfer of the provider to the bank account. Paise. */
export const Settlement = z.object({
  /** India's day. */
  day: z.nullable(z.string()),
  utr: z.nullable(z.string()),
  items: z.int(),
  feePaise: z.int(),
  /** GST on the fee; it is a part of `feePaise`. */
  taxPaise: z.int(),
  netPaise: z.int(),
});
export type Settlement = z.infer<typeof Settlement>;

/** Of payments that the provider captured in the month. Paise. */
export const ProviderMonth = z.object({
  payments: z.int(),
  capturedPaise: z.int(),
  feePaise: z.int(),
  taxPaise: z.int(),
  /** Oldest first. Null: the account has no such list. */
  settlements: z.nullable(z.array(Settlement)),
});
export type ProviderMonth = z.infer<typeof ProviderMonth>;

export const Reconciliation = z.object({
  month: z.string(),
  bridge: Bridge,
  differences: z.array(Difference),
  /** Null: the provider did not answer; the rest is complete. */
  provider: z.nullable(ProviderMonth),
});
export type Reconciliation = z.infer<typeof Reconciliation>;
