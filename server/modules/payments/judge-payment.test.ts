// Every state of an order against every state of a payment.
import { describe, expect, it } from 'vitest';
import type { PaymentStatus, ProviderPayment } from '../../integrations/payment-gateway/payment-gateway.ts';
import { judgePayment } from './judge-payment.ts';

const order = { total: 1100, provider_order_id: 'order_1', provider_payment_id: null };
const payment: ProviderPayment = {
  id: 'pay_1',
  orderId: 'order_1',
  amountPaise: 110_000,
  currency: 'INR',
  status: 'captured',
  refundedPaise: 0,
  method: 'upi',
  feePaise: null,
  taxPaise: null,
};
const orders = {
  unpaid: { ...order, status: 'Payment pending' },
  expired: { ...order, status: 'Expired' },
  'placed by another': { ...order, status: 'Ordered', provider_payment_id: 'pay_0' },
  'cancelled after another': { ...order, status: 'Cancelled', provider_payment_id: 'pay_0' },
};

describe('a payment of the right amount', () => {
  it.each<[keyof typeof orders, PaymentStatus, string, string?]>([
    ['unpaid', 'created', 'wait'],
    ['unpaid', 'authorized', 'capture'],
    ['unpaid', 'captured', 'place'],
    ['unpaid', 'failed', 'failed'],
    ['unpaid', 'refunded', 'given back'],
    ['expired', 'authorized', 'unfit'],
    ['expired', 'captured', 'refund', 'paid too late'],
    ['placed by another', 'authorized', 'unfit'],
    ['placed by another', 'captured', 'refund', 'paid twice'],
    ['placed by another', 'failed', 'failed'],
    ['cancelled after another', 'captured', 'refund', 'paid twice'],
  ])('of an order that is %s and itself %s is: %s %s', (state, status, verdict, reason) => {
    expect(judgePayment(orders[state], { ...payment, status })).toEqual(reason ? { verdict, reason } : { verdict });
  });
});

it.each([
  ['too little', { amountPaise: 109_900 }],
  ['too much', { amountPaise: 110_100 }],
  ['a few paise more', { amountPaise: 110_050 }],
  ['another currency', { currency: 'USD' }],
])('gives back %s, and never captures it', (_, difference) => {
  expect(judgePayment(orders.unpaid, { ...payment, ...difference })).toEqual({
    verdict: 'refund',
    reason: 'wrong amount',
  });
  expect(judgePayment(orders.unpaid, { ...payment, ...difference, status: 'authorized' })).toEqual({
    verdict: 'unfit',
  });
});

it.each(['order_2', null])('keeps its hands off a payment of another order (%s)', (orderId) => {
  expect(judgePayment(orders.unpaid, { ...payment, orderId })).toEqual({ verdict: 'unfit' });
});

it('knows the payment that made the order, and when all of it has gone back', () => {
  const placed = { ...orders['placed by another'], provider_payment_id: payment.id };
  expect(judgePayment(placed, payment)).toEqual({ verdict: 'placed' });
  expect(judgePayment(placed, { ...payment, status: 'refunded' })).toEqual({ verdict: 'given back' });
});
