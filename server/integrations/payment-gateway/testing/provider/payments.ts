// Payments and refunds of the provider double.
import {
  type Answer,
  type Body,
  type Payment,
  type Refund,
  createdAt,
  newId,
  ok,
  orders,
  payments,
  refuse,
  refundKeys,
  refunds,
} from './records.ts';

/** The status of new refunds; `refused`: no refund is made. */
let refundStatus = 'processed';

export function setRefundStatus(status: string): void {
  refundStatus = status;
}

export function newPayment(given: Body | Partial<Payment>): Payment {
  const order = orders.get(String(given.order_id));
  const payment: Payment = {
    id: newId('pay'),
    entity: 'payment',
    order_id: null,
    amount: order?.amount ?? 0,
    currency: order?.currency ?? 'INR',
    method: 'upi',
    notes: [],
    created_at: createdAt,
    amount_refunded: 0,
    refund_status: null,
    fee: null,
    tax: null,
    status: 'created',
    ...given,
  };
  payments.set(payment.id, payment);
  return setStatus(payment, payment.status);
}

export function capture(payment: Payment, body: Body): Answer {
  if (payment.status !== 'authorized') return refuse('This payment has already been captured');
  if (body.amount !== payment.amount) return refuse('Capture amount must be equal to the amount authorized');
  return ok(setStatus(payment, 'captured'));
}

export function refund(payment: Payment, body: Body, key: string): Answer {
  const sent = JSON.stringify([payment.id, body]);
  const seen = [...refunds.values()].find((made) => made.key === key);
  if (seen) return refundKeys.get(key) === sent ? ok(seen) : refuse('Different request with the same idempotency key');
  if (!/^[\w-]{10,}$/.test(key)) return refuse('The idempotency key is not valid');
  if (refundStatus === 'refused') return refuse('Your account does not have enough balance to carry out the refund');
  const made = makeRefund(payment, {
    amount: body.amount === undefined ? left(payment) : Number(body.amount),
    status: refundStatus,
    receipt: body.receipt ?? null,
    created_at: createdAt,
    key,
  });
  if ('body' in made) return made as Answer;
  refundKeys.set(key, sent);
  return ok(made);
}

const left = (payment: Payment): number => payment.amount - payment.amount_refunded;

export function makeRefund(payment: Payment, given: Partial<Refund>): Refund | Answer {
  const { amount = left(payment) } = given;
  if (payment.status !== 'captured') return refuse('The payment has been fully refunded already');
  if (!Number.isInteger(amount) || amount < 100 || amount > left(payment)) {
    return refuse('The total refund amount is greater than the refund payment amount');
  }
  const made: Refund = {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: [],
    receipt: null,
    status: 'processed',
    created_at: Math.floor(Date.now() / 1000),
    ...given,
  };
  refunds.set(made.id, made);
  countRefunds(payment);
  return made;
}

/** A failed refund leaves the money with the payment. */
export function countRefunds(payment: Payment): void {
  const made = [...refunds.values()].filter(
    ({ payment_id, status }) => payment_id === payment.id && status !== 'failed',
  );
  const amount_refunded = made.reduce((sum, { amount }) => sum + amount, 0);
  const isFull = amount_refunded === payment.amount;
  const refund_status = isFull ? 'full' : amount_refunded > 0 ? 'partial' : null;
  Object.assign(payment, { amount_refunded, refund_status, status: isFull ? 'refunded' : 'captured' });
}

export function setStatus(payment: Payment, status: string): Payment {
  Object.assign(payment, { status, captured: status === 'captured' });
  if (status === 'captured')
    Object.assign(payment, { fee: Math.round(payment.amount * 0.0236), tax: Math.round(payment.amount * 0.0036) });
  const order = orders.get(payment.order_id ?? '');
  if (order && status === 'captured')
    Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
  else if (order?.status === 'created') order.status = 'attempted';
  return payment;
}
