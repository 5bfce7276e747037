// The examples in docs/catalogue.md can be imported unchanged.
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import { writeZip } from '../../../integrations/zip-testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { importCatalog } from './folder/catalog-import.service.ts';
import { columnNames } from './csv/csv-columns.ts';
import { importProducts } from './import-products.service.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/catalogue.md'), 'utf8');
const examplesOf = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, text = '']) => text);

let shop: TestShop;
let folder: string;
let photo: Buffer;
beforeEach(async () => {
  shop = await openTestShop('sqlite');
  folder = await mkdtemp(join(tmpdir(), 'shop-examples-'));
  photo = await sharp({ create: { width: 420, height: 500, channels: 3, background: '#1f3a7a' } })
    .jpeg()
    .toBuffer();
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
const product = async () => (await shop.call('getProduct', { params: { id: 'kolam-morning-tee' } })).body;

it('the CSV files, the first in a zip with its pictures', async () => {
  const [whole = '', prices = ''] = examplesOf('csv');
  const path = join(folder, 'products');
  const bringIn = () => importProducts(shop.deps, path, { round: false, name: 'products', actor: commandLine });
  const pictures = ['indigo.jpg', 'brick.jpg'].map((name) => ({ name, content: photo }));
  await writeFile(path, writeZip([{ name: 'products.csv', content: whole }, ...pictures]));
  expect(await bringIn()).toMatchObject({ problems: { total: 0 }, products: { new: 1 } });
  expect(await product()).toMatchObject({ price: 799, color: [{ title: 'Indigo' }, { title: 'Brick' }] });
  await writeFile(path, prices);
  expect(await bringIn()).toMatchObject({ problems: { total: 0 }, products: { changed: 1 } });
  expect(await product()).toMatchObject({ price: 849, title: 'Kolam Morning Tee' });
});

it('the folder', async () => {
  const [catalog = ''] = examplesOf('json');
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'catalogue.json'), catalog);
  for (const name of ['indigo.jpg', 'brick.jpg']) await writeFile(join(folder, 'pictures', name), photo);
  await importCatalog(shop.deps, folder, () => {});
  expect(await product()).toMatchObject({ title: 'Kolam Morning Tee', ratingsCount: 1 });
});

it('every column and limit', () => {
  for (const name of columnNames.filter((one) => !/^Option[123]|^Standard|^Custom/.test(one))) {
    expect(page.toLowerCase()).toContain(`\`${name.toLowerCase()}\``);
  }
  expect(page).toContain(`up to ${importLimits.csvBytes / 1024 / 1024} MB, 50,000 rows and 10,000 products`);
  expect([importLimits.rows, importLimits.products, importLimits.zipEntries]).toEqual([50_000, 10_000, 35_000]);
});
