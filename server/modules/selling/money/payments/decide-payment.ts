// Decides what a payment means for its order: pure, and the same for every source of the payment.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { OperatorRefundReason } from '@taana-baana/contract/admin/refund-reasons.ts';
import { toPaise } from '../../../../integrations/payment-gateway/paise.ts';
import type { ProviderPayment } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { type OrderRecord, payableOf } from '../../order/order-records.service.ts';

/**
 * The first three are decided here, `sold out` and `credit spent` when the order is placed; the
 * others are the operator's.
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

export type Decision =
  /** It has placed this order already. */
  | { readonly decision: 'placed' }
  | { readonly decision: 'place' }
  | { readonly decision: 'capture' }
  /** The bank has not answered yet. */
  | { readonly decision: 'wait' }
  /** Not final: the same payment may still be captured. */
  | { readonly decision: 'failed' }
  | { readonly decision: 'refund'; readonly reason: RefundReason }
  /** All of it was refunded already, by us or in the provider's dashboard. */
  | { readonly decision: 'refunded' }
  /** It cannot place this order, and there is no money of ours to refund. */
  | { readonly decision: 'rejected' };

type DecidedOrder = Pick<
  OrderRecord,
  'status' | 'total' | 'credit' | 'providerOrderId' | 'providerPaymentId' | 'placedAt'
>;

const currency = 'INR';

const hasRightAmount = (order: DecidedOrder, { amountPaise, currency: paidIn }: ProviderPayment): boolean =>
  amountPaise === toPaise(payableOf(order)) && paidIn === currency;

/** An authorised payment of this unpaid order that is not captured because of its amount. */
export const isWrongAmount = (order: DecidedOrder, payment: ProviderPayment): boolean =>
  payment.orderId === order.providerOrderId &&
  payment.status === 'authorized' &&
  order.status === paymentPendingStatus &&
  !hasRightAmount(order, payment);

export function decidePayment(order: DecidedOrder, payment: ProviderPayment): Decision {
  if (payment.orderId !== order.providerOrderId) return { decision: 'rejected' };
  if (payment.status === 'refunded') return { decision: 'refunded' };
  if (payment.id === order.providerPaymentId) return { decision: 'placed' };
  const isRightAmount = hasRightAmount(order, payment);
  const isOpen = order.status === paymentPendingStatus;
  switch (payment.status) {
    case 'created':
      return { decision: 'wait' };
    case 'failed':
      return { decision: 'failed' };
    // The provider itself returns money that is not captured.
    case 'authorized':
      return isOpen && isRightAmount ? { decision: 'capture' } : { decision: 'rejected' };
    case 'captured':
      if (!isRightAmount) return { decision: 'refund', reason: 'wrong amount' };
      if (isOpen) return { decision: 'place' };
      return { decision: 'refund', reason: order.placedAt === null ? 'paid too late' : 'paid twice' };
  }
}
