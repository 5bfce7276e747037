// The differences that a reconciliation finds, and what to do about each. For screen and command
// line.
import { formatPaise } from '../../money.ts';

export const monthUnknown = 'Please write the month as 2026-11.';

const sum = (paise: number) => formatPaise(Math.abs(paise));

/** What is wrong, as a sentence. */
export const found = {
  noDocument: (order: string): string => `Order ${order} is packed and has no invoice.`,
  wrongTotal: (order: string, { number, totalPaise, keptPaise }: Billed): string =>
    `${number} of order ${order} is of ${sum(totalPaise)}. When it was issued, ${sum(keptPaise)} was paid and kept.`,
  noCreditNote: (order: string, paise: number): string =>
    `Order ${order}: ${sum(paise)} was given back and has no credit note.`,
  noteBeyond: (order: string, paise: number): string =>
    `Order ${order}: its credit notes are ${sum(paise)} more than was given back.`,
  notExplained: (order: string, paise: number): string =>
    `Order ${order}: ${sum(paise)} are not explained. Its documents and its money are of different months.`,
  /** `ranges`: first and last number. */
  missingNumbers: (series: string, ranges: readonly (readonly [number, number])[]): string =>
    `Series ${series}: missing ${ranges.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(', ')}.`,
  counterDiffers: (series: string, counter: number, last: number): string =>
    `Series ${series}: the counter is at ${counter}, the last document is ${last}.`,
  feeDiffers: (order: string, provider: Fee, ours: Fee): string =>
    `Order ${order}: the provider kept ${fee(provider)}. Our books have ${fee(ours)}.`,
  notSettled: (order: string, payment: string, day: string): string =>
    `Order ${order}: payment ${payment} of ${day} is not paid out after five business days.`,
  settledDiffers: (item: Item, wantedPaise: number): string =>
    `${nameOf(item)}: ${sum(item.netPaise)} was paid out or taken. ${sum(wantedPaise)} is right.`,
  unknownPayment: (item: Item): string =>
    `${nameOf(item)}: it is of payment ${item.paymentId ?? 'unknown'}, which our books do not have.`,
  adjustment: (item: Item): string =>
    `${nameOf(item)}: the provider ${item.netPaise < 0 ? 'took' : 'paid'} ${sum(item.netPaise)}.`,
  providerDown: 'The payment provider does not answer. Payments, fees and payouts are not compared.',
  noSettlements: 'Your account does not tell what was paid out. Compare the payouts with your bank statement.',
} as const;

interface Billed {
  readonly number: string;
  readonly totalPaise: number;
  readonly keptPaise: number;
}

interface Fee {
  /** Null: not known. */
  readonly feePaise: number | null;
  readonly taxPaise: number | null;
}

interface Item {
  readonly id: string;
  readonly type: string;
  readonly paymentId: string | null;
  readonly netPaise: number;
  readonly utr: string | null;
}

const fee = ({ feePaise, taxPaise }: Fee) =>
  feePaise === null ? 'no fee' : `a fee of ${sum(feePaise)}, of it GST ${sum(taxPaise ?? 0)}`;

const nameOf = ({ id, type, utr }: Item) => `Payout ${utr ?? 'without a number'}, ${type} ${id}`;

/** The one thing to do. */
export const advice = {
  noDocument: 'Take back Packed and pack it again, or write the invoice by hand and tell us.',
  wrongTotal: 'Ask your accountant to correct it by a credit note, and tell us.',
  noCreditNote: 'Ask your accountant for a credit note, and tell us.',
  noteBeyond: 'If a refund failed, try it again or refund what is left, on the order’s page.',
  notExplained: 'Look at the documents and refunds of the order: one may belong to the month before or after.',
  series: 'Must not happen. Keep the latest backup and tell us.',
  payment: 'Look at the payment in the provider’s dashboard, then at the order.',
  refusedRefund: 'Try it again, or refund what is left, on the order’s page.',
  lateRefund: 'Look at the refund in the provider’s dashboard. The shop goes on trying.',
  refundByHand: 'Give it back, and record that on the order’s page.',
  fee: 'Use the provider’s figure in your accounts.',
  notSettled: 'Ask the provider, with the payment’s number.',
  settled: 'Ask the provider, with the number of the payout.',
  providerDown: 'Open this page again in some minutes.',
  noSettlements: 'Ask the provider to allow the settlement report for your keys.',
} as const;
