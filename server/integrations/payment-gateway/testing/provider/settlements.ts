// The settlement report of the provider double.
import { type Answer, type Body, type Payment, type Refund, list, payments, refunds } from './records.ts';

/**
 * Errors of the settlement report, by the id of payment or refund; `missing`: it has no such line.
 */
export const settlementFaults = new Map<string, Body>();

const twoDays = 2 * 86_400;
const indianOffset = 330 * 60;

/** Payments and refunds of the double are settled two days later. */
export function settlements(query: URLSearchParams): Answer {
  const month = `${query.get('year')}-${String(query.get('month')).padStart(2, '0')}`;
  const skip = Number(query.get('skip') ?? 0);
  const count = Math.min(1000, Number(query.get('count') ?? 10));
  const items = [
    ...[...payments.values()].filter(({ captured }) => captured === true),
    ...[...refunds.values()].filter(({ status }) => status === 'processed'),
  ].map(settlementItem);
  const inMonth = items.filter(
    ({ entity_id, settled_at }) =>
      new Date((settled_at + indianOffset) * 1000).toISOString().startsWith(month) &&
      settlementFaults.get(entity_id)?.missing !== true,
  );
  return list(inMonth.slice(skip, skip + count));
}

function settlementItem(made: Payment | Refund) {
  const isRefund = 'payment_id' in made;
  const [fee, tax] = isRefund ? [0, 0] : [Number(made.fee ?? 0), Number(made.tax ?? 0)];
  return {
    entity_id: made.id,
    type: isRefund ? 'refund' : 'payment',
    debit: isRefund ? made.amount : 0,
    credit: isRefund ? 0 : made.amount - fee,
    amount: made.amount,
    currency: made.currency,
    fee,
    tax,
    on_hold: false,
    settled: true,
    created_at: made.created_at,
    settled_at: made.created_at + twoDays,
    settlement_id: 'setl_double',
    settlement_utr: 'UTR1',
    payment_id: isRefund ? made.payment_id : null,
    ...settlementFaults.get(made.id),
  };
}
