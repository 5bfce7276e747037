// Which backups pass: a real purchase and a real picture, restored into a throw-away shop.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canMountDisk, smallDisk } from '../../scripts/testing/own-disk.ts';
import { runCommand } from '../cli/run-command.ts';
import type { Engine } from '../database/open.ts';
import { testEngines } from '../database/testing.ts';
import { type ArchiveEntry, readArchive, writeArchive } from './archive.ts';
import { backUp, openBusyShop } from './testing.ts';
import type { TestShop } from '../testing.ts';

let folder: string;
let file: string;
let said: string;
let shop: TestShop | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-verify-test-'));
  file = join(folder, 'shop.tar.gz');
});
afterEach(async () => {
  await shop?.close();
  shop = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function backUpBusyShop(engine: Engine): Promise<void> {
  shop = await openBusyShop(engine);
  await backUp(shop, file);
}

/** Has no shop of its own: the command needs neither database nor folder. */
async function verify(): Promise<number> {
  said = '';
  const hear = (line: string) => void (said += `${line}\n`);
  return runCommand(['backup', 'verify', file], {}, { print: hear, printError: hear });
}

/** The same backup with other rows or pictures, and right checksums. */
async function rewrite(change: (entry: ArchiveEntry) => string | Buffer | undefined): Promise<void> {
  const entries: ArchiveEntry[] = [];
  for await (const entry of readArchive(file)) entries.push(entry);
  await rm(file);
  await writeArchive(file, async (add) => {
    for (const entry of entries) {
      const content = change(entry);
      if (content !== undefined) await add(entry.name, Buffer.from(content as string));
    }
  });
}

const leftovers = async () => (await readdir(tmpdir())).filter((name) => /^shop-verify-(?!test-)/.test(name));

describe.each(testEngines)('verifying a backup of %s', (engine) => {
  it('says what it holds and that it can be restored, packed or not, and leaves nothing behind', async () => {
    const before = await leftovers();
    await backUpBusyShop(engine);
    expect(await verify(), said).toBe(0);
    expect(said).toMatch(
      new RegExp(
        `, from ${engine}, by \\d{4}-[\\w-]+\\. It holds 1 products, 1 customers, 1 orders, 1 document files and`,
      ),
    );
    expect(said).toMatch(/This backup can be restored\.\n$/);
    await writeFile(file, gunzipSync(await readFile(file)));
    expect(await verify(), said).toBe(0);
    expect(await leftovers()).toEqual(before);
  });
});

describe('a backup that is whole, of a shop that was not', () => {
  beforeEach(async () => backUpBusyShop('sqlite'));
  const rowsOf = (table: string, change: (row: Record<string, unknown>) => object) => (entry: ArchiveEntry) =>
    entry.name.startsWith(`tables/${table}/`)
      ? entry.content
          .toString()
          .split('\n')
          .filter(Boolean)
          .map((line) => `${JSON.stringify(change(JSON.parse(line) as Record<string, unknown>))}\n`)
          .join('')
      : entry.content;
  const isDocument = ({ name }: ArchiveEntry) => name.startsWith('documents/');
  const isPicture = ({ name }: ArchiveEntry) => name.startsWith('pictures/') && name.endsWith('.webp');

  it.each<[string, (entry: ArchiveEntry) => string | Buffer | undefined, RegExp]>([
    [
      'lacks a picture',
      (entry) => (isPicture(entry) ? undefined : entry.content),
      /^The picture \S+\.webp is missing\.$/m,
    ],
    [
      'has a broken picture',
      (entry) => (isPicture(entry) ? 'noise' : entry.content),
      /^The picture \S+\.webp cannot be read\.$/m,
    ],
    [
      'lacks the file of an invoice',
      (entry) => (isDocument(entry) ? undefined : entry.content),
      /^The file of INV\/26-27\/00001 is missing\.$/m,
    ],
    [
      'has another file in the place of an invoice',
      (entry) => (isDocument(entry) ? 'noise' : entry.content),
      /^The file of INV\/26-27\/00001 is damaged\.$/m,
    ],
    [
      'has an order that does not add up',
      rowsOf('orders', (row) => ({ ...row, total: Number(row['total']) + 1 })),
      /^Order \S+: its lines and shipping do not add up to its total\.$/m,
    ],
    [
      'has a discount that nothing explains',
      rowsOf('order_lines', (row) => ({ ...row, discount_paise: 100 })),
      /^Order \S+: its lines and shipping do not add up to its total\.$/m,
    ],
    [
      'lacks an order line',
      (entry) => (entry.name.startsWith('tables/order_lines/') ? undefined : entry.content),
      /^Order \S+: its lines and shipping do not add up to its total\.$/m,
    ],
    [
      'lost a part of a payment',
      rowsOf('payments', (row) => ({ ...row, amount_paise: 10_000 })),
      /^Order \S+: its payments do not add up to its total\.$/m,
    ],
    [
      'lost store credit',
      rowsOf('payments', (row) => ({ ...row, method: 'store-credit', amount_paise: 10_000 })),
      /^Order \S+: store credit paid Rs\.\s?100 of it/m,
    ],
    [
      'lost the use of an offer',
      (entry) => (entry.name.startsWith('tables/offer_uses/') ? undefined : entry.content),
      /^Offer \S+: it counts 1 uses and Rs\. 50, and its orders have 0 and Rs\. 0\.$/m,
    ],
  ])('%s', async (_what, change, sentence) => {
    await rewrite(change);
    expect(await verify()).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('can be restored');
  });
});

describe('a file that cannot be restored', () => {
  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['cut off', async () => writeFile(file, (await readFile(file)).subarray(0, -200)), /is damaged, not whole/],
    ['empty', () => writeFile(file, ''), /is damaged, not whole/],
    ['something else', () => writeFile(file, 'a long letter '.repeat(100)), /is damaged, not whole/],
    [
      'cut off after it was unpacked',
      async () => writeFile(file, gunzipSync(await readFile(file)).subarray(0, -2000)),
      /is damaged, not whole/,
    ],
    [
      'of a newer version',
      () => rewrite(({ content }) => content.toString().replace('"0001-shop"', '"0001-shop", "9999-later"')),
      /made by a newer version of the shop \(it has 9999-later\)/,
    ],
    [
      'against the rules of the database',
      () =>
        rewrite(({ name, content }) =>
          content
            .toString()
            .replaceAll(/"order_id":"[^"]+"/g, name.includes('order_lines') ? '"order_id":"nobody"' : '$&'),
        ),
      /^A database rejects the rows of this backup \(FOREIGN KEY constraint failed\), so it cannot be restored\.$/m,
    ],
    ['not there', () => rm(file), /There is no file or folder/],
  ])('%s: exit code 1, a sentence, nothing left behind', async (_what, damage, sentence) => {
    const before = await leftovers();
    await backUpBusyShop('sqlite');
    await damage();
    expect(await verify()).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('can be restored');
    expect(await leftovers()).toEqual(before);
  });

  it.runIf(canMountDisk)('asks for room where there is too little', async () => {
    shop = await openBusyShop('sqlite');
    const large = Array.from({ length: 2000 }, (_, index) => ({
      name: `mark ${index} ${'x'.repeat(900)}`,
      created_at: 'now',
    }));
    await shop.deps.db.insertInto('marks').values(large).execute();
    await backUp(shop, file);
    const disk = await mkdtemp(join(folder, 'disk-'));
    const [unshare = '', ...words] = smallDisk(disk, 2);
    const command = [process.execPath, 'server/cli/main.ts', 'backup', 'verify', file];
    const { stderr, status } = spawnSync(unshare, [...words, ...command], {
      env: { TMPDIR: disk, PATH: process.env.PATH },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      /^To verify this backup, \S+ needs \d+ MB, and \d MB are free; make room, or name another folder by TMPDIR\.$/m,
    );
    expect(status).toBe(1);
  });
});
