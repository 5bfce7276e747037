// Finds documents that do not agree with the money of their order, and missing numbers.
import type { Difference } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import { advice, found } from '@taana-baana/contract/admin/texts/selling/money/reconciliation-messages.ts';
import { monthOf } from '@taana-baana/contract/calendar/indian-months.ts';
import type { MonthBridge } from './bridge.ts';
import { type Moment, type OrderLedger, billedBy, everything, standing, sumOf, waitingFor } from './order-ledger.ts';
import type { DocumentFacts, Period, SeriesFacts } from './reconciliation.repository.ts';

/** An order with its own difference is not named again for its unexplained rest. */
export function documentDifferences(
  ledgers: readonly OrderLedger[],
  { unexplained }: MonthBridge,
  { month }: Period,
): Difference[] {
  return ledgers.flatMap((one) => {
    const number = one.order.number ?? one.order.id;
    const about = (
      name: 'wrongTotal' | 'noCreditNote' | 'noteBeyond' | 'notExplained',
      sentence: string,
      order = one.order.number,
    ) => ({ sentence, advice: advice[name], order });
    const wrong = standing(one.documents)
      .filter(({ day }) => monthOf(day) === month)
      .map((bill) => ({ bill, keptPaise: keptAt(one, bill) }))
      .filter(({ bill, keptPaise }) => bill.total_paise !== keptPaise)
      .map(({ bill, keptPaise }) => {
        const own = one.replacements.get(bill.order_id)?.number ?? number;
        const facts = { number: bill.number, totalPaise: bill.total_paise, keptPaise };
        return about('wrongTotal', found.wrongTotal(own, facts), own);
      });
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

/** Paid and not refunded when the bill was issued, without what others bill. */
function keptAt(one: OrderLedger, bill: DocumentFacts): number {
  const { order, documents, movements, exchanges } = one;
  if (bill.order_id !== order.id) {
    // What its exchange has credited; a replaced bill, or one of a cancelled order, has none.
    const exchange = exchanges.find(({ replacement_id: id }) => bill.cause === null && id === bill.order_id);
    const note = documents.find(({ cause }) => exchange && cause === `exchange:${exchange.id}`);
    return note?.total_paise ?? bill.total_paise;
  }
  const key = bill.issued_at + bill.id;
  const moment: Moment = {
    isIssued: ({ issued_at: at, id }) => at + id < key,
    isPast: ({ at, id }) => at + id <= key,
  };
  const kept = sumOf(movements.filter(moment.isPast)) - billedBy(documents.filter(moment.isIssued));
  const waiting = Math.min(kept - bill.total_paise, waitingFor(one, moment));
  return kept - Math.max(0, waiting);
}

/** Billed now, beyond the money that the order has now; without the bills' initial errors. */
function notRefunded(one: OrderLedger): number {
  const { documents, movements } = one;
  // Without documents, or with those of fees alone: billed elsewhere.
  if (documents.every(({ total_paise: paise }) => paise === 0)) return 0;
  const wrong = standing(documents).reduce((total, bill) => total + bill.total_paise - keptAt(one, bill), 0);
  const beyond = billedBy(documents) - sumOf(movements) - wrong;
  return beyond < 0 ? Math.min(0, beyond + waitingFor(one, everything)) : beyond;
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
