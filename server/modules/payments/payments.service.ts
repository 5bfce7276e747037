// The shopper's own door: proving a payment, and the order that it made. The provider is asked; the browser is believed in nothing.
import { type Order, type PaymentVerification, type VerifiedPayment, serverMessages } from '@taana-baana/contract';
import type { OrderRow } from '../../database/tables.ts';
import { writeOutOne } from '../orders/orders.service.ts';
import { acknowledgeOrder, readPaidAddress } from '../orders/order-address.service.ts';
import { findOwnOrder } from '../orders/unpaid-orders.service.ts';
import { Refusal } from '../refusal.ts';
import { whileProving } from './provider-trouble.ts';
import { type Settlement, type SettlementDeps, settlePayment } from './settlement.service.ts';
import type { UnknownPayments } from './unknown-payments.ts';

/** `unknown`: the provider knows no such payment of this order. */
type Proof = Settlement | { readonly outcome: 'unknown' };

type Needs = SettlementDeps & { readonly unknownPayments: UnknownPayments };

interface PaymentReference {
  readonly razorpayOrderId: string;
  readonly razorpayPaymentId: string;
}

export async function verifyPayment(
  deps: Needs,
  customerId: string,
  { orderCreationId, razorpayOrderId, razorpayPaymentId, razorpaySignature }: PaymentVerification,
): Promise<VerifiedPayment> {
  const order = await findUnderProvider(deps, customerId, orderCreationId);
  if (!order || razorpayOrderId !== orderCreationId) throw forged();
  const signature = razorpaySignature?.trim();
  if (signature && !(await deps.gateway.isPaymentSignature(orderCreationId, razorpayPaymentId, signature))) {
    deps.log.warn({ order: order.id, payment: razorpayPaymentId }, 'a payment with a wrong signature was refused');
    throw forged();
  }
  // The provider's own signature says that there is such a payment.
  if (signature) deps.unknownPayments.delete(keyOf(order, razorpayPaymentId));
  const { outcome } = await prove(deps, order, razorpayPaymentId);
  switch (outcome) {
    case 'placed':
      return { success: true, razorpayOrderId, razorpayPaymentId, orderCreationId };
    case 'pending':
      throw new Refusal('payment-pending', serverMessages.paymentPending);
    case 'failed':
      throw new Refusal('payment-failed', serverMessages.paymentFailed);
    case 'given back':
      throw new Refusal('payment-forged', serverMessages.paymentGivenBack);
    case 'unfit':
    case 'unknown':
      throw forged();
  }
}

/** `isFirst` for one call a row. An incomplete address is refused only when the order is safe and what came is kept. */
export async function createOrder(
  deps: Needs,
  customerId: string,
  { razorpayOrderId, razorpayPaymentId }: PaymentReference,
  shippingInfo: unknown,
): Promise<{ order: Order; isFirst: boolean }> {
  const unpaid = await findUnderProvider(deps, customerId, razorpayOrderId);
  if (!unpaid) throw new Refusal('not-found', serverMessages.paymentNotFound);
  const placed = await requirePlaced(deps, unpaid, razorpayPaymentId);
  const { order, isFirst, faults } = await acknowledgeOrder(deps, placed, readPaidAddress(shippingInfo));
  const fields = Object.entries(faults).map(([name, message]) => [`shippingInfo.${name}`, message]);
  if (fields.length > 0) throw new Refusal('invalid', serverMessages.addressIncomplete, Object.fromEntries(fields));
  return { order: await writeOutOne(deps, order), isFirst };
}

async function requirePlaced(deps: Needs, order: OrderRow, paymentId: string): Promise<OrderRow> {
  const proof = await prove(deps, order, paymentId);
  switch (proof.outcome) {
    case 'placed':
      return proof.order;
    case 'pending':
      throw new Refusal('payment-pending', serverMessages.paymentPending);
    case 'unknown':
      throw new Refusal('not-found', serverMessages.paymentNotFound);
    case 'failed':
    case 'given back':
    case 'unfit':
      // Another payment of the same order made it: the shopper has what was paid for.
      if (order.number !== null) return order;
      throw new Refusal(
        'payment-required',
        proof.outcome === 'given back' ? serverMessages.paymentGivenBack : serverMessages.paymentRequired,
      );
  }
}

async function prove(deps: Needs, order: OrderRow, paymentId: string): Promise<Proof> {
  if (order.provider_payment_id === paymentId) return { outcome: 'placed', order };
  if (deps.unknownPayments.has(keyOf(order, paymentId))) return { outcome: 'unknown' };
  return whileProving(deps, ask());

  async function ask(): Promise<Proof> {
    const payment = await deps.gateway.findPayment(paymentId);
    if (!payment || payment.orderId !== order.provider_order_id) {
      deps.unknownPayments.set(keyOf(order, paymentId), true);
      return { outcome: 'unknown' };
    }
    return settlePayment(deps, order, payment, 'callback');
  }
}

const keyOf = (order: OrderRow, paymentId: string): string => `${order.id} ${paymentId}`;

/** Another customer's order is not there. */
async function findUnderProvider(
  { db }: SettlementDeps,
  customerId: string,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  const order = await findOwnOrder(db, customerId, providerOrderId);
  return order?.provider_order_id === providerOrderId ? order : undefined;
}

const forged = () => new Refusal('payment-forged', serverMessages.paymentForged);
