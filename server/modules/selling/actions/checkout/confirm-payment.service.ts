// The browser's calls after a payment: verifies it, and confirms the order that it placed with the
// address. The browser's data is never trusted: the provider is asked.
import {
  type PaidAddress,
  type PaymentReturn,
  type PaymentReturnKind,
  type PaymentVerification,
  type VerifiedPayment,
  serverMessages,
} from '@taana-baana/contract';
import { LRUCache } from 'lru-cache';
import type { Deps, PaymentDeps } from '../../../../deps.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { insertEvent, lockOrder, updateLocked } from '../../order/orders.repository.ts';
import { type OrderRecord, toAddressText } from '../../order/orders.mapping.ts';
import { faultsOf, isBlank, isComplete, isSameAddress, readPaidAddress, reviseNote } from '../../order/paid-address.ts';
import { eventOf } from '../../order/transitions.service.ts';
import { queueOrderMail } from './place-order.service.ts';
import { AppError } from '../../../app-error.ts';
import { type PayableOrder, findPayableOf } from '../../money/methods/razorpay/payable-orders.repository.ts';
import { reasonOf } from '../../money/methods/razorpay/provider-unavailable.ts';
import { type Settlement, settlePayment } from './settlement.service.ts';

/** `unknown`: the provider knows no such payment of this order. */
type Confirmation = Settlement | { readonly outcome: 'unknown' };

/** Payment ids that the provider does not know: the same id sent again does not cost another call. */
type UnknownPayments = LRUCache<string, true>;

/**
 * Kept for a minute, in this process: the provider may know of a payment a moment after the
 * browser.
 */
export const createUnknownPayments = ({ clock }: Pick<Deps, 'clock'>): UnknownPayments =>
  new LRUCache({ max: 10_000, ttl: 60_000, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });

type Needs = PaymentDeps & { readonly unknownPayments: UnknownPayments };

interface PaymentReference {
  readonly razorpayOrderId: string;
  readonly razorpayPaymentId: string;
}

export async function verifyPayment(
  deps: Needs,
  customerId: string,
  { orderCreationId, razorpayOrderId, razorpayPaymentId, razorpaySignature }: PaymentVerification,
): Promise<VerifiedPayment> {
  const order = await findOwn(deps, customerId, orderCreationId);
  if (!order || razorpayOrderId !== orderCreationId) throw forgedError();
  const signature = razorpaySignature?.trim();
  if (signature) await requireSignature(deps, order, razorpayPaymentId, signature);
  const { outcome } = await confirmPayment(deps, order, razorpayPaymentId);
  if (outcome === 'placed') return { success: true, razorpayOrderId, razorpayPaymentId, orderCreationId };
  throw refusals[outcome]();
}

/**
 * The shopper returns by a form, without a session: the signature authenticates. The answer reveals
 * nothing about the order.
 */
export async function returnFromPayment(
  deps: Needs,
  { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature }: PaymentReturn,
): Promise<PaymentReturnKind> {
  // Never final: if money was taken, the webhook or the reconciler finds it.
  if (!orderId || !paymentId || !signature) return 'failed';
  try {
    const order = await findPayableOf(deps.db, orderId);
    if (!order) return 'refused';
    await requireSignature(deps, order, paymentId, signature);
    return returnKinds[(await confirmPayment(deps, order, paymentId)).outcome];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'payment-forged' ? 'refused' : 'pending';
  }
}

const returnKinds = {
  placed: 'paid',
  pending: 'pending',
  failed: 'failed',
  refunded: 'refunded',
  rejected: 'refused',
  unknown: 'refused',
} as const satisfies Record<Confirmation['outcome'], PaymentReturnKind>;

/** The order that the payment placed, with the address that came with this call. */
export async function createOrder(
  deps: Needs,
  customerId: string,
  { razorpayOrderId, razorpayPaymentId }: PaymentReference,
  shippingInfo: unknown,
): Promise<{ order: OrderRecord; isFirst: boolean }> {
  const unpaid = await findOwn(deps, customerId, razorpayOrderId);
  if (!unpaid) throw new AppError('not-found', serverMessages.paymentNotFound);
  return confirmOrder(deps, await requirePlaced(deps, unpaid, razorpayPaymentId), readPaidAddress(shippingInfo));
}

async function findOwn({ db }: Needs, customerId: string, providerOrderId: string): Promise<PayableOrder | undefined> {
  const order = await findPayableOf(db, providerOrderId);
  return order?.customerId === customerId ? order : undefined;
}

/**
 * A create-order call for a placed order. Its address is stored while the order is `Ordered` and no
 * earlier address was complete; an incomplete one stays until a complete one arrives, and is refused
 * once it is stored. `isFirst` for one call per order, however many arrive at once; later calls
 * change nothing.
 */
async function confirmOrder(
  deps: Needs,
  order: OrderRecord,
  address: PaidAddress,
): Promise<{ order: OrderRecord; isFirst: boolean }> {
  if (order.confirmedAt !== null) return { order, isFirst: false };
  const at = deps.clock.now();
  const { refused, ...confirmed } = await inTransaction(deps, async (trx) => {
    const locked = await lockOrder(trx, order.id);
    if (locked.confirmedAt !== null) return { order: locked, isFirst: false, refused: {} };
    const hasAddress = locked.address !== null && isComplete(locked.address);
    const isWanted = locked.status === 'Ordered' && (isComplete(address) || !hasAddress);
    const faults = isWanted ? faultsOf(address) : {};
    const isFirst = Object.keys(faults).length === 0;
    const isTaken = isWanted && !isBlank(address) && !isSameAddress(locked.address, address);
    if (!isFirst && !isTaken) return { order: locked, isFirst, refused: faults };
    const isMailDue = isTaken && isFirst && locked.orderMailAt !== null;
    const updated = await updateLocked(trx, locked.id, {
      ...(isTaken && { address: toAddressText(address), note: reviseNote(deps, locked, address) }),
      ...(isFirst && { acknowledged_at: at.toISOString() }),
      ...(isMailDue && { order_mail_at: null }),
    });
    if (isTaken) {
      const what = isFirst ? (locked.address === null ? 'address came' : 'address changed') : 'incomplete address came';
      await insertEvent(trx, { ...eventOf(locked.id, 'Ordered', 'Ordered', 'callback', at), what });
    }
    if (isMailDue) await queueOrderMail(trx, deps, updated);
    return { order: updated, isFirst, refused: faults };
  });
  const fields = Object.entries(refused).map(([name, message]) => [`shippingInfo.${name}`, message]);
  if (fields.length === 0) return confirmed;
  throw new AppError('invalid', serverMessages.addressIncomplete, { fields: Object.fromEntries(fields) });
}

async function requirePlaced(deps: Needs, order: PayableOrder, paymentId: string): Promise<OrderRecord> {
  const confirmation = await confirmPayment(deps, order, paymentId);
  const { outcome } = confirmation;
  if (outcome === 'placed') return confirmation.order;
  if (outcome === 'pending') throw pendingError();
  if (outcome === 'unknown') throw new AppError('not-found', serverMessages.paymentNotFound);
  // Another payment has placed the order: the customer has what was paid for.
  if (order.number !== null) return order;
  const isBack = outcome === 'refunded';
  throw new AppError('payment-required', isBack ? serverMessages.paymentRefunded : serverMessages.paymentRequired);
}

async function requireSignature(deps: Needs, order: PayableOrder, paymentId: string, signature: string): Promise<void> {
  if (!(await deps.gateway.isPaymentSignature(order.providerOrderId ?? '', paymentId, signature))) {
    deps.log.warn({ order: order.id, payment: paymentId }, 'a payment with a wrong signature was refused');
    throw forgedError();
  }
  // The provider has signed it: there is such a payment.
  deps.unknownPayments.delete(keyOf(order, paymentId));
}

async function confirmPayment(deps: Needs, order: PayableOrder, paymentId: string): Promise<Confirmation> {
  if (order.providerPaymentId === paymentId) return { outcome: 'placed', order };
  if (deps.unknownPayments.has(keyOf(order, paymentId))) return { outcome: 'unknown' };
  try {
    const payment = await deps.gateway.findPayment(paymentId);
    if (payment?.orderId === order.providerOrderId) return await settlePayment(deps, order, payment, 'callback');
    deps.unknownPayments.set(keyOf(order, paymentId), true);
    return { outcome: 'unknown' };
  } catch (error) {
    reasonOf(deps, error);
    // It is not lost, but its result is unknown so far.
    throw pendingError();
  }
}

const keyOf = (order: OrderRecord, paymentId: string): string => `${order.id} ${paymentId}`;

const forgedError = () => new AppError('payment-forged', serverMessages.paymentForged);
const pendingError = () => new AppError('payment-pending', serverMessages.paymentPending);

/** Why a verification fails. */
const refusals = {
  pending: pendingError,
  failed: () => new AppError('payment-failed', serverMessages.paymentFailed),
  refunded: () => new AppError('payment-forged', serverMessages.paymentRefunded),
  rejected: forgedError,
  unknown: forgedError,
} as const;
