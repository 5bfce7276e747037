import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';

describe.each(testEngines)('the newsletter on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const subscribe = (email: string) => shop.call('subscribeNewsletter', { body: { email } });

  test('takes an address once, in any letter case, and says so each time', async () => {
    const first = await subscribe('Asha@Example.com');
    const again = await subscribe(' asha@example.com ');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(first.body).toEqual({ message: 'You are subscribed' });
    expect(again.body).toEqual(first.body);
    const kept = await shop.deps.db.selectFrom('newsletter_subscribers').select('email').execute();
    expect(kept).toEqual([{ email: 'asha@example.com' }]);
  });

  test('adds an address once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('usha@example.com')));
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 201,
    ]);
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
