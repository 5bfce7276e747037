// The payment provider gets only the customer data that the privacy policy names.
import { afterEach, expect, it, vi } from 'vitest';
import { privacyPolicy } from '@taana-baana/contract/texts/content/privacy-policy.ts';
import { razorpayWindow } from './razorpay-window.ts';

afterEach(() => vi.unstubAllGlobals());

it('“Razorpay, for the payment: name, e-mail, mobile number and amount.”: and nothing else of the customer [policy privacy.18]', () => {
  expect(JSON.stringify(privacyPolicy)).toContain('Razorpay, for the payment: name, e-mail, mobile number and amount.');
  let told: object = {};
  class Razorpay {
    constructor(options: object) {
      told = options;
    }
    on(): void {}
    open(): void {}
  }
  vi.stubGlobal('window', { Razorpay });
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#a32a2a' }));
  const customer = {
    firstname: 'Asha',
    lastname: 'Kumari',
    email: 'asha@example.com',
    mobile: '9876543210',
    _id: 'customer-7',
    token: 'session-7',
  };
  const shop = { name: 'Taana Baana', tagline: 'Worn and woven' };
  const payment = { key: 'rzp_test', orderId: 'order_7', amount: 110_000, currency: 'INR', customer, shop };
  void razorpayWindow.open(payment, new AbortController().signal);
  expect(told).toMatchObject({ amount: 110_000, order_id: 'order_7' });
  expect(told).toHaveProperty('prefill', { name: 'Asha Kumari', email: 'asha@example.com', contact: '+919876543210' });
  expect(JSON.stringify(told)).not.toMatch(/customer-7|session-7/);
});
