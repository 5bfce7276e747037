// Accounts that share a mobile order in cash at the same moment: together they get no more than one person.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import { openCart } from '../../money/payments/testing.ts';
import { askForCash, openCashShop } from './testing.ts';

describe.each(testEngines)('cash orders of one mobile, all at once, on %s', (engine) => {
  const cash = openCashShop(engine);

  it('are at most two on their way, and none is lost to a deadlock', async () => {
    const accounts = [];
    for (let count = 0; count < 8; count += 1) accounts.push(await openCart(cash.shop));
    await cash.shop.deps.db.updateTable('customers').set({ mobile: '9000000001' }).execute();
    // The second time, the two that have an order are told its number again.
    for (const _ of ['first', 'again']) {
      const answers = await Promise.all(accounts.map(({ token }) => askForCash(cash.shop, token)));
      const refused = answers.filter(({ status }) => status !== 200).map(({ error }) => error.message);
      expect(refused).toEqual(Array.from({ length: 6 }, () => messages.payOnline(messages.tooManyOpen)));
    }
    expect(await cash.shop.deps.db.selectFrom('orders').select('id').execute()).toHaveLength(2);
  });
});
