import { expect, test } from 'vitest';
import { shippingOf } from './shipping.ts';

test('every order costs the fee; with a threshold, one that reaches it ships free', () => {
  expect([0, 500, 99_999].map((subtotal) => shippingOf(subtotal, { fee: 100, freeFrom: null }))).toEqual([
    100, 100, 100,
  ]);
  expect([998, 999, 1000].map((subtotal) => shippingOf(subtotal, { fee: 100, freeFrom: 999 }))).toEqual([100, 0, 0]);
});
