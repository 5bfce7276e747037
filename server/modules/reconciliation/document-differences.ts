// Finds documents that do not agree with the money of their order, and missing numbers.
import type { Difference } from '@taana-baana/contract/admin/schemas/accounting/reconciliation.ts';
import { advice, found } from '@taana-baana/contract/admin/texts/accounting/reconciliation-messages.ts';
import { monthOf } from '@taana-baana/contract/calendar/indian-months.ts';
import type { MonthBridge } from './bridge.ts';
import { type OrderLedger, signed, standing, sumOf } from './order-ledger.ts';
import type { DocumentFacts, SeriesFacts } from './reconciliation.repository.ts';
import type { Period } from './period.ts';

/** An order with its own difference is not named again for its unexplained rest. */
export function documentDifferences(
  ledgers: readonly OrderLedger[],
  { unexplained }: MonthBridge,
  { month }: Period,
): Difference[] {
  return ledgers.flatMap((one) => {
    const number = one.order.number ?? one.order.id;
    const about = (name: 'wrongTotal' | 'noCreditNote' | 'noteBeyond' | 'notExplained', sentence: string) => ({
      sentence,
      advice: advice[name],
      order: one.order.number,
    });
    const wrong = standing(one.documents)
      .filter(({ day }) => monthOf(day) === month)
      .map((bill) => ({ bill, keptPaise: keptAt(one, bill) }))
      .filter(({ bill, keptPaise }) => bill.total_paise !== keptPaise)
      .map(({ bill, keptPaise }) =>
        about('wrongTotal', found.wrongTotal(number, { ...bill, totalPaise: bill.total_paise, keptPaise })),
      );
    const beyond = notRefunded(one);
    const notes =
      beyond > 0
        ? [about('noCreditNote', found.noCreditNote(number, beyond))]
        : beyond < 0
          ? [about('noteBeyond', found.noteBeyond(number, beyond))]
          : [];
    const named = [...wrong, ...notes];
    const rest = unexplained.get(one);
    if (rest === undefined || named.length > 0) return named;
    return [about('notExplained', found.notExplained(number, rest))];
  });
}

/** Paid and not refunded when the bill was issued. A replacement counts from the start. */
const keptAt = ({ order, movements }: OrderLedger, bill: DocumentFacts): number =>
  sumOf(
    movements.filter(({ kind, paise, at, id }) =>
      order.isReplacement ? kind === 'replaced' && paise > 0 : at + id <= bill.issued_at + bill.id,
    ),
  );

/** Billed now, beyond the money that the order has now; without the bill's initial error. */
function notRefunded(one: OrderLedger): number {
  if (one.documents.length === 0) return 0;
  const billed = one.documents.reduce((total, document) => total + signed(document), 0);
  const wrong = standing(one.documents).reduce((total, bill) => total + bill.total_paise - keptAt(one, bill), 0);
  return billed - sumOf(one.movements) - wrong;
}

/** `serials`: of a series with fewer documents than its last number. */
export function seriesDifferences(
  { series, counter, last }: SeriesFacts,
  serials: readonly number[] | undefined,
): Difference[] {
  const known = new Set(serials);
  const missing = serials ? Array.from({ length: last }, (_, index) => index + 1).filter((one) => !known.has(one)) : [];
  return [
    ...(missing.length > 0 ? [found.missingNumbers(series, toRanges(missing))] : []),
    ...(counter === last ? [] : [found.counterDiffers(series, counter, last)]),
  ].map((sentence) => ({ sentence, advice: advice.series, order: null }));
}

/** First and last of each run of consecutive numbers. */
function toRanges(numbers: readonly number[]): (readonly [number, number])[] {
  const first = numbers.filter((number, index) => numbers[index - 1] !== number - 1);
  const last = numbers.filter((number, index) => numbers[index + 1] !== number + 1);
  return first.map((number, index) => [number, last[index] ?? number]);
}
