// The log of a shopper's whole journey holds no personal data, no quoted text and no credentials.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from './database/testing.ts';
import { isSandboxGateway } from './integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { createLog } from './log.ts';
import { answerResetRequests } from './modules/people/accounts/passwords/password-reset.service.ts';
import { sendMails } from './modules/shop/mail/mail.service.ts';
import { reconcileOrders } from './modules/selling/actions/checkout/reconciler.service.ts';
import { processWebhooks } from './modules/selling/actions/checkout/webhooks.service.ts';
import { checkOut } from './modules/selling/money/payments/testing.ts';
import { type TestShop, openTestShop } from './testing.ts';

const person = {
  firstname: 'Revathiunmistakable',
  lastname: 'Subramanianunmistakable',
  email: 'revathi.unmistakable@example.com',
  mobile: '9753124680',
  password: 'unmistakable-first-password',
};
const newPassword = 'unmistakable-second-password';
const address = {
  firstname: person.firstname,
  lastname: person.lastname,
  address: '7 Unmistakable Lane',
  city: 'Erode',
  state: 'Tamil Nadu',
  country: 'India',
  pincode: 638_001,
};

test('a message that looks like lines of the log is one line, and its time is UTC', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  const message = 'x\n{"level":50}';
  log.error({ err: new Error(message) }, message);
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(lines.join(''))).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    msg: message,
    err: { message },
  });
});

describe.each(testEngines)('the log on %s', (engine) => {
  let shop: TestShop;
  const lines: string[] = [];
  const tokens: string[] = [];
  beforeAll(async () => {
    const log = createLog({ logLevel: 'debug' }, { write: (line: string) => void lines.push(line) });
    shop = await openTestShop(engine, { log });
    await live();
  });
  afterAll(() => shop.close());

  /**
   * Signs up, logs in, resets the password, buys, writes, fails at each of these too, and leaves.
   */
  async function live() {
    const { email } = person;
    await shop.call('register', { body: person });
    await shop.call('register', { body: person });
    await shop.call('login', { body: { email, password: 'unmistakable-wrong-password' } });
    const login = async (password: string) => {
      const { token } = (await shop.call('login', { body: { email, password } })).body;
      tokens.push(token);
      return token;
    };
    await login(person.password);
    await shop.call('forgotPassword', { body: { email } });
    await answerResetRequests(shop.deps);
    await sendMails(shop.deps);
    const link = await mailedToken();
    tokens.push(link);
    await shop.app.inject(`/reset-password/${link}`);
    await shop.call('resetPassword', { params: { token: link }, body: { password: newPassword } });
    await shop.call('resetPassword', { params: { token: link }, body: { password: newPassword } });
    const token = await login(newPassword);

    await buy(token);
    await shop.call('createEnquiry', { body: { ...person, name: person.firstname, comment: 'Unmistakable question' } });
    await shop.call('subscribeNewsletter', { body: { email } });
    await shop.call('listProducts', { query: { q: 'unmistakable search' } });
    await shop.call('exportData', { token });
    await shop.app.inject({ method: 'POST', url: '/api/user/login', payload: `{"email":"${email}"`, headers: json });

    await breakEnquiries();
    const broken = { name: person.firstname, email, mobile: person.mobile, comment: 'Unmistakable question' };
    expect((await shop.call('createEnquiry', { body: broken })).status).toBe(500);
    await shop.call('deleteAccount', { token, body: { password: 'unmistakable-wrong-password' } });
    await shop.call('deleteAccount', { token, body: { password: newPassword } });
    await sendMails(shop.deps);
  }

  async function buy(token: string) {
    const { gateway } = shop.deps;
    if (!isSandboxGateway(gateway)) throw new Error('this journey pays in the sandbox');
    const { id, colorIds } = await shop.addProduct();
    await shop.call('addToCart', {
      token,
      body: { productId: id, color: colorIds[0], size: 'M', quantity: 1, price: 1 },
    });
    const order = await checkOut(shop, token, { shippingInfo: address });
    const paid = await gateway.pay(order.id, 'captured');
    const body = paid?.event.body ?? '';
    for (const headers of [paid?.event.headers, { 'x-razorpay-signature': 'unmistakable-forgery' }]) {
      await shop.app.inject({
        method: 'POST',
        url: '/api/payment/webhook',
        payload: body,
        headers: { ...json, ...headers },
      });
    }
    await processWebhooks(shop.deps);
    await reconcileOrders(shop.deps);
    const paymentInfo = { razorpayOrderId: order.id, razorpayPaymentId: paid?.payment.id };
    await shop.call('verifyPayment', { token, body: { orderCreationId: order.id, ...paymentInfo } });
    await shop.call('createOrder', { token, body: { paymentInfo, shippingInfo: address } });
    await shop.call('rateProduct', { token, body: { prodId: id, star: 4, comment: 'Unmistakable review' } });
    await shop.call('listOrders', { token });
  }

  const json = { 'content-type': 'application/json' };

  async function mailedToken(): Promise<string> {
    const outbox = join(shop.deps.config.dataDir, 'outbox');
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
    return /reset-password\/([\w-]{43})/.exec(mails.join('\n'))?.[1] ?? '';
  }

  /** From now on the database rejects enquiries with an error that quotes the row. */
  async function breakEnquiries() {
    const { schema } = shop.deps.db;
    for (const index of ['enquiries_status', 'enquiries_listed']) await schema.dropIndex(index).execute();
    await schema.alterTable('enquiries').renameColumn('status', 'state').execute();
    await schema
      .alterTable('enquiries')
      .addColumn('status', 'text', (column) => column.check(sql`status <> 'Submitted'`))
      .execute();
    await schema.alterTable('enquiries').dropColumn('state').execute();
  }

  test('has a line for each call', () => {
    const routes = lines.map((line) => (JSON.parse(line) as { route?: string }).route);
    for (const call of ['login', 'register', 'reset-password/:token', 'order/checkout', 'delete-account']) {
      expect(routes).toContain(`/api/user/${call}`);
    }
    expect(lines.some((line) => line.includes('a request failed'))).toBe(true);
    expect(tokens.every((token) => token.length === 43)).toBe(true);
  });

  test('holds no names, no quotes and no credentials', () => {
    const { razorpay } = shop.deps.config;
    const words = [
      'unmistakable',
      'Erode',
      '$argon2',
      person.mobile,
      String(address.pincode),
      ...tokens,
      ...[razorpay?.keySecret, razorpay?.webhookSecret].filter((secret) => secret !== undefined),
    ].map((word) => word.toLowerCase());
    const telling = lines.filter((line) => words.some((word) => line.toLowerCase().includes(word)));
    expect(telling).toEqual([]);
  });
});
