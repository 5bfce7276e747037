// What counted as given back at each time: a month that is closed keeps its sums when a refund fails
// later.
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import { type Payment, standingsOf } from './refund-sums.ts';

/** Store credit for exchanged pieces. */
export interface ExchangeCredit {
  readonly id: string;
  /** Rupees. */
  readonly amount: number;
  readonly created_at: string;
}

/** Paise that counted from then on, of the payment; below 0: no longer. */
export interface CountedChange {
  readonly id: string;
  readonly at: string;
  readonly paise: number;
}

/** Of one of the payments, oldest first. */
export function countedChanges(
  payment: Payment,
  payments: readonly Payment[],
  refunds: readonly RefundRow[],
  credits: readonly ExchangeCredit[],
): CountedChange[] {
  const times = [
    ...refunds.map(({ id, created_at: at }) => ({ id, at })),
    ...refunds.flatMap(({ id, failed_at: at }) => (at ? [{ id, at }] : [])),
    ...credits.map(({ id, created_at: at }) => ({ id, at })),
  ].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  let before = 0;
  return times.flatMap(({ id, at }) => {
    const until = keyOf({ id, at });
    const known = refunds.filter((refund) => refund.created_at + refund.id <= until);
    const exchanged = credits.filter((credit) => credit.created_at + credit.id <= until);
    const books = {
      payments,
      others: [],
      refunds: known.map((refund) => asOf(refund, until)),
      exchanged: exchanged.reduce((sum, { amount }) => sum + amount, 0),
    };
    const counted = standingsOf(books)
      .filter(({ refund }) => refund.payment_id === payment.id)
      .reduce((sum, standing) => sum + standing.counted, 0);
    const paise = counted - before;
    before = counted;
    return paise === 0 ? [] : [{ id, at, paise }];
  });
}

/** Ids rise, so they give the order within one millisecond. */
const keyOf = ({ id, at }: { readonly id: string; readonly at: string }): string => at + id;

/** The refund before it failed. A part that was tried again is counted there. */
function asOf(refund: RefundRow, until: string): RefundRow {
  const { id, amount_paise: paise, failed_at: at, tried_again_paise: again } = refund;
  if (!at || at + id <= until) return refund;
  return { ...refund, status: 'requested', amount_paise: paise && paise - (again ?? 0), tried_again_paise: null };
}
