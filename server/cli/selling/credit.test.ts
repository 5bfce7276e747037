// Store credit on the command line.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { giveCredit } from '../../modules/selling/money/store-credit/goodwill.service.ts';
import { addOrder } from '../../modules/selling/desk/order-page/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop('sqlite');
});
afterEach(() => shop.close());

const run = (name: string, positionals: string[] = []) => operate(shop.deps, name, positionals);

it('is shown by e-mail and by order, and listed', async () => {
  const { customer } = await shop.signUp();
  const { number } = await addOrder(
    shop.deps.db,
    new Date().toISOString(),
    {},
    { customer_id: customer._id, status: 'Delivered' },
  );
  expect(await run('credit list')).toBe('Together  ₹0');
  const give = (amount: number, reason: string, takeBack = false) =>
    giveCredit(shop.deps, number, { key: reason, amount, takeBack, reason }, commandLine);
  await give(300, 'It came late');
  await give(100, 'Meant for another order', true);
  for (const reference of [number, customer.email.toUpperCase()]) {
    const shown = await run('credit show', [reference]);
    expect(shown).toMatch(/-₹100 +Taken back, for order TB-\S+ +Meant for another order\n.* ₹300 +From us/);
    expect(shown).toMatch(/^Balance +₹200$/m);
  }
  expect(await run('credit list')).toMatch(new RegExp(`^Together +₹200\n\n.*\n${customer.email} +₹200$`));
});

it('of nobody is an error', async () => {
  await expect(run('credit show', ['nobody@example.com'])).rejects.toThrow('No customer has the e-mail');
  await expect(run('credit show', ['TB-NOWHERE'])).rejects.toThrow('There is no order');
});
