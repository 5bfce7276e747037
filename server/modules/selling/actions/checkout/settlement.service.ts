// Settles a payment, for every source (callback, webhook, reconciler): decides what it means for its
// order, and does it. It may run any number of times, in parallel, with the same result.
import { paymentPendingStatus } from '@taana-baana/contract';
import { inTransaction, isUniqueViolation } from '../../../../database/transaction.ts';
import type { PaymentDeps } from '../../../../deps.ts';
import {
  type ProviderPayment,
  type Unreadable,
  UnreadableError,
} from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { toPaise } from '../../../../integrations/payment-gateway/paise.ts';
import { correctInvoice, issueDueDocuments } from '../../money/documents/issue/issue-documents.service.ts';
import { resolveLink } from '../manual-orders/payment-link.service.ts';
import { isUnderWay } from '../../order/transitions.service.ts';
import { lockUnchanged } from '../../order/order-records.service.ts';
import { release } from '../../goods/stock/reservations.service.ts';
import { SoldOutError } from '../../goods/stock/sold-out.service.ts';
import { OfferGoneError, giveBackUses } from '../../money/offers/uses.service.ts';
import { CreditSpentError } from '../../money/store-credit/store-credit.service.ts';
import { type PaymentSource, placeOrder } from './place-order.service.ts';
import {
  type PayableOrder,
  findPayableOf,
  listPayables,
} from '../../money/methods/razorpay/payable-orders.repository.ts';
import { askedOf } from '../../money/methods/cash-on-delivery/promised-price.ts';
import { payCashOnline } from '../../money/methods/cash-on-delivery/write-cash.service.ts';
import { paidAtProvider } from '../../money/methods/razorpay/razorpay.ts';
import { leaveOut } from '../../money/methods/razorpay/provider-unavailable.ts';
import { copyPaymentFacts } from '../../money/methods/razorpay/provider-refunds.service.ts';
import { refundStray } from '../../money/payments/refunds/refund-records.service.ts';
import type { RefundReason } from '../../money/payments/refunds/refund-sums.ts';
import { updateFailure } from '../../money/payments/payments.repository.ts';
import { isRefundedByUs, canPlace } from '../../money/payments/refunds/refunds.repository.ts';
import { noticeUncaptured, tellOwner } from '../../money/methods/razorpay/wrong-amounts.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';

/**
 * `rejected`: the payment does not match the order. `refunded`: it was refunded, a refund is
 * recorded, or the provider returns what is not captured.
 */
export type Settlement =
  | { readonly outcome: 'placed'; readonly order: OrderRecord }
  | { readonly outcome: 'pending' | 'failed' | 'rejected' | 'refunded' };

/** How often the order is read again because another process changed it, or took its number. */
const maxRounds = 8;

/** Throws a GatewayError if the provider cannot capture the payment or list its refunds now. */
export async function settlePayment(
  deps: PaymentDeps,
  order: PayableOrder,
  payment: ProviderPayment,
  source: PaymentSource,
): Promise<Settlement> {
  // What a payment gets later: its fee, once it has placed the order, and refunds at the provider.
  if (payment.id === order.providerPaymentId || payment.refundedPaise > 0) await copyPaymentFacts(deps, order, payment);
  for (let round = 0; round < maxRounds; round += 1) {
    const decided = decidePayment(order, payment);
    switch (decided.decision) {
      case 'place': {
        const placed = await place(deps, order, payment, source);
        if (placed === 'refunded') return { outcome: placed };
        if (typeof placed === 'string') {
          if (await refund(deps, order, payment, placed)) return { outcome: 'refunded' };
          break;
        }
        if (placed) return { outcome: 'placed', order: placed };
        break;
      }
      case 'pay cash': {
        const paid = await payInstead(deps, order, payment);
        if (paid === 'refunded') return { outcome: paid };
        if (paid === 'offer used up') {
          if (await refund(deps, order, payment, paid)) return { outcome: 'refunded' };
          break;
        }
        if (paid) return { outcome: 'placed', order: paid };
        break;
      }
      case 'capture': {
        const captured = await deps.gateway.capturePayment(payment.id, askedOf(order));
        if (captured.status === 'authorized') return { outcome: 'pending' };
        payment = captured;
        break;
      }
      case 'wait':
        return { outcome: 'pending' };
      case 'placed':
        return { outcome: 'placed', order };
      case 'rejected':
        if (!isWrongAmount(order, payment)) return { outcome: 'rejected' };
        await noticeUncaptured(deps, order, payment);
        return { outcome: 'refunded' };
      case 'failed':
        await updateFailure(deps.db, order.id, payment.failure);
        return { outcome: 'failed' };
      case 'refunded':
        return { outcome: 'refunded' };
      case 'refund':
        if (await refund(deps, order, payment, decided.reason)) return { outcome: 'refunded' };
        break;
    }
    order = (await findPayableOf(deps.db, payment.orderId ?? '')) ?? order;
  }
  throw new Error('a payment could not be settled: its order kept changing');
}

export type Decision =
  /** It has placed this order already. */
  | { readonly decision: 'placed' }
  | { readonly decision: 'place' }
  /** It pays what the courier would have collected. */
  | { readonly decision: 'pay cash' }
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
  PayableOrder,
  | 'status'
  | 'method'
  | 'total'
  | 'credit'
  | 'advance'
  | 'isAdvance'
  | 'promise'
  | 'providerOrderId'
  | 'providerPaymentId'
  | 'placedAt'
>;

const currency = 'INR';

const hasRightAmount = (order: DecidedOrder, { amountPaise, currency: paidIn }: ProviderPayment): boolean =>
  amountPaise === toPaise(askedOf(order)) && paidIn === currency;

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
  // What its advance was to be paid by pays nothing else.
  const isCash = order.method === 'cash-on-delivery' && !order.isAdvance;
  // Packed, its label says that the courier collects.
  const isToCollect = isCash && (order.status === 'Processing' || isUnderWay(order.status));
  const isPayable = isOpen || (isCash && order.status === 'Ordered');
  switch (payment.status) {
    case 'created':
      return { decision: 'wait' };
    case 'failed':
      return { decision: 'failed' };
    // The provider itself returns money that is not captured.
    case 'authorized':
      return isPayable && isRightAmount ? { decision: 'capture' } : { decision: 'rejected' };
    case 'captured':
      if (!isRightAmount) return { decision: 'refund', reason: 'wrong amount' };
      if (isOpen) return { decision: 'place' };
      if (isPayable) return { decision: 'pay cash' };
      if (isToCollect) return { decision: 'refund', reason: 'packed for cash' };
      return { decision: 'refund', reason: order.placedAt === null ? 'paid too late' : 'paid twice' };
  }
}

/**
 * Asks the provider for every payment of the order. Captured ones come before authorised ones, the
 * last that failed comes last. One that cannot be read does not hold up the others; if none of them places the order it throws,
 * because that one may be its payment.
 */
export async function settleOrder(
  deps: PaymentDeps,
  { id }: Pick<OrderRecord, 'id'>,
  source: PaymentSource,
): Promise<Settlement> {
  await resolveLink(deps, id);
  let result: Settlement = { outcome: 'pending' };
  for (const order of await listPayables(deps.db, id)) {
    const settled = await settlePayments(deps, order, source);
    if (settled.outcome === 'placed') result = settled;
  }
  return result;
}

async function settlePayments(deps: PaymentDeps, order: PayableOrder, source: PaymentSource): Promise<Settlement> {
  // Nobody has paid by its link.
  if (order.providerOrderId === null) return { outcome: 'pending' };
  const unreadable: Unreadable[] = [];
  const payments = await deps.gateway.listOrderPayments(order.providerOrderId, (part) => void unreadable.push(part));
  let result: Settlement = { outcome: 'pending' };
  for (const payment of payments.toSorted((a, b) => rank(a) - rank(b) || a.createdAt - b.createdAt)) {
    const settlement = await settlePayment(deps, order, payment, source);
    if (settlement.outcome !== 'placed') continue;
    order = (await findPayableOf(deps.db, order.providerOrderId ?? '')) ?? order;
    result = settlement;
  }
  for (const part of unreadable) {
    if (result.outcome !== 'placed') throw new UnreadableError(part);
    leaveOut(deps)(part);
  }
  return result;
}

const rank = ({ status }: ProviderPayment): number => (status === 'captured' ? 0 : 1);

/** What the order needs, and others have by now. */
const lost = ['sold out', 'credit spent', 'offer used up'] as const satisfies RefundReason[];
type Lost = (typeof lost)[number];

/** Undefined: the order must be read again. */
async function place(
  deps: PaymentDeps,
  order: OrderRecord,
  payment: ProviderPayment,
  source: PaymentSource,
): Promise<OrderRecord | 'refunded' | Lost | undefined> {
  try {
    return await inTransaction(deps, async (trx) => {
      const placed = await placeOrder(trx, deps, order, { payment: paidAtProvider(payment), source });
      // The order is locked from here on: no refund of this payment can start before the commit.
      if (placed && !(await canPlace(trx, payment))) throw new AlreadyRefunded();
      return placed;
    });
  } catch (error) {
    if (error instanceof AlreadyRefunded) return 'refunded';
    if (error instanceof SoldOutError) return 'sold out';
    if (error instanceof CreditSpentError) return 'credit spent';
    if (error instanceof OfferGoneError) return 'offer used up';
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** Undefined: the order must be read again. */
function payInstead(deps: PaymentDeps, order: PayableOrder, payment: ProviderPayment) {
  return inTransaction(deps, async (trx) => {
    const paid = await payCashOnline(trx, deps, order, paidAtProvider(payment));
    if (paid && !(await canPlace(trx, payment))) throw new AlreadyRefunded();
    // It was packed, and that was undone: its invoice has the price in cash.
    if (paid && order.promise) await correctInvoice(trx, deps, paid);
    return paid;
  }).catch((error: unknown) => {
    if (error instanceof AlreadyRefunded) return 'refunded' as const;
    if (error instanceof OfferGoneError) return 'offer used up' as const;
    if (isUniqueViolation(error)) return undefined;
    throw error;
  });
}

/** Rolls back the transaction that would place an order with refunded money. */
class AlreadyRefunded extends Error {}

/** Records a refund of the rest of the payment; a job sends it. False if the order has changed. */
async function refund(
  deps: PaymentDeps,
  order: OrderRecord,
  payment: ProviderPayment,
  reason: RefundReason,
): Promise<boolean> {
  const recorded = await inTransaction(deps, async (trx) => {
    if (!(await lockUnchanged(trx, order))) return 'changed';
    // The owner retries a failed one.
    if (await isRefundedByUs(trx, payment.id)) return 'known';
    if (!(await refundStray(trx, deps, order, payment, { reason }))) return 'known';
    if (reason === 'wrong amount') await tellOwner(trx, deps, order, payment);
    // No payment of this checkout can place it any more: others may have its pieces and offers at once.
    if (order.placedAt === null && lost.some((what) => what === reason)) {
      await release(trx, order.id);
      await giveBackUses(trx, order);
    }
    await issueDueDocuments(trx, deps, order.id);
    return 'recorded';
  });
  if (recorded === 'recorded') {
    deps.log.warn(
      { order: order.id, payment: payment.id, reason },
      'a payment does not place an order: it is refunded',
    );
  }
  return recorded !== 'changed';
}
