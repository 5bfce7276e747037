import { afterEach, describe, expect, test } from 'vitest';
import { testEngines } from '../database/testing.ts';
import type { Allowance } from '../modules/people/rate-limits/rate-limits.service.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { createApp } from './app.ts';
import { moduleRoutes } from './module-routes.ts';

let shop: TestShop;
afterEach(() => shop.close());

const forgotten = {
  method: 'POST',
  url: '/api/user/forgot-password-token',
  payload: { email: 'a@example.com' },
} as const;

/** Sends 21 requests, one over the limit per address, and returns their statuses. */
async function flood(from: (index: number) => { remoteAddress?: string; forwardedFor?: string }, app = shop.app) {
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const { remoteAddress = '203.0.113.1', forwardedFor } = from(index);
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    statuses.push((await app.inject({ ...forgotten, remoteAddress, headers })).statusCode);
  }
  return statuses;
}
const all = (status: number) => Array.from({ length: 21 }, () => status);
const allButTheLast = [...all(200).slice(1), 429];

describe.each(testEngines)('limits of calls on %s', (engine) => {
  test('answer with the usual message and the time to wait', async () => {
    shop = await openTestShop(engine);
    expect(await flood(() => ({}))).toEqual(allButTheLast);
    const rejected = await shop.app.inject({ ...forgotten, remoteAddress: '203.0.113.1' });
    expect(rejected.json()).toEqual({
      message: 'Too many tries, please wait a little and try again',
      code: 'too-many-requests',
      requestId: expect.any(String),
    });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(600);
  });

  test('hold over a restart, and for all processes together', async () => {
    shop = await openTestShop(engine);
    await flood(() => ({}));
    const another = await createApp(shop.deps);
    expect(await flood(() => ({}), another)).toEqual(all(429));
    await another.close();
  });

  test('are counted by account too, wherever the customer calls from', async () => {
    shop = await openTestShop(engine);
    const { token } = await shop.signUp();
    const read = async (host: number, as = token) =>
      (await shop.call('exportData', { token: as, remoteAddress: `203.0.113.${host}` })).status;
    for (let host = 0; host < 30; host += 1) expect(await read(host)).toBe(200);
    expect(await read(30)).toBe(429);
    const { token: somebodyElse } = await shop.signUp();
    expect(await read(30, somebodyElse)).toBe(200);
  });

  test('are counted by e-mail where nobody is signed in, before any work is done', async () => {
    shop = await openTestShop(engine);
    const form = { name: 'Asha', email: 'asha@example.com', mobile: '9876543210', comment: 'Hello' };
    const send = (host: number, email = form.email) =>
      shop.call('createEnquiry', { body: { ...form, email }, remoteAddress: `203.0.113.${host}` });
    for (let host = 0; host < 20; host += 1) expect((await send(host)).status).toBe(201);
    expect((await send(20)).status).toBe(429);
    expect(await shop.deps.db.selectFrom('enquiries').select('id').execute()).toHaveLength(20);
    expect((await send(20, 'usha@example.com')).status).toBe(201);
  });
});

describe('the address that is counted', () => {
  test("is the connection's own, even if a header names another", async () => {
    shop = await openTestShop('sqlite');
    expect(await flood((index) => ({ forwardedFor: `10.0.0.${index}` }))).toEqual(allButTheLast);
  });

  test('is that of X-Forwarded-For behind a trusted proxy, and what it adds itself', async () => {
    shop = await openTestShop('sqlite', { env: { TRUST_PROXY: '1' } });
    expect(await flood((index) => ({ forwardedFor: `10.0.0.${index}` }))).toEqual(all(200));
    expect(await flood((index) => ({ forwardedFor: `10.0.0.${index}, 10.1.1.1` }))).toEqual(allButTheLast);
  });

  test('is the network of an IPv6 one', async () => {
    shop = await openTestShop('sqlite');
    expect(await flood((index) => ({ remoteAddress: `2001:db8:a:b::${index}` }))).toEqual(allButTheLast);
    expect(await flood((index) => ({ remoteAddress: `2001:db8:a:${index}::1` }))).toEqual(all(200));
  });
});

test('every call worth guessing at or flooding has its limits', async () => {
  shop = await openTestShop('sqlite');
  const inTenMinutes = (allowance?: Allowance) => allowance && (allowance.attempts / allowance.minutes) * 10;
  const limited = moduleRoutes(shop.deps)
    .filter(({ limits }) => limits.perAddress ?? limits.perAccount)
    .map(({ name, limits }) => [name, [inTenMinutes(limits.perAddress), inTenMinutes(limits.perAccount)]]);
  // Passwords count their own attempts, by address too; mails with a link are counted by mailbox.
  expect(Object.fromEntries(limited)).toEqual({
    register: [300, 100],
    confirmSecondFactor: [undefined, 30],
    editUser: [300, 10],
    requestEmailConfirmation: [undefined, 10],
    confirmEmail: [300, undefined],
    restoreEmail: [300, undefined],
    forgotPassword: [20, undefined],
    resetPassword: [300, undefined],
    rateProduct: [3000, 300],
    createEnquiry: [60, 20],
    subscribeNewsletter: [60, 20],
    confirmNewsletter: [300, undefined],
    checkout: [3000, 300],
    verifyPayment: [3000, 300],
    createOrder: [3000, 300],
    placeCashOrder: [300, 30],
    payCashOrder: [300, 30],
    getCashOrder: [300, undefined],
    confirmCashOrder: [300, undefined],
    getHandRefund: [300, undefined],
    saveUpiId: [300, undefined],
    returnFromPayment: [3000, undefined],
    getOrder: [undefined, 1000],
    getOrderDocument: [undefined, 60],
    cancelOrder: [undefined, 30],
    requestExchange: [undefined, 10],
    withdrawExchange: [undefined, 10],
    addExchangePhoto: [undefined, 10],
    redeemGiftCard: [60, 10],
    restoreCart: [undefined, 30],
    trackParcel: [300, undefined],
    exportData: [undefined, 30],
  });
});

test("one shopper's busy minute feels no limit", async () => {
  shop = await openTestShop('sqlite');
  const { token, customer, password } = await shop.signUp();
  const { id, colorIds } = await shop.addProduct();
  const line = { productId: id, color: colorIds[0], size: 'M', quantity: 1, price: 1 };
  await shop.call('addToCart', { token, body: line });
  const answers = [];
  for (let round = 0; round < 10; round += 1) {
    answers.push(await shop.call('login', { body: { email: customer.email, password } }));
    answers.push(await shop.call('checkout', { token, body: {} }));
    for (let count = 0; count < 10; count += 1) {
      answers.push(await shop.call('rateProduct', { token, body: { prodId: id, star: 5, comment: 'Soft' } }));
    }
  }
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
