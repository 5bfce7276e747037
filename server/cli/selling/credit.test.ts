// Store credit on the command line.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addOrder } from '../../modules/selling/desk/order-page/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop('sqlite');
});
afterEach(() => shop.close());

const run = (name: string, positionals: string[] = [], values: Record<string, string | boolean> = {}) =>
  operate(shop.deps, name, positionals, values);

it('is given for an order, shown, listed and taken back', async () => {
  const { customer } = await shop.signUp();
  const { number } = await addOrder(
    shop.deps.db,
    new Date().toISOString(),
    {},
    { customer_id: customer._id, status: 'Delivered' },
  );
  expect(await run('credit list')).toBe('Together  ₹0');
  const reason = 'It came late';
  expect(await run('credit give', [number, '300'], { reason })).toContain('Rs. 300 of store credit now');
  const back = { reason: 'Meant for another order', 'take-back': true };
  expect(await run('credit give', [number, '100'], back)).toContain('Rs. 200 of store credit now');
  await expect(run('credit give', [number, '201'], back)).rejects.toThrow('At most Rs. 200');
  for (const reference of [number, customer.email.toUpperCase()]) {
    const shown = await run('credit show', [reference]);
    expect(shown).toMatch(/-₹100 +Taken back, for order TB-\S+ +Meant for another order\n.* ₹300 +From us/);
    expect(shown).toMatch(/^Balance +₹200$/m);
  }
  expect(await run('credit list')).toMatch(new RegExp(`^Together +₹200\n\n.*\n${customer.email} +₹200$`));
});

it('reports the error, and changes nothing', async () => {
  await expect(run('credit give', ['TB-1', '300'])).rejects.toThrow("Required option '--reason <TEXT>'");
  await expect(run('credit give', ['TB-1', '99.5'], { reason: 'Late' })).rejects.toThrow('whole rupees');
  await expect(run('credit give', ['TB-NOWHERE', '300'], { reason: 'Late' })).rejects.toThrow('There is no order');
  await expect(run('credit show', ['nobody@example.com'])).rejects.toThrow('No customer has the e-mail');
  expect(await run('credit list')).toBe('Together  ₹0');
});
