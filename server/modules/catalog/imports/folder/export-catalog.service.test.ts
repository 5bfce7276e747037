import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { CatalogError } from './catalog-folder.ts';
import { importCatalog } from './catalog-import.service.ts';
import { type TestCatalog, createTestCatalog, monsoon, warli } from '../../products/testing.ts';
import { exportCatalog } from './export-catalog.service.ts';

const whole = {
  ...warli,
  images: [{ file: 'warli-front', alt: 'Front', focus: '30% 20%' }],
  mrp: 999,
  sale: { price: 699, from: '2026-01-01', until: '2099-01-01' },
  hsn: '6109',
  maker: 'Dhaaga Mills, Tiruppur',
  origin: 'India',
  gender: 'female',
  ageGroup: 'kids',
  craftPlace: 'Dahanu, Maharashtra',
  craftAt: '19.97, 72.73',
  storyPost: 'why-the-name',
  allowsOversell: true,
  variants: [
    { color: 'Navy', size: 'XS', isOffered: false },
    { color: 'Maroon', size: 'M', sku: 'WV-MA-M', stock: 7 },
  ],
};

describe.each(testEngines)('a catalogue folder on %s', (engine) => {
  let incoming: TestCatalog;
  let folder: string;
  let shops: TestShop[];
  const open = async () => {
    const shop = await openTestShop(engine);
    shops.push(shop);
    return shop;
  };
  beforeEach(async () => {
    incoming = await createTestCatalog();
    folder = await mkdtemp(join(tmpdir(), 'shop-folder-'));
    shops = [];
    await incoming.write({
      colors: [{ title: 'Maroon', css: '#7a1f2b' }, { title: 'Navy' }],
      products: [
        whole,
        { ...monsoon, status: 'archived', description: '', sizes: ['2-3 Y', 'Free Size'], variants: [] },
      ],
    });
  });
  afterEach(async () => {
    for (const shop of shops) await shop.close();
    await incoming.close();
    await rm(folder, { recursive: true, force: true });
  });
  const contentOf = async (path: string) => {
    const names = (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const files = names.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
    return Promise.all(files.map(async (file) => [file.slice(path.length), (await readFile(file)).toString('base64')]));
  };

  it('brings status, MRP, a sale, tax, origin, sizes and counts', async () => {
    const { deps } = await open();
    await importCatalog(deps, incoming.folder, () => {});
    const rows = await deps.db.selectFrom('products').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { id: monsoon.id, status: 'archived', mrp: null, sale_price: null },
      {
        price: 699,
        regular_price: 799,
        mrp: 999,
        hsn: '6109',
        maker: whole.maker,
        origin: 'India',
        gender: 'female',
        age_group: 'kids',
        allows_oversell: 1,
      },
    ]);
    const variants = await deps.db.selectFrom('product_variants').selectAll().orderBy('size').execute();
    expect(variants).toMatchObject([
      { size: 'M', sku: 'WV-MA-M', stock: 7, is_offered: 1 },
      { size: 'XS', sku: null, stock: null, is_offered: 0 },
    ]);
    await deps.db.updateTable('product_variants').set({ stock: 3 }).where('size', '=', 'M').execute();
    await importCatalog(deps, incoming.folder, () => {});
    const [counted] = await deps.db.selectFrom('product_variants').select('stock').orderBy('size').execute();
    expect(counted).toEqual({ stock: 3 });
  });

  it('brings sizes of its own', async () => {
    const { deps } = await open();
    await importCatalog(deps, incoming.folder, () => {});
    const sizesOf = async () =>
      (await deps.db.selectFrom('products').select('sizes').where('id', '=', monsoon.id).executeTakeFirst())?.sizes;
    expect(await sizesOf()).toBe('["2-3 Y","Free Size"]');
    await incoming.write({ products: [warli, monsoon] });
    await importCatalog(deps, incoming.folder, () => {});
    expect(await sizesOf()).toBe('["2-3 Y","Free Size"]');
    const variants = [{ color: monsoon.colors[0], size: '4-5 Y' }];
    await incoming.write({ products: [warli, { ...monsoon, sizes: ['2-3 Y', '2–3  y'], variants }] });
    const refused = await importCatalog(deps, incoming.folder, () => {}).catch((error: unknown) => error);
    expect((refused as CatalogError).problems).toEqual([`Product "${monsoon.id}": sizes: must have each size once.`]);
    await incoming.write({ products: [warli, { ...monsoon, sizes: ['2-3 Y'], variants }] });
    await expect(importCatalog(deps, incoming.folder, () => {})).rejects.toThrow('"4-5 Y" must be one of 2-3 Y.');
  });

  it('that says nothing of them keeps them, as folders from before do', async () => {
    const { deps } = await open();
    await importCatalog(deps, incoming.folder, () => {});
    await incoming.write({ products: [{ ...warli, price: 850 }, monsoon] });
    await importCatalog(deps, incoming.folder, () => {});
    const rows = await deps.db.selectFrom('products').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([{ status: 'archived' }, { price: 699, regular_price: 850, mrp: 999, hsn: '6109' }]);
  });

  it('brings what matters in a picture, and keeps it where the folder says nothing', async () => {
    const { deps } = await open();
    const focus = async () =>
      (await deps.db.selectFrom('product_pictures').select('focus').where('product_id', '=', warli.id).execute())[0];
    await importCatalog(deps, incoming.folder, () => {});
    expect(await focus()).toEqual({ focus: '30% 20%' });
    await incoming.write({ products: [warli, monsoon] });
    await importCatalog(deps, incoming.folder, () => {});
    expect(await focus()).toEqual({ focus: '30% 20%' });
    await incoming.write({ products: [{ ...warli, images: [{ file: 'warli-front', alt: 'Front', focus: 'left' }] }] });
    await expect(importCatalog(deps, incoming.folder, () => {})).rejects.toThrow('must be a place such as "30% 20%"');
  });

  it('is written by an export; in an empty shop it makes the same catalogue', async () => {
    const one = await open();
    await importCatalog(one.deps, incoming.folder, () => {});
    expect(await exportCatalog(one.deps, join(folder, 'one'))).toBe(2);
    const two = await open();
    await importCatalog(two.deps, join(folder, 'one'), () => {});
    await exportCatalog(two.deps, join(folder, 'two'));
    expect(await contentOf(join(folder, 'two'))).toEqual(await contentOf(join(folder, 'one')));
    await expect(exportCatalog(one.deps, join(folder, 'one'))).rejects.toThrow('EEXIST');
  });

  it('is refused with the field that is wrong', async () => {
    const { deps } = await open();
    await incoming.write({
      products: [
        { ...warli, hsn: '61', variants: [{ color: 'Green', size: 'M' }] },
        { ...monsoon, status: 'draft' },
      ],
    });
    const refused = await importCatalog(deps, incoming.folder, () => {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CatalogError);
    expect((refused as CatalogError).problems).toEqual([
      `Product "${warli.id}": hsn: must have 4, 6 or 8 digits.`,
      `Product "${monsoon.id}": status: must be active or archived.`,
    ]);
  });
});
