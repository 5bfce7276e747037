// The cash that couriers collect: what they owe, their remittance files, and what becomes of the rest. Paise.
import * as z from 'zod/mini';
import { identifier } from '../../../schemas/choices.ts';
import { requiredText } from '../../../schemas/fields.ts';
import * as messages from '../../texts/selling/money/cash-messages.ts';

export const cashLengths = { courier: 60, heading: 200, note: 300, file: 6_000_000 } as const;

/** What a file's columns are of. `day`: when the courier paid. */
export const remittanceFields = ['awb', 'order', 'amount', 'freight', 'reference', 'day'] as const;
export type RemittanceField = (typeof remittanceFields)[number];

/** Headings of the file; '': it has no such column. */
export const RemittanceColumns = z.record(z.enum(remittanceFields), z.string().check(z.maxLength(cashLengths.heading)));
export type RemittanceColumns = z.infer<typeof RemittanceColumns>;

/**
 * What a row of a file is. `early`: the order is not marked as delivered. `twice`: more than was to be collected.
 * `known`: an earlier row has the same reference and AWB; it changes nothing.
 */
export const remittanceOutcomes = [
  'exact',
  'freight',
  'short',
  'twice',
  'returned',
  'early',
  'unknown',
  'known',
] as const;
export type RemittanceOutcome = (typeof remittanceOutcomes)[number];

const courier = requiredText(messages.courierMissing, cashLengths.courier);
export const RemittanceFile = z.object({
  courier,
  csv: z.string().check(z.maxLength(cashLengths.file, messages.tooLarge)),
  /** Without them, those that were chosen for the courier before, or what the headings say. */
  columns: z.optional(RemittanceColumns),
});
export type RemittanceFile = z.infer<typeof RemittanceFile>;

export const RemittanceToApply = z.extend(RemittanceFile, {
  /** Of all rows that have it; otherwise it stays to be claimed. */
  acceptsFreight: z.boolean(),
});
export type RemittanceToApply = z.infer<typeof RemittanceToApply>;

export const RemittanceRow = z.object({
  /** As a spreadsheet counts. */
  row: z.int(),
  awb: z.string(),
  order: z.nullable(z.string()),
  outcome: z.enum(remittanceOutcomes),
  /** What the shop received. */
  paise: z.int(),
  freightPaise: z.int(),
  /** Of a short one: what lacks. Of `twice`, what is too much. */
  beyondPaise: z.int(),
});
export type RemittanceRow = z.infer<typeof RemittanceRow>;

export const Remittance = z.object({
  headings: z.array(z.string()),
  columns: RemittanceColumns,
  /** False: its columns are to be chosen first. */
  isMapped: z.boolean(),
  /** With one, nothing of the file can be applied. */
  problems: z.object({ listed: z.array(z.object({ row: z.int(), message: z.string() })), total: z.int() }),
  sums: z.array(z.object({ outcome: z.enum(remittanceOutcomes), rows: z.int(), paise: z.int() })),
  freightPaise: z.int(),
  /** The first that are not exact; `sums` has all. */
  rows: z.array(RemittanceRow),
});
export type Remittance = z.infer<typeof Remittance>;

/** Days since the delivery: from, and to. */
export const cashAges = [
  [0, 7],
  [8, 14],
  [15, 30],
  [31, null],
] as const;

const CourierCash = z.object({
  /** Null: sent without one. */
  courier: z.nullable(z.string()),
  orders: z.int(),
  deliveredPaise: z.int(),
  receivedPaise: z.int(),
  /** Freight that was accepted, and what was written off. */
  lostPaise: z.int(),
  outstandingPaise: z.int(),
  /** Of the outstanding, by `cashAges`. */
  agedPaise: z.array(z.int()),
});
export type CourierCash = z.infer<typeof CourierCash>;

/** `missing`: nothing came in the days of the settings. `too much`: the courier paid what it did not owe. */
export const cashFaults = ['missing', 'short', 'too much'] as const;
export const OpenCash = z.object({
  number: z.string(),
  courier: z.nullable(z.string()),
  awb: z.nullable(z.string()),
  /** UTC. Null: it is not delivered. */
  deliveredAt: z.nullable(z.string()),
  duePaise: z.int(),
  receivedPaise: z.int(),
  /** Kept as freight by the courier's file, and not accepted. */
  freightPaise: z.int(),
  outstandingPaise: z.int(),
  fault: z.enum(cashFaults),
});
export type OpenCash = z.infer<typeof OpenCash>;

export const CashBook = z.object({
  claimDays: z.int(),
  couriers: z.array(CourierCash),
  /** The first of those that need somebody, oldest first, and how many there are. */
  open: z.array(OpenCash),
  total: z.int(),
  /** Paid for an AWB that no cash order has. */
  unknown: z.array(
    z.object({
      id: z.string(),
      courier: z.nullable(z.string()),
      awb: z.string(),
      reference: z.string(),
      paise: z.int(),
    }),
  ),
  /** Latest first. */
  files: z.array(z.object({ id: z.string(), courier: z.string(), at: z.string(), rows: z.int(), paise: z.int() })),
});
export type CashBook = z.infer<typeof CashBook>;

export const WriteOff = z.object({
  /** What the screen showed: another sum is refused. */
  paise: z.int(),
  note: requiredText(messages.noteMissing, cashLengths.note),
});
export const OfOrder = z.object({ order: identifier(messages.orderMissing) });
