import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAuditLog } from '../../modules/shop/audit-log/audit-log.service.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

let shop: TestShop;
let said: string[];
beforeEach(async () => {
  shop = await openTestShop('sqlite');
});
afterEach(() => shop.close());

async function run(name: string, positionals: string[] = [], values: Record<string, string> = {}) {
  said = [await operate(shop.deps, `settings ${name}`, positionals, values)];
}

it('shows all sections, or one', async () => {
  await run('show');
  expect(Object.keys(JSON.parse(said[0] ?? ''))).toEqual([
    'shop',
    'look',
    'logo',
    'shipping',
    'promises',
    'days-off',
    'sales',
    'mail',
    'orders',
    'couriers',
    'cash',
    'messages',
    'tax',
  ]);
  await run('show', ['shipping']);
  expect(JSON.parse(said[0] ?? '')).toEqual({
    shipping: { version: 0, fee: 100, freeFrom: null, unionTerritories: false },
  });
});

it('sets one field, and is recorded in the audit log', async () => {
  await run('set', ['shop', 'contact.phone', '+91 98765 43210']);
  expect(said).toEqual(['Saved as version 1.']);
  await run('set', ['shipping', 'unionTerritories', 'true']);
  await run('set', ['shipping', 'freeFrom', '1500']);
  await run('set', ['shipping', 'freeFrom', '1500']);
  expect(said).toEqual(['Nothing has changed.']);
  const { contact, shipping } = shop.deps.settings.current();
  expect([contact.phone, contact.email]).toEqual(['+91 98765 43210', 'hello@taanabaana.example.com']);
  expect(shipping).toEqual({ fee: 100, freeFrom: 1500, unionTerritories: true });
  const { entries } = await listAuditLog(shop.deps, { limit: 9 });
  expect(entries.map(({ channel, subject }) => [channel, subject])).toEqual([
    ['cli', 'settings shipping 2'],
    ['cli', 'settings shipping 1'],
    ['cli', 'settings shop 1'],
  ]);
});

it('sets a section from a file, and brings back an earlier version', async () => {
  const file = join(shop.deps.config.dataDir, 'sales.json');
  const sale = { name: 'Diwali sale', from: '2026-11-01', to: '2026-11-09', exchangeDays: 7 };
  await writeFile(file, JSON.stringify({ sales: [sale] }));
  await run('set', ['sales'], { file });
  expect(shop.deps.settings.current().sales).toEqual([sale]);
  await run('revert', ['sales', '0']);
  expect(said).toEqual(['Saved as version 2.']);
  expect(shop.deps.settings.current().sales[0]?.name).toBe('Republic Day sale');
});

it.each([
  [['shpping', 'fee', '1'], "'shpping' is invalid for argument 'SECTION'"],
  [['promises', 'exchangeDays', '0'], 'exchangeDays: The exchange period is 1 to 90 days.'],
  [['promises', 'processingDays', '11'], 'processingDays: An order is packed within 1 to 10 days.'],
  [['promises', 'deliveryTo', '4'], 'deliveryTo: The slowest delivery takes as long as the fastest, or longer.'],
  [['shipping', 'fees', '1'], 'There is no field "fees"'],
  [['shipping', 'fee.x', '1'], 'There is no field "x"'],
  [['shipping', 'fee'], 'VALUE is missing'],
  [['shipping'], 'Name a KEY and a VALUE, or a --file'],
  [['shipping', 'fee', '99.5'], 'fee: The fee is a whole number of rupees from 0 to 10000.'],
  [['logo', 'logo', 'null'], 'The logo is uploaded in the admin'],
])('refuses %j', async (words, message) => {
  await expect(run('set', words)).rejects.toThrow(message);
  expect(shop.deps.settings.current().shipping.fee).toBe(100);
});
