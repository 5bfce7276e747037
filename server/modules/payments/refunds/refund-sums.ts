// Sums of a payment's refunds: what is refunded, and what is left.
import type { RefundRow } from '../../../database/tables/order-tables.ts';
import { toPaise } from '../../../integrations/payment-gateway/paise.ts';
import { type OrderRecord, payableOf } from '../../orders/order-records.service.ts';

/** The reason of a refund that was made in the provider's dashboard. */
export const madeAtProvider = 'given back at the provider';

/** Money that the provider holds for us. */
export interface CapturedPayment {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
}

export type PaidOrder = Pick<OrderRecord, 'id' | 'providerPaymentId' | 'total' | 'credit'>;

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

/** Of an order's refunds: failed ones whose money is still there. */
export function retriableRefunds(order: PaidOrder, refunds: readonly RefundRow[]): RefundRow[] {
  const own = ownPayment(order);
  let left = leftOf(own, refunds);
  return refunds.filter((refund) => {
    if (refund.status !== 'failed' || refund.provider_payment_id !== own.id) return refund.status === 'failed';
    const paise = refund.amount_paise ?? own.amountPaise;
    if (paise > left) return false;
    left -= paise;
    return true;
  });
}

/**
 * Refunded or about to be; a failed one counts while it can be tried again, or if a part of it
 * became store credit.
 */
export function refundsThatCount(order: PaidOrder, refunds: readonly RefundRow[]): RefundRow[] {
  const retriable = retriableRefunds(order, refunds);
  return refunds.filter((refund) => refund.status !== 'failed' || refund.credit > 0 || retriable.includes(refund));
}
