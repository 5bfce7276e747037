// Orders from a file, and unpaid ones among them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { address } from '../../modules/selling/money/payments/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

let shop: TestShop;
let said: string[];
beforeEach(async () => {
  shop = await openTestShop('sqlite');
  said = [];
});
afterEach(() => shop.close());

const run = async (name: string, positionals: string[] = [], values: Record<string, string | boolean> = {}) =>
  void said.push(await operate(shop.deps, name, positionals, values));

async function fileOf(changes: object = {}): Promise<string> {
  const tee = await shop.addProduct({ price: 2000, title: 'Warli Village Tee' });
  const file = join(shop.deps.config.dataDir, 'order.json');
  const order = {
    key: 'order-from-a-file-1',
    channel: 'phone',
    lines: [{ product: tee.id, color: tee.colorIds[0], size: 'M', quantity: 1 }],
    isShippingWaived: true,
    total: 2000,
    mobile: '+91 98765 43210',
    address,
    ...changes,
  };
  await writeFile(file, JSON.stringify(order));
  return file;
}

it('takes an order with a link once, and lets it be paid by hand', async () => {
  const file = await fileOf();
  await run('orders new', [file]);
  await run('orders new', [file]);
  expect(said[0]).toMatch(/^Order \S+ waits for its payment until .*: http/);
  expect(said[1]).toBe(said[0]);
  const [{ id } = { id: '' }] = await shop.deps.db.selectFrom('orders').select('id').execute();
  await run('orders waiting');
  expect(said.at(-1)).toContain(id);
  await expect(run('orders paid-by-hand', [id, 'card'])).rejects.toThrow("'card' is invalid for argument 'METHOD'");
  await run('orders paid-by-hand', [id, 'upi'], { reference: '4123' });
  expect(said.at(-1)).toMatch(/^TB-\w+ is placed\.$/);
  await expect(run('orders withdraw', [id], { yes: true })).rejects.toThrow('does not wait');
});

it('reports the errors of a file, and imports nothing', async () => {
  await expect(run('orders new', ['/nowhere.json'])).rejects.toThrow('There is no file');
  await expect(run('orders new', [await fileOf({ mobile: '12' })])).rejects.toThrow(
    'mobile: Mobile No should be valid',
  );
  expect(await shop.deps.db.selectFrom('orders').select('id').execute()).toEqual([]);
});
