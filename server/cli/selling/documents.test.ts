// Tax documents on the command line.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Issued, issue } from '../../modules/selling/desk/accounting/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

let shop: TestShop;
let invoice: Issued;
beforeEach(async () => {
  shop = await openTestShop('sqlite');
  invoice = await issue(shop.deps.db, { day: '2026-10-31' });
  await issue(shop.deps.db, { day: '2026-11-02' }, [{}], invoice);
  await issue(shop.deps.db, { day: '2026-11-03' });
});
afterEach(() => shop.close());

const run = (name: string, positionals: string[] = [], values: Record<string, string | boolean> = {}) =>
  operate(shop.deps, name, positionals, values);
const listed = async (values: Record<string, string>) =>
  (JSON.parse(await run('documents list', [], { ...values, json: true })) as { number: string }[]).map(
    ({ number }) => number,
  );

it('are listed, by month, kind and order', async () => {
  const [first, note, second] = ['INV/26-27/00001', 'CRN/26-27/00001', 'INV/26-27/00002'];
  expect(await listed({})).toEqual([second, note, first]);
  expect(await listed({ month: '2026-11' })).toEqual([second, note]);
  expect(await listed({ kind: 'credit-note' })).toEqual([note]);
  const [{ order }] = JSON.parse(await run('documents list', [], { month: '2026-10', json: true })) as [
    { order: string },
  ];
  expect(await listed({ order })).toEqual([note, first]);
});

it('are shown with their lines and taxes', async () => {
  const shown = await run('documents show', ['crn/26-27/00001']);
  expect(shown).toMatch(/^Corrects +INV\/26-27\/00001$/m);
  expect(shown).toMatch(/^ *1 +Madras Check Tee, Indigo, M +6109 +5 +₹570\.48 +₹28\.52 +₹599$/m);
  await expect(run('documents show', ['INV/26-27/9'])).rejects.toThrow('There is no document INV/26-27/9.');
});

it('are written into files', async () => {
  const output = join(shop.deps.config.dataDir, 'november.csv');
  expect(await run('documents export', [], { month: '2026-11', what: 'b2cs', output })).toBe(`The file is ${output}.`);
  expect(await readFile(output, 'utf8')).toContain('OE,10-Bihar,,5.00,0.00,0.00,');
});

it('say that a month has none', async () => {
  expect(await run('documents list', [], { month: '2025-01' })).toMatch(/No documents\.$/);
  expect(JSON.parse(await run('documents list', [], { month: '2025-01', json: true }))).toEqual([]);
  const output = join(shop.deps.config.dataDir, 'january.csv');
  expect(await run('documents export', [], { month: '2025-01', what: 'orders', output })).toMatch(
    /It has only headings: 2025-01 has no documents\.$/,
  );
  expect(
    JSON.parse(await run('documents export', [], { month: '2026-11', what: 'taxes', output, json: true })),
  ).toEqual({ messages: [`The file is ${output}.`] });
});

it('need a folder that exists', async () => {
  const output = join(shop.deps.config.dataDir, 'nowhere', 'november.csv');
  await expect(run('documents export', [], { month: '2026-11', what: 'orders', output })).rejects.toThrow(
    /There is no file or folder .*nowhere/,
  );
});

it.each([
  [{ month: '2026-13', what: 'b2cs' }, '--month takes a month such as 2026-11.'],
  [{ month: '2026-11', what: 'gstr-9' }, 'b2cs'],
  [{ what: 'b2cs' }, "Required option '--month <MONTH>'"],
])('are not written with %j', async (values, complaint) => {
  await expect(run('documents export', [], values)).rejects.toThrow(complaint);
});
