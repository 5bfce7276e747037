// The payment methods by name: the compiler asks for an entry of each.
import { type PaymentMethod, paymentMethods } from '@taana-baana/contract/payment-methods.ts';
import { byHand } from './by-hand/by-hand.ts';
import { cashOnDelivery } from './cash-on-delivery/cash-on-delivery.ts';
import type { Method } from './method.ts';
import { razorpay } from './razorpay/razorpay.ts';
import { storeCredit } from './store-credit/store-credit.ts';

export const methods: Readonly<Record<PaymentMethod, Method>> = {
  razorpay,
  'store-credit': storeCredit,
  'cash-on-delivery': cashOnDelivery,
  'by-hand': byHand,
};

/** Those whose refunds staff give back themselves. */
export const givenBackByStaff = paymentMethods.filter((name) => methods[name].refund === 'by hand');
