// Every state of an order against every state of a payment.
import { describe, expect, it } from 'vitest';
import type { PaymentStatus, ProviderPayment } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { decidePayment } from './settlement.service.ts';

const order = {
  method: 'razorpay' as const,
  total: 1100,
  credit: 0,
  advance: 0,
  providerOrderId: 'order_1',
  providerPaymentId: null,
  placedAt: null,
};
const placedAt = '2026-11-21T10:00:00.000Z';
const payment: ProviderPayment = {
  id: 'pay_1',
  orderId: 'order_1',
  amountPaise: 110_000,
  currency: 'INR',
  status: 'captured',
  refundedPaise: 0,
  method: 'upi',
  createdAt: 0,
  failure: null,
  feePaise: null,
  taxPaise: null,
};
const orders = {
  unpaid: { ...order, status: 'Payment pending' as const },
  expired: { ...order, status: 'Expired' as const },
  'placed by another': { ...order, status: 'Ordered' as const, providerPaymentId: 'pay_0', placedAt },
  'paid in cash': { ...order, status: 'Ordered' as const, placedAt },
  'paid on delivery': { ...order, method: 'cash-on-delivery' as const, status: 'Ordered' as const, placedAt },
  'packed for cash': { ...order, method: 'cash-on-delivery' as const, status: 'Processing' as const, placedAt },
  'shipped for cash': { ...order, method: 'cash-on-delivery' as const, status: 'Shipped' as const, placedAt },
  'cancelled after another': { ...order, status: 'Cancelled' as const, providerPaymentId: 'pay_0', placedAt },
};

describe('a payment of the right amount', () => {
  it.each<[keyof typeof orders, PaymentStatus, string, string?]>([
    ['unpaid', 'created', 'wait'],
    ['unpaid', 'authorized', 'capture'],
    ['unpaid', 'captured', 'place'],
    ['unpaid', 'failed', 'failed'],
    ['unpaid', 'refunded', 'refunded'],
    ['expired', 'authorized', 'rejected'],
    ['expired', 'captured', 'refund', 'paid too late'],
    ['placed by another', 'authorized', 'rejected'],
    ['placed by another', 'captured', 'refund', 'paid twice'],
    ['placed by another', 'failed', 'failed'],
    ['paid in cash', 'captured', 'refund', 'paid twice'],
    ['paid on delivery', 'authorized', 'capture'],
    ['paid on delivery', 'captured', 'pay cash'],
    ['packed for cash', 'authorized', 'rejected'],
    ['packed for cash', 'captured', 'refund', 'packed for cash'],
    ['shipped for cash', 'captured', 'refund', 'packed for cash'],
    ['cancelled after another', 'captured', 'refund', 'paid twice'],
  ])('of an order that is %s and itself %s is: %s %s', (state, status, decision, reason) => {
    expect(decidePayment(orders[state], { ...payment, status })).toEqual(reason ? { decision, reason } : { decision });
  });
});

it.each([
  ['too little', { amountPaise: 109_900 }],
  ['too much', { amountPaise: 110_100 }],
  ['a few paise more', { amountPaise: 110_050 }],
  ['another currency', { currency: 'USD' }],
])('gives back %s, and never captures it', (_, difference) => {
  expect(decidePayment(orders.unpaid, { ...payment, ...difference })).toEqual({
    decision: 'refund',
    reason: 'wrong amount',
  });
  expect(decidePayment(orders.unpaid, { ...payment, ...difference, status: 'authorized' })).toEqual({
    decision: 'rejected',
  });
});

it.each(['order_2', null])('keeps its hands off a payment of another order (%s)', (orderId) => {
  expect(decidePayment(orders.unpaid, { ...payment, orderId })).toEqual({ decision: 'rejected' });
});

it('knows the payment that made the order, and when all of it has gone back', () => {
  const placed = { ...orders['placed by another'], providerPaymentId: payment.id };
  expect(decidePayment(placed, payment)).toEqual({ decision: 'placed' });
  expect(decidePayment(placed, { ...payment, status: 'refunded' })).toEqual({ decision: 'refunded' });
});
