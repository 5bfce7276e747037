// Razorpay's own test vector, and wrong signatures.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it } from 'vitest';
import { callbackMessage, isSignature, sign } from './signatures.ts';

const secret = 'EnLs21M47BllR3X8PSFtjtbd';
const message = callbackMessage('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l');
const signature = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';

it('signs as the provider documents it', () => {
  expect(sign(secret, message)).toBe(signature);
  expect(isSignature(secret, message, signature)).toBe(true);
});

it("compares in constant time, with the system's function", () => {
  const system = crypto.timingSafeEqual;
  const compared: number[] = [];
  crypto.timingSafeEqual = (one, other) => {
    compared.push(one.byteLength);
    return system(one, other);
  };
  syncBuiltinESMExports();
  try {
    for (const given of [signature, `x${signature.slice(1)}`]) isSignature(secret, message, given);
  } finally {
    crypto.timingSafeEqual = system;
    syncBuiltinESMExports();
  }
  expect(compared).toEqual([64, 64]);
});

it.each([
  ['another payment', secret, callbackMessage('order_IEIaMR65cu6nz3', 'pay_other'), signature],
  ['another secret', 'another', message, signature],
  ['a shorter signature', secret, message, signature.slice(0, 40)],
  ['a longer signature', secret, message, `${signature}00`],
  ['no signature', secret, message, ''],
  ['letters that are no hexadecimal', secret, message, 'é'.repeat(32)],
])('refuses %s', (_, key, text, given) => {
  expect(isSignature(key, text, given)).toBe(false);
});
