import { afterEach, beforeEach, expect, test } from 'vitest';
import { isKnownNetwork } from '../accounts/accounts.service.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { consumeLoginAttempt, consumePasswordAttempt } from './password-attempts.service.ts';

let shop: TestShop;
let release: PromiseWithResolvers<void>;
let pauses = 0;
beforeEach(async () => {
  release = Promise.withResolvers();
  const pauseFor = () => {
    pauses += 1;
    return release.promise;
  };
  shop = await openTestShop('sqlite', { pauseFor });
});
afterEach(() => shop.close());

/** One of the attempts gets a 503; when the others are done, another one is accepted. */
async function expectOneTooMany(attempts: Promise<unknown>[], another: () => Promise<unknown>) {
  await expect(Promise.race(attempts)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  release.resolve();
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  await another();
}

test('of a known network, at most 30 responses wait at a time', async () => {
  const { customer } = await shop.signUp();
  const { email } = customer;
  const isKnown = () => isKnownNetwork(shop.deps, email, '127.0.0.1');
  for (let guess = 0; guess < 30; guess += 1) await consumeLoginAttempt(shop.deps, email, '127.0.0.1', isKnown);
  const another = () => consumeLoginAttempt(shop.deps, email, '127.0.0.1', isKnown);
  await expectOneTooMany(Array.from({ length: 31 }, another), another);
});

test('of all networks together, at most 400 responses wait at a time', async () => {
  const guess = (index: number) => consumePasswordAttempt(shop.deps, 'asha@example.com', `network ${index}`);
  for (let index = 0; index < 200; index += 1) await guess(index);
  const attempts = Array.from({ length: 401 }, (_, index) => guess(200 + index));
  await expectOneTooMany(attempts, () => guess(601));
});

test('a crowd that waits in the shop leaves staff room to wait', async () => {
  const guess = (index: number) => consumePasswordAttempt(shop.deps, 'asha@example.com', `network ${index}`);
  for (let index = 0; index < 200; index += 1) await guess(index);
  const attempts = Array.from({ length: 401 }, (_, index) => guess(200 + index));
  await expect(Promise.race(attempts)).rejects.toMatchObject({ code: 'unavailable' });
  const inShop = pauses;
  const ofStaff = Promise.allSettled([consumePasswordAttempt(shop.deps, 'asha@example.com', 'network 1', 'staff')]);
  await expect.poll(() => pauses).toBe(inShop + 1);
  release.resolve();
  await Promise.allSettled(attempts);
  expect(await ofStaff).toMatchObject([{ status: 'fulfilled' }]);
});
