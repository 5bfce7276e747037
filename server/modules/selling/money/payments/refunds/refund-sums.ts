// Sums of a payment's refunds: what is refunded, what is left, and what is owed of a failed one.
import type { OperatorRefundReason } from '@taana-baana/contract/admin/refund-reasons.ts';
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import { type OrderRecord, payableOf } from '../../../order/order-records.service.ts';

/**
 * Of a payment that places no order: the first three by `decidePayment`, `sold out` and `credit
 * spent` when it would be placed. The others are the operator's.
 */
export type RefundReason =
  | 'wrong amount'
  | 'paid twice'
  | 'paid too late'
  | 'sold out'
  | 'credit spent'
  | 'order cancelled'
  | 'goods returned'
  | 'part refund'
  | OperatorRefundReason;

/** The reason of a refund that was made in the provider's dashboard. */
export const madeAtProvider = 'given back at the provider';

/** Money that the provider holds for us. */
export interface CapturedPayment {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
}

export type PaidOrder = Pick<OrderRecord, 'id' | 'providerPaymentId' | 'total' | 'credit'>;

/** Everything that was given back for one order. */
export interface GivenBack {
  /** Of any of its payments. */
  readonly refunds: readonly RefundRow[];
  /** Rupees of store credit for exchanged pieces. */
  readonly exchanged: number;
}

/**
 * The payment that placed an order, without its store credit. If it was paid to the shop itself, or
 * with store credit alone, its id is the order's.
 */
export function ownPayment(order: PaidOrder): CapturedPayment {
  return { id: order.providerPaymentId ?? order.id, amountPaise: toPaise(payableOf(order)), currency: 'INR' };
}

/** Paise neither refunded nor about to be. A failed refund has moved no money. */
export function leftOf(payment: CapturedPayment, refunds: readonly RefundRow[]): number {
  return refunds
    .filter((refund) => refund.provider_payment_id === payment.id && refund.status !== 'failed')
    .reduce((left, refund) => left - (refund.amount_paise ?? payment.amountPaise), payment.amountPaise);
}

/** Rupees of store credit that paid for the order and were not returned; from all its refunds. */
const creditLeft = ({ credit }: PaidOrder, refunds: readonly RefundRow[]): number =>
  refunds.reduce((left, refund) => left - refund.credit, credit);

/** Paise that the order keeps, of its payment and credit. */
export const leftOfOrder = (order: PaidOrder, refunds: readonly RefundRow[]): number =>
  Math.max(0, leftOf(ownPayment(order), refunds)) + toPaise(creditLeft(order, refunds));

/**
 * Paise that can still go back, by a first try or a later one: what was credited for exchanged
 * pieces is not refunded as well. Below 0: more went back than was paid.
 */
export function leftToGive(order: PaidOrder, { refunds, exchanged }: GivenBack): number {
  const beyond = Math.min(0, leftOf(ownPayment(order), refunds));
  return leftOfOrder(order, refunds) + beyond - toPaise(exchanged);
}

/** What a refund stands for; paise, without its store credit. Each paisa belongs to one refund. */
export interface Standing {
  readonly refund: RefundRow;
  /** Moved, on its way, or owed. */
  readonly counted: number;
  /** Of a failed one: what trying again asks for. */
  readonly owed: number;
}

/**
 * Of an order's refunds, in their order. A refund made in the dashboard after one failed is the same
 * money: it settles the failed one of its amount, else the oldest ones as far as it goes. Nothing
 * is owed beyond what can still go back.
 */
export function standingsOf(order: PaidOrder, given: GivenBack): Standing[] {
  const own = ownPayment(order);
  const paiseOf = (refund: RefundRow) => refund.amount_paise ?? own.amountPaise;
  const { settled, used, open } = settleByHand(given.refunds, paiseOf);
  let left = Math.max(0, Math.min(leftOf(own, given.refunds), leftToGive(order, given)));
  return given.refunds.map((refund) => {
    if (refund.status !== 'failed') return { refund, counted: paiseOf(refund) - (used.get(refund) ?? 0), owed: 0 };
    const wanted = open.get(refund) ?? 0;
    const owed = refund.provider_payment_id === own.id ? Math.min(wanted, left) : wanted;
    if (refund.provider_payment_id === own.id) left -= owed;
    return { refund, counted: (settled.get(refund) ?? 0) + owed, owed };
  });
}

/**
 * Paise by refund. `settled`: of failed ones, made in the dashboard instead; `open`: the others of
 * them. `used`: of those made there, what they settle.
 */
function settleByHand(refunds: readonly RefundRow[], paiseOf: (refund: RefundRow) => number) {
  const settled = new Map<RefundRow, number>();
  const used = new Map<RefundRow, number>();
  const sorted = refunds.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  const failed = sorted.filter(({ status }) => status === 'failed');
  const open = new Map(failed.map((refund) => [refund, paiseOf(refund) - (refund.tried_again_paise ?? 0)]));
  const openOf = (refund: RefundRow) => open.get(refund) ?? 0;
  const before = (made: RefundRow) =>
    failed.filter((refund) => refund.provider_payment_id === made.provider_payment_id && isBefore(refund, made));
  const byHand = sorted.filter(({ reason, status }) => reason === madeAtProvider && status !== 'failed');
  for (const made of byHand) {
    const earlier = before(made);
    const same = earlier.find((refund) => openOf(refund) === paiseOf(made));
    let rest = paiseOf(made);
    for (const refund of same ? [same] : earlier) {
      const paise = Math.min(rest, openOf(refund));
      settled.set(refund, (settled.get(refund) ?? 0) + paise);
      open.set(refund, openOf(refund) - paise);
      rest -= paise;
    }
    used.set(made, paiseOf(made) - rest);
  }
  // What failed there as well is owed once.
  for (const made of failed.filter(({ reason }) => reason === madeAtProvider)) {
    const owed = before(made).reduce((sum, refund) => sum + openOf(refund), 0);
    open.set(made, Math.max(0, openOf(made) - owed));
  }
  return { settled, used, open };
}

/** Recorded earlier. Ids rise, so they give the order within one millisecond. */
const isBefore = (one: RefundRow, other: RefundRow): boolean => one.created_at + one.id < other.created_at + other.id;

/** Of an order's refunds: failed ones of which something is still owed. */
export const owedRefunds = (order: PaidOrder, given: GivenBack): Standing[] =>
  standingsOf(order, given).filter(({ owed }) => owed > 0);

/** Paise. */
export const sumOwed = (standings: readonly Standing[]): number => standings.reduce((sum, { owed }) => sum + owed, 0);

/** It is under way or made, as store credit, or another one asks for it. */
export const isStanding = ({ status, credit, tried_again_paise: again }: RefundRow): boolean =>
  status !== 'failed' || credit > 0 || again !== null;

/** Refunded, about to be, or owed; also those of which only a part became store credit. */
export const refundsThatCount = (order: PaidOrder, given: GivenBack): RefundRow[] =>
  standingsOf(order, given)
    .filter(({ refund, counted }) => counted > 0 || isStanding(refund))
    .map(({ refund }) => refund);
