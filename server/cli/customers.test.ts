import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../database/testing.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { customersCommands } from './customers.ts';

describe.each(testEngines)('the operator on %s', (engine) => {
  let shop: TestShop;
  let said: string[];
  beforeEach(async () => {
    shop = await openTestShop(engine);
    said = [];
  });
  afterEach(() => shop.close());

  async function endSessions(email: string) {
    const command = customersCommands.find(({ name }) => name === 'customers end-sessions');
    await command?.run({
      positionals: [email],
      values: {},
      config: () => shop.deps.config,
      withShop: (work) => work(shop.deps),
      say: (line) => void said.push(line),
    });
  }

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

  it('is told when no customer has the e-mail', async () => {
    await expect(endSessions('nobody@example.com')).rejects.toThrow('No customer has this e-mail.');
  });
});
