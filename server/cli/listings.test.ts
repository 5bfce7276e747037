// Every listing with --json on a filled shop, and docs/command-line.md against the commands.
import { readFileSync } from 'node:fs';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../database/testing.ts';
import { issue } from '../modules/selling/desk/accounting/testing.ts';
import { addOrder } from '../modules/selling/desk/order-page/testing.ts';
import { giveCredit } from '../modules/selling/money/store-credit/testing.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { commands } from './commands.ts';
import { operate } from './testing.ts';

const page = readFileSync('docs/command-line.md', 'utf8');
const changing = ['database migrate', 'database seed', 'database reset', 'completion'];
const listings = commands.filter(
  ({ name, takes = {}, options = {}, isForRoot }) =>
    !isForRoot &&
    !changing.includes(name) &&
    Object.values(takes).every(({ isOptional }) => isOptional) &&
    Object.values(options).every(({ isRequired }) => !isRequired),
);
const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

describe.each(testEngines)('each listing on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    const { customer } = await shop.signUp();
    const placed = { customer_id: customer._id, status: 'Delivered' } as const;
    const order = await addOrder(shop.deps.db, new Date().toISOString(), {}, placed);
    await issue(shop.deps.db, {}, [{}], await issue(shop.deps.db, { order_id: order.id }));
    await giveCredit(shop, customer._id, 300);
    await operate(shop.deps, 'staff invite', ['meena@example.com'], { role: 'packer' });
  });
  afterEach(() => shop.close());

  /** The check of payments fails: the provider does not know the payment of the order. */
  async function listed(name: string, values: Record<string, boolean>, width?: number): Promise<string[]> {
    const lines: string[] = [];
    const listing = operate(shop.deps, name, [], values, (line) => lines.push(line), width);
    await listing.catch((error: Error) => {
      if (name !== 'payments check' || error.message !== 'The books differ in 1 place.') throw error;
    });
    return lines;
  }

  it('prints one JSON document, whose fields the page of the command line names', async () => {
    for (const { name } of listings) {
      const document: unknown = JSON.parse((await listed(name, { json: true })).join('\n'));
      if (name === 'settings show') continue;
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` | \``)) ?? '';
      for (const [field, value] of fieldsOf(document)) {
        expect(row, `${name} in docs/command-line.md`).toContain(`\`${field}\``);
        expect(isWritten(field, value), `${field}: ${JSON.stringify(value)}`).toBe(true);
      }
    }
  });

  it('fits 80 columns', async () => {
    for (const { name } of listings) {
      if (name === 'settings show') continue;
      for (const line of await listed(name, {}, 80)) expect(stringWidth(line), `${name}: ${line}`).toBeLessThan(81);
    }
  });
});

it('the page of the command line has each command with what it does', () => {
  for (const { name, summary } of commands) expect(page).toContain(`\n| \`${name}\` | ${summary} |\n`);
});

/** Times in UTC, money in integers. */
function isWritten(field: string, value: unknown): boolean {
  if (value === null) return true;
  if (/At$|^until$|^since$/.test(field)) return typeof value === 'string' && utc.test(value);
  return !/Rupees$|Paise$/.test(field) || Number.isInteger(value);
}

/** Of the audit log: each action has fields of its own in them. */
const changeFields = ['before', 'after'];

function fieldsOf(document: unknown): [string, unknown][] {
  if (Array.isArray(document)) return document.flatMap(fieldsOf);
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([field, value]) => [
    [field, value],
    ...(changeFields.includes(field) ? [] : fieldsOf(value)),
  ]);
}
