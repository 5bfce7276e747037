// Computes which credit notes an invoice should have, by its order's history, and lacks.
import type { CreditReason } from '@taana-baana/contract/texts/documents.ts';
import type { DocumentLine } from '../document-content.ts';
import { type LinePieces, creditAll, creditAmount, creditableLines } from './credit-lines.ts';

export interface CountedRefund {
  readonly id: string;
  readonly paise: number;
  readonly pieces: readonly LinePieces[];
}

export interface IssuedNote {
  /**
   * `refund:ID`, `fee:ID` (a refund of the fee for sending a replacement), `exchange:ID`, `credited:ID` (an exchange's
   * rest), `cancelled`, `corrected`.
   */
  readonly cause: string;
  readonly lines: readonly DocumentLine[];
}

/** An invoice, or bill, with its credit notes. */
export interface IssuedInvoice {
  readonly lines: readonly DocumentLine[];
  readonly notes: readonly IssuedNote[];
  /** Of goods that it does not bill: notes of exchanges, on invoices that it replaces. */
  readonly earlier?: readonly IssuedNote[];
}

export interface OrderFacts {
  readonly isCancelled: boolean;
  /** Its refunds are of the fee for sending it: those of its goods are of the order that was paid for them. */
  readonly isReplacement?: boolean;
  /** Paise to be paid for it. */
  readonly totalPaise: number;
  /** All refunds that count, oldest first, including those before the invoice. */
  readonly refunds: readonly CountedRefund[];
  /** With those that may be one of ours; without it, the same. */
  readonly possible?: readonly CountedRefund[];
  /** Paise of store credit for pieces that came back, also of its replacements. */
  readonly exchangedPaise?: number;
  /** Pieces returned for store credit, and paise of it. */
  readonly creditedExchanges: readonly {
    readonly id: string;
    readonly pieces: readonly LinePieces[];
    readonly paise: number;
  }[];
  /** Paise for one piece of each line with a discount. */
  readonly paidFor?: ReadonlyMap<string, number>;
}

export interface DueNote extends IssuedNote {
  readonly reason: CreditReason;
}

export const feeCause = (id: string): string => `fee:${id}`;
const refundCause = ({ isReplacement }: Pick<OrderFacts, 'isReplacement'>, id: string): string =>
  isReplacement ? feeCause(id) : `refund:${id}`;
export const exchangeCause = (id: string): string => `exchange:${id}`;
/** The goods had a note already, of less than the credit: their replacement was cancelled. */
export const restCause = (id: string): string => `credited:${id}`;

export const totalOf = (lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0);

/** The notes that are due now, in the order of issue. Once they are issued, none is due. */
export function dueNotes(invoice: IssuedInvoice, facts: OrderFacts): DueNote[] {
  const due: DueNote[] = [];
  const left = () =>
    creditableLines(
      invoice.lines,
      [...invoice.notes, ...due].map(({ lines }) => lines),
    );
  const add = (cause: string, reason: CreditReason, lines: readonly DocumentLine[]) => {
    if (totalOf(lines) > 0) due.push({ cause, reason, lines });
  };
  if (facts.isCancelled) {
    add('cancelled', 'cancelled', creditAll(left()));
    return due;
  }
  const { paidFor } = facts;
  for (const { id, pieces, paise } of facts.creditedExchanges) {
    const made = [...(invoice.earlier ?? []), ...invoice.notes].filter(
      ({ cause }) => cause === exchangeCause(id) || cause === restCause(id),
    );
    const lacks = (isBilled(invoice, pieces) ? paise : 0) - sumOfNotes(made);
    const cause = made.length === 0 ? exchangeCause(id) : restCause(id);
    const isNoted = made.some((note) => note.cause === cause);
    if (lacks > 0 && !isNoted)
      add(
        cause,
        'credited',
        creditAmount(left(), lacks, pieces, { counted: made.length === 0 ? pieces : [], paidFor }),
      );
  }
  for (const { id, paise, pieces } of refundsWithoutNote(invoice, facts)) {
    const all = creditAll(left());
    const isAll = paise >= totalOf(all);
    const reason = isAll || pieces.length > 0 ? 'refunded' : 'lowered';
    add(refundCause(facts, id), reason, isAll ? all : creditAmount(left(), paise, pieces, { paidFor }));
  }
  return due;
}

/**
 * Refunds belong to the order that was paid. The part that exceeds what its invoice has left was
 * paid for replaced goods: these notes correct the invoices of the replacements.
 */
export function notesOfReplacements<Invoice extends IssuedInvoice>(
  invoice: IssuedInvoice,
  facts: OrderFacts,
  replacements: readonly Invoice[],
): { readonly invoice: Invoice; readonly note: DueNote }[] {
  const after = refundsAfter(facts, billedOf(invoice));
  const noted = [invoice, ...replacements].flatMap((one) => refundNotes(one, facts));
  let beyond = sumOf(after) - sumOfNotes(noted);
  return replacements.flatMap((one) => {
    const left = creditableLines(
      one.lines,
      one.notes.map(({ lines }) => lines),
    );
    const all = creditAll(left);
    const paise = Math.min(beyond, totalOf(all));
    const refund = after.findLast(({ id }) => one.notes.every(({ cause }) => cause !== refundCause(facts, id)));
    if (paise <= 0 || !refund) return [];
    beyond -= paise;
    const isAll = paise === totalOf(all);
    const lines = isAll ? all : creditAmount(left, paise, []);
    return [
      { invoice: one, note: { cause: refundCause(facts, refund.id), reason: isAll ? 'refunded' : 'lowered', lines } },
    ];
  });
}

/**
 * The part of the refunds after the invoice that exceeds their notes. A refund that was tried again
 * has a new id, and a failed one may have been made at the provider: a note of the same amount
 * counts for it.
 */
function refundsWithoutNote(invoice: IssuedInvoice, facts: OrderFacts): CountedRefund[] {
  const after = refundsAfter(facts, billedOf(invoice));
  const notes = refundNotes(invoice, facts);
  const ids = new Set(after.map(({ id }) => refundCause(facts, id)));
  const others = notes.filter(({ cause }) => !ids.has(cause)).map(({ lines }) => totalOf(lines));
  const noted = new Set(notes.map(({ cause }) => cause));
  let left = sumOf(after) - sumOfNotes(notes);
  return after.flatMap((refund) => {
    if (noted.has(refundCause(facts, refund.id))) return [];
    const other = others.indexOf(refund.paise);
    if (other >= 0) {
      others.splice(other, 1);
      return [];
    }
    const paise = Math.min(refund.paise, left);
    if (paise <= 0) return [];
    left -= paise;
    return [{ ...refund, paise }];
  });
}

/** What the invoice has of the order's sum, with the goods that left it before. */
const billedOf = ({ lines, earlier = [] }: IssuedInvoice): number => totalOf(lines) + sumOfNotes(earlier);

export const sumOfNotes = (notes: readonly IssuedNote[]): number =>
  notes.reduce((sum, { lines }) => sum + totalOf(lines), 0);

/** Of an exchange: for its replacement, or for store credit. */
export const isOfExchange = ({ cause }: IssuedNote): boolean =>
  cause.startsWith(exchangeCause('')) || cause.startsWith(restCause(''));

/** Of refunds of this order's payment. */
export const refundNotes = ({ notes }: IssuedInvoice, facts: Pick<OrderFacts, 'isReplacement'>): IssuedNote[] =>
  notes.filter(({ cause }) => cause.startsWith(refundCause(facts, '')));

/**
 * The invoice bills what was paid and not refunded, so the amount that it does not bill was
 * refunded before it. Comparing times would not work: clocks of processes differ.
 */
function refundsAfter({ refunds, totalPaise }: OrderFacts, invoicePaise: number): CountedRefund[] {
  let before = totalPaise - invoicePaise;
  return refunds.flatMap((refund) => {
    const taken = Math.min(refund.paise, Math.max(0, before));
    before -= taken;
    return taken < refund.paise ? [{ ...refund, paise: refund.paise - taken }] : [];
  });
}

/** The refunds that an invoice of this total has deducted. */
export function refundsBefore({ refunds, totalPaise }: OrderFacts, invoicePaise: number): CountedRefund[] {
  let before = totalPaise - invoicePaise;
  return refunds.filter(({ paise }) => {
    before -= paise;
    return before >= 0;
  });
}

const isBilled = ({ lines, earlier = [] }: IssuedInvoice, pieces: readonly LinePieces[]): boolean =>
  // A price of 0: only the fee of sending them is billed.
  [...lines, ...earlier.flatMap((note) => note.lines)].some(
    ({ lineId, pricePaise }) => pricePaise > 0 && pieces.some(({ line }) => line === lineId),
  );

const sumOf = (refunds: readonly CountedRefund[]): number => refunds.reduce((sum, { paise }) => sum + paise, 0);
