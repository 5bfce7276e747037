import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestShop, openTestShop } from '../../testing.ts';
import { takeLoginTry, takePasswordTry } from './password-tries.ts';

let shop: TestShop;
let release: PromiseWithResolvers<void>;
beforeEach(async () => {
  release = Promise.withResolvers();
  shop = await openTestShop('sqlite', { pauseFor: () => release.promise });
});
afterEach(() => shop.close());

/** All tries but one wait, and that one is told to come back; later there is room again. */
async function expectOneTooMany(tries: Promise<unknown>[], another: () => Promise<unknown>) {
  await expect(Promise.race(tries)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  release.resolve();
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  await another();
}

test('of a network that has logged in before, 30 answers are held back at a time', async () => {
  const { customer } = await shop.signUp();
  const { email } = customer;
  for (let guess = 0; guess < 30; guess += 1) await takeLoginTry(shop.deps, email, '127.0.0.1');
  const another = () => takeLoginTry(shop.deps, email, '127.0.0.1');
  await expectOneTooMany(Array.from({ length: 31 }, another), another);
});

test('of all networks together, 400 answers are held back at a time', async () => {
  const guess = (index: number) => takePasswordTry(shop.deps, 'asha@example.com', `network ${index}`);
  for (let index = 0; index < 200; index += 1) await guess(index);
  const tries = Array.from({ length: 401 }, (_, index) => guess(200 + index));
  await expectOneTooMany(tries, () => guess(601));
});
