import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { isSandboxGateway } from '../../../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { findSubscription, sweepSubscriptions } from './newsletter.service.ts';
import { address, checkOut, createOrder, openCart } from '../../selling/money/payments/testing.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(testEngines)('the newsletter on %s', (engine) => {
  let shop: TestShop;
  let now = Date.parse('2026-11-21T10:00:00.000Z');
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
  });
  afterAll(() => shop.close());
  // Resets the limit of calls per address.
  beforeEach(() => void (now += 11 * minute));

  const subscribe = (email: string) => shop.call('subscribeNewsletter', { body: { email } });
  const rowOf = (email: string) =>
    shop.deps.db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();
  const mailsTo = (email: string) =>
    shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
  const linkTo = async (email: string) =>
    /\/confirm-newsletter\/([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.text_body ?? '')?.[1] ?? 'none';
  const confirm = (token: string) => shop.call('confirmNewsletter', { params: { token } });
  const stateOf = async (email: string) => (await findSubscription(shop.deps.db, email))?.state;
  const endCall = async (email: string) => new URL((await mailsTo(email))[0]?.unsubscribe_url ?? '').pathname;
  const end = async (email: string) => shop.app.inject({ method: 'POST', url: await endCall(email) });

  test('accepts an address once, in any letter case, and says the same each time [spec header.16 call.27]', async () => {
    const first = await subscribe('Asha@Example.com');
    const again = await subscribe(' asha@example.com ');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(first.body).toEqual({
      message: 'Thank you. Please open our mail and press its button, unless you have confirmed this address before',
    });
    expect(again.body).toEqual(first.body);
    const kept = await shop.deps.db.selectFrom('newsletter_subscribers').select('email').execute();
    expect(kept).toEqual([{ email: 'asha@example.com' }]);
    await confirm(await linkTo('asha@example.com'));
    expect(await subscribe('asha@example.com')).toMatchObject({ status: 200, body: first.body });
  });

  test('adds an address once, with one mail, even for parallel calls', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('usha@example.com')));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 201,
    ]);
    expect(await mailsTo('usha@example.com')).toHaveLength(1);
    await confirm(await linkTo('usha@example.com'));
    expect(await stateOf('usha@example.com')).toBe('confirmed');
  });

  test('mails a link, of which only a hash is stored, and links of its own that end it', async () => {
    const email = 'meena@example.com';
    await subscribe(email);
    const [mail] = await mailsTo(email);
    const token = /\/unsubscribe\/([\w-]{43})$/.exec(mail?.unsubscribe_url ?? '')?.[1] ?? '';
    expect(mail?.unsubscribe_url).toBe(`${shop.deps.config.publicUrl}/api/newsletter/unsubscribe/${token}`);
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body).toContain(`${shop.deps.config.publicUrl}/unsubscribe/${token}`);
      expect(body).toContain(`${shop.deps.config.publicUrl}/confirm-newsletter/${await linkTo(email)}`);
    }
    expect(JSON.stringify(await rowOf(email))).not.toContain(await linkTo(email));
  });

  test('is confirmed by a POST of the link, as often as one likes, and by nothing else', async () => {
    const email = 'confirming@example.com';
    await subscribe(email);
    const token = await linkTo(email);
    expect((await shop.app.inject(`/api/newsletter/confirm/${token}`)).statusCode).toBe(404);
    const { confirm_hash: hash } = (await rowOf(email)) ?? {};
    for (const guess of ['guess', hash ?? ''])
      expect((await confirm(guess)).error).toMatchObject({ code: 'link-invalid' });
    expect(await stateOf(email)).toBe('waiting');
    for (let time = 0; time < 2; time += 1)
      expect(await confirm(token)).toMatchObject({ status: 200, body: { message: 'Your subscription is confirmed' } });
    expect(await stateOf(email)).toBe('confirmed');
    now += 8 * day;
    expect((await confirm(token)).status).toBe(200);
  });

  test('is not confirmed by a link older than 7 days, one that a newer mail replaced, or after its end', async () => {
    const email = 'late@example.com';
    await subscribe(email);
    const first = await linkTo(email);
    now += 7 * day;
    expect((await confirm(first)).error.code).toBe('link-invalid');
    await subscribe(email);
    const second = await linkTo(email);
    expect(second).not.toBe(first);
    now += 11 * minute;
    await subscribe(email);
    expect((await confirm(second)).error.code).toBe('link-invalid');
    const third = await linkTo(email);
    expect((await confirm(third)).status).toBe(200);
    await end(email);
    expect((await confirm(third)).error.code).toBe('link-invalid');
    expect(await stateOf(email)).toBe('ended');
  });

  test('mails a mailbox once in 10 minutes and three times a day, and never one that has confirmed', async () => {
    const email = 'often@example.com';
    const counts: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await subscribe(email);
      counts.push((await mailsTo(email)).length);
      now += 5 * minute;
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 3, 3, 3, 3]);
    now += day;
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(4);
    await confirm(await linkTo(email));
    now += day;
    await subscribe(email);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  test('starts again after its end, and needs another confirmation', async () => {
    const email = 'returning@example.com';
    await subscribe(email);
    await confirm(await linkTo(email));
    await end(email);
    expect((await subscribe(email)).status).toBe(201);
    expect(await stateOf(email)).toBe('waiting');
    // Without a link: it was mailed less than 10 minutes ago.
    expect(await mailsTo(email)).toHaveLength(1);
    now += 11 * minute;
    expect((await subscribe(email)).status).toBe(200);
    await confirm(await linkTo(email));
    expect(await stateOf(email)).toBe('confirmed');
  });

  test('keeps subscriptions from before as they were: nothing is asked of them, and one click ends them', async () => {
    const email = 'early@example.com';
    const row = { id: 'early', email, unsubscribe_token: 'early-token', created_at: '2026-01-01T00:00:00.000Z' };
    await shop.deps.db.insertInto('newsletter_subscribers').values(row).execute();
    expect(await stateOf(email)).toBe('single-opt-in');
    expect((await subscribe(email)).status).toBe(200);
    expect([await stateOf(email), (await mailsTo(email)).length]).toEqual(['single-opt-in', 0]);
    await sweepSubscriptions(shop.deps);
    expect(await stateOf(email)).toBe('single-opt-in');
    await shop.call('unsubscribeNewsletter', { params: { token: 'early-token' } });
    expect(await stateOf(email)).toBe('ended');
  });

  test('forgets after 30 days what was never confirmed, and what has ended', async () => {
    const [waits, confirmed, ended] = ['waits@example.com', 'stays@example.com', 'ends@example.com'] as const;
    for (const email of [waits, confirmed, ended]) await subscribe(email);
    await confirm(await linkTo(confirmed));
    await end(ended);
    const states = async () => [await stateOf(waits), await stateOf(confirmed), await stateOf(ended)];
    now += 30 * day - 1;
    await sweepSubscriptions(shop.deps);
    expect(await states()).toEqual(['waiting', 'confirmed', 'ended']);
    now += 1;
    await sweepSubscriptions(shop.deps);
    expect(await states()).toEqual([undefined, 'confirmed', undefined]);
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
    const url = await endCall(email);
    for (let time = 0; time < 2; time += 1) {
      const answer = await shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: 'You are unsubscribed, no more mail comes' },
      ]);
      expect(await stateOf(email)).toBe('ended');
    }
    expect(await stateOf('staying@example.com')).toBe('waiting');
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
    expect(await stateOf(email)).toBeUndefined();
  });

  test.each([
    ['', 'Email is Required'],
    ['asha', 'Email Should be valid'],
    ['asha@example.com\r\nBcc: all@example.com', 'Email Should be valid'],
  ])('refuses %j [spec form.19]', async (email, message) => {
    const { status, error } = await subscribe(email);
    expect([status, error.fields]).toEqual([400, { email: message }]);
  });
});
