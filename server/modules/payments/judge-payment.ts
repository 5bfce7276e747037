// What a payment means to an order: a pure decision, the same whichever door the payment came through.
import { paymentPendingStatus } from '@taana-baana/contract';
import type { OrderRow } from '../../database/tables.ts';
import { toPaise } from '../../integrations/payment-gateway/paise.ts';
import type { ProviderPayment } from '../../integrations/payment-gateway/payment-gateway.ts';

/** The first three are judged; the others are the operator's doing. */
export type RefundReason =
  | 'wrong amount'
  | 'paid twice'
  | 'paid too late'
  | 'order cancelled'
  | 'goods returned'
  | 'part refund';

export type Judgement =
  /** It made this order already. */
  | { readonly verdict: 'placed' }
  | { readonly verdict: 'place' }
  | { readonly verdict: 'capture' }
  /** The bank has not answered yet. */
  | { readonly verdict: 'wait' }
  /** Not final: the same payment may still be captured. */
  | { readonly verdict: 'failed' }
  | { readonly verdict: 'refund'; readonly reason: RefundReason }
  /** All of it has gone back already, by us or by somebody at the provider. */
  | { readonly verdict: 'given back' }
  /** It cannot make this order, and there is no money of ours in it to give back. */
  | { readonly verdict: 'unfit' };

type JudgedOrder = Pick<OrderRow, 'status' | 'total' | 'provider_order_id' | 'provider_payment_id'>;

const currency = 'INR';

export function judgePayment(order: JudgedOrder, payment: ProviderPayment): Judgement {
  if (payment.orderId !== order.provider_order_id) return { verdict: 'unfit' };
  if (payment.status === 'refunded') return { verdict: 'given back' };
  if (payment.id === order.provider_payment_id) return { verdict: 'placed' };
  const isRightAmount = payment.amountPaise === toPaise(order.total) && payment.currency === currency;
  const isOpen = order.status === paymentPendingStatus;
  switch (payment.status) {
    case 'created':
      return { verdict: 'wait' };
    case 'failed':
      return { verdict: 'failed' };
    // Money that is never captured goes back by itself.
    case 'authorized':
      return isOpen && isRightAmount ? { verdict: 'capture' } : { verdict: 'unfit' };
    case 'captured':
      if (!isRightAmount) return { verdict: 'refund', reason: 'wrong amount' };
      if (isOpen) return { verdict: 'place' };
      return { verdict: 'refund', reason: order.provider_payment_id === null ? 'paid too late' : 'paid twice' };
  }
}
