// The reconciliation of a month: documents against money, our books against the provider's.
import * as z from 'zod/mini';
import { IndianMonth } from '../fields.ts';

export const ReconciliationQuery = z.object({
  month: IndianMonth,
});

const paise = z.int();

/** Of cash on delivery: missing where nothing moved. */
const cash = {
  'to collect': z.optional(paise),
  'with couriers': z.optional(paise),
  'cash received': z.optional(paise),
  'cash written off': z.optional(paise),
};

/** Paise, signed: invoices and credit notes add up to the sum of all other rows. */
export const Bridge = z.object({
  invoices: paise,
  'credit notes': paise,
  captured: paise,
  refunded: paise,
  'received by hand': paise,
  'given back by hand': paise,
  ...cash,
  'credit spent': paise,
  'credit returned': paise,
  'paid before': paise,
  'not packed': paise,
  'given back before packing': paise,
  'without document': paise,
  'not explained': paise,
});
export type Bridge = z.infer<typeof Bridge>;
export type BridgeRow = keyof Bridge;
export type CashRow = keyof typeof cash;

export const bridgeRows = Object.keys(Bridge.shape) as BridgeRow[];
export const isCashRow = (row: BridgeRow): row is CashRow => row in cash;

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
