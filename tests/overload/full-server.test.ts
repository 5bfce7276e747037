// More work than the shop can hold: it is rejected at once, while cached responses are still
// sent and started work is finished.
import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Received } from '../../server/testing.ts';
import { openTestShop } from '../../server/testing.ts';
import { openCart } from '../../server/modules/selling/money/payments/testing.ts';
import { createSemaphore } from '../../server/modules/semaphore.ts';

test('the 1,001st parallel call gets a 503 with Retry-After', async () => {
  const shop = await openTestShop('sqlite');
  const customers = [await openCart(shop), await openCart(shop), await openCart(shop), await openCart(shop)];
  const token = customers[0]?.token as string;
  await shop.app.inject('/api/product');
  // The payment provider does not answer until the test lets it.
  let waiting = 0;
  const full = Promise.withResolvers<void>();
  const release = Promise.withResolvers<never>();
  Object.assign(shop.deps.gateway, {
    createOrder: () => {
      waiting += 1;
      if (waiting === 1000) full.resolve();
      return release.promise;
    },
  });
  const checkouts: Promise<Received<unknown>>[] = [];
  for (const customer of customers) {
    for (let count = 0; count < 250; count += 1) {
      checkouts.push(shop.call('checkout', { token: customer.token, body: {} }));
      // In batches: many requests in one event-loop turn would be rejected for another reason.
      if (count % 50 === 0) await nextRound();
    }
  }
  await full.promise;

  const refused = await shop.call('getCart', { token });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(refused.error).toEqual({
    code: 'unavailable',
    message: 'We cannot do this just now, please try again in a minute',
    requestId: expect.any(String),
  });
  for (const path of ['/healthz', '/readyz']) expect((await shop.app.inject(path)).statusCode).toBe(200);

  release.reject(new Error('the provider is gone'));
  await Promise.all(checkouts);
  expect((await shop.call('getCart', { token })).status).toBe(200);
  await shop.close();
});

test('of many calls that wait in their connections while the process is busy, 100 are served and the rest get a 503', async () => {
  const shop = await openTestShop('sqlite');
  const end = performance.now() + 1100;
  while (performance.now() < end);
  const answers = await Promise.all(Array.from({ length: 150 }, () => shop.call('getCart')));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(50);
  for (const { error, headers } of refused) expect([error.code, headers['retry-after']]).toEqual(['unavailable', '2']);
  await shop.close();
});

describe('a semaphore', () => {
  test('runs that much work in parallel, and more as soon as some has ended or failed', async () => {
    const semaphore = createSemaphore(2);
    const works = Array.from({ length: 3 }, () => Promise.withResolvers<string>());
    const begin = (index: number) => semaphore.run(() => works[index]?.promise as Promise<string>);
    const [first, second] = [begin(0), begin(1)];
    await expect(begin(2)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
    works[0]?.reject(new Error('failed'));
    await expect(first).rejects.toThrow('failed');
    const third = begin(2);
    works[1]?.resolve('second');
    works[2]?.resolve('third');
    expect(await Promise.all([second, third])).toEqual(['second', 'third']);
  });
});
