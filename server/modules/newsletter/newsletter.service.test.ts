import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { isSandboxGateway } from '../../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { address, checkOut, createOrder, openCart } from '../payments/testing.ts';

describe.each(testEngines)('the newsletter on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const subscribe = (email: string) => shop.call('subscribeNewsletter', { body: { email } });

  test('accepts an address once, in any letter case, and confirms it each time', async () => {
    const first = await subscribe('Asha@Example.com');
    const again = await subscribe(' asha@example.com ');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(first.body).toEqual({ message: 'You are subscribed' });
    expect(again.body).toEqual(first.body);
    const kept = await shop.deps.db.selectFrom('newsletter_subscribers').select('email').execute();
    expect(kept).toEqual([{ email: 'asha@example.com' }]);
  });

  test('adds an address once, even for parallel calls', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('usha@example.com')));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 201,
    ]);
  });

  const welcomes = (email: string) =>
    shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
  const isSubscribed = async (email: string) =>
    (await shop.deps.db.selectFrom('newsletter_subscribers').select('email').where('email', '=', email).execute())
      .length === 1;

  test('welcomes a new address once, with an unsubscribe link of its own', async () => {
    const email = 'meena@example.com';
    await subscribe(email);
    await subscribe(email);
    const [mail, ...more] = await welcomes(email);
    expect(more).toEqual([]);
    const token = /\/unsubscribe\/([\w-]{43})$/.exec(mail?.unsubscribe_url ?? '')?.[1] ?? '';
    expect(mail?.unsubscribe_url).toBe(`${shop.deps.config.publicUrl}/api/newsletter/unsubscribe/${token}`);
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body).toContain(`${shop.deps.config.publicUrl}/unsubscribe/${token}`);
    }
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
    ],
    ['application/json', ''],
  ])('is left by one POST of %s, as often as one likes', async (type, payload) => {
    const email = `leaving-${type.length}@example.com`;
    await subscribe('staying@example.com');
    await subscribe(email);
    const url = new URL((await welcomes(email))[0]?.unsubscribe_url ?? '').pathname;
    for (let time = 0; time < 2; time += 1) {
      const answer = await shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: 'You are unsubscribed, no more mail comes' },
      ]);
      expect(await isSubscribed(email)).toBe(false);
    }
    expect(await isSubscribed('staying@example.com')).toBe(true);
    expect((await subscribe(email)).status).toBe(201);
  });

  test('nobody is subscribed without asking, by an account, an order or an enquiry', async () => {
    const { token, customer } = await openCart(shop);
    const order = await checkOut(shop, token, { shippingInfo: address });
    if (!isSandboxGateway(shop.deps.gateway)) throw new Error('no sandbox');
    const paid = await shop.deps.gateway.pay(order.id, 'captured');
    expect((await createOrder(shop, token, order.id, paid?.payment.id ?? '')).status).toBe(201);
    const { email, mobile } = customer;
    await shop.call('createEnquiry', { body: { name: 'Asha', email, mobile, comment: 'Hello' } });
    await shop.call('editUser', { token, body: { ...customer, firstname: 'Usha' } });
    expect(await isSubscribed(email)).toBe(false);
  });

  test.each([
    ['', 'Email is Required'],
    ['asha', 'Email Should be valid'],
    ['asha@example.com\r\nBcc: all@example.com', 'Email Should be valid'],
  ])('refuses %j', async (email, message) => {
    const { status, error } = await subscribe(email);
    expect([status, error.fields]).toEqual([400, { email: message }]);
  });
});
