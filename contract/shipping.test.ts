import { expect, test } from 'vitest';
import { freeFromOf, shippingOf } from './shipping.ts';

test('every order costs the fee; with a threshold, one that reaches it ships free [policy shipping.2,4]', () => {
  expect([0, 500, 99_999].map((subtotal) => shippingOf(subtotal, { fee: 100, freeFrom: null }))).toEqual([
    100, 100, 100,
  ]);
  expect([998, 999, 1000].map((subtotal) => shippingOf(subtotal, { fee: 100, freeFrom: 999 }))).toEqual([100, 0, 0]);
});

test('nobody needs to buy more where every order ships free', () => {
  expect(freeFromOf({ fee: 100, freeFrom: 999 })).toBe(999);
  expect(freeFromOf({ fee: 0, freeFrom: 999 })).toBeNull();
});
