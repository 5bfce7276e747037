import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

describe.each(testEngines)('the operator on %s', (engine) => {
  let shop: TestShop;
  let said: string[];
  beforeEach(async () => {
    shop = await openTestShop(engine);
    said = [];
  });
  afterEach(() => shop.close());

  const run = async (name: string, email: string) => void said.push(await operate(shop.deps, name, [email]));
  const endSessions = (email: string) => run('customers end-sessions', email);
  const removeSecondFactor = (email: string) => run('customers remove-second-factor', email);

  it("ends a customer's sessions, and nobody else's", async () => {
    const [asha, usha] = [await shop.signUp(), await shop.signUp()];
    await shop.call('login', { body: { email: asha.customer.email, password: asha.password } });
    await endSessions(asha.customer.email.toUpperCase());
    expect((await shop.call('getCart', { token: asha.token })).status).toBe(401);
    expect((await shop.call('getCart', { token: usha.token })).status).toBe(200);
    await endSessions(asha.customer.email);
    await endSessions(usha.customer.email);
    expect(said).toEqual(['2 sessions ended.', '0 sessions ended.', '1 session ended.']);
  });

  it('removes the second factor of a customer, who is told by mail, and then there is none', async () => {
    const { token, customer, password } = await shop.signUp();
    const { email } = customer;
    const confirmed = { email_confirmed_at: new Date().toISOString() };
    await shop.deps.db.updateTable('customers').set(confirmed).where('email', '=', email).execute();
    const { secret } = (await shop.call('beginSecondFactor', { token, body: { password } })).body;
    await shop.call('confirmSecondFactor', { token, body: { code: new TOTP({ secret }).generate() } });
    const logIn = async () => (await shop.call('login', { body: { email, password } })).status;
    expect(await logIn()).toBe(401);
    await removeSecondFactor(email.toUpperCase());
    expect(said).toEqual(['The second factor is removed. The customer logs in with the password alone.']);
    expect(await logIn()).toBe(200);
    const mails = await shop.deps.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
    expect(mails.map(({ subject }) => subject)).toContain('The code at login of your Taana Baana account is off');
    await expect(removeSecondFactor(email)).rejects.toThrow('This customer has no second factor.');
  });

  it('gets an error when no customer has the e-mail', async () => {
    for (const command of [endSessions, removeSecondFactor]) {
      await expect(command('nobody@example.com')).rejects.toThrow('No customer has this e-mail.');
    }
  });
});
