// The size chart of a product in a file and in a folder: it comes back by its name.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { exportProducts } from '../imports/csv/export-products.service.ts';
import { importCatalog } from '../imports/folder/catalog-import.service.ts';
import { exportCatalog } from '../imports/folder/export-catalog.service.ts';
import { importProducts } from '../imports/import-products.service.ts';
import { type TestCatalog, createTestCatalog, warli } from '../products/testing.ts';

const childrenTable = 'Size, Chest cm\nS, 58';

describe.each(testEngines)('the size chart of a product on %s', (engine) => {
  let shop: TestShop;
  let incoming: TestCatalog;
  let folder: string;
  const addChart = (id: string, name: string) =>
    shop.deps.db
      .insertInto('size_charts')
      .values({
        id,
        version: 1,
        name,
        category: '',
        columns: '[{"title":"Chest","isCm":true}]',
        rows: '[{"size":"S","values":["58"]}]',
        note: '',
      })
      .execute();
  const removeChart = (id: string) => shop.deps.db.deleteFrom('size_charts').where('id', '=', id).execute();
  const choose = (chart: string | null) =>
    shop.deps.db.updateTable('products').set({ size_chart: chart }).where('id', '=', warli.id).execute();
  const chosen = async () =>
    (await shop.deps.db.selectFrom('products').select('size_chart').where('id', '=', warli.id).executeTakeFirst())
      ?.size_chart;
  const bringIn = async (csv: string) => {
    const path = join(folder, 'products.csv');
    await writeFile(path, csv);
    const options = { round: false, name: 'products.csv', actor: commandLine };
    const { products, problems: found } = await importProducts(shop.deps, path, options);
    return found.total > 0 ? found.listed : products;
  };
  const fileOf = (chart: string) => `Handle,Title,Size chart\n${warli.id},,${chart}\n`;
  const bringFolder = async (sizeChart?: string) => {
    await incoming.write({ products: [{ ...warli, sizeChart }] });
    return importCatalog(shop.deps, incoming.folder, () => {});
  };

  beforeEach(async () => {
    shop = await openTestShop(engine);
    incoming = await createTestCatalog();
    folder = await mkdtemp(join(tmpdir(), 'shop-charts-'));
    await addChart('chart-of-women', 'Women');
    await addChart('chart-of-children', 'Children');
    await bringFolder();
  });
  afterEach(async () => {
    await shop.close();
    await incoming.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is in an export by its name, and a file or folder brings it back', async () => {
    await choose('chart-of-women');
    const file = await text(await exportProducts(shop.deps, commandLine));
    await exportCatalog(shop.deps, join(folder, 'catalogue'));
    expect(await bringIn(file)).toEqual({ new: 0, changed: 0, unchanged: 1 });
    await choose(null);
    expect(await bringIn(file)).toEqual({ new: 0, changed: 1, unchanged: 0 });
    expect(await chosen()).toBe('chart-of-women');
    await choose('chart-of-children');
    await importCatalog(shop.deps, join(folder, 'catalogue'), () => {});
    expect(await chosen()).toBe('chart-of-women');
  });

  it('is chosen by a name in any letter case; an empty cell takes it away, a missing one leaves it', async () => {
    await bringIn(fileOf('children'));
    expect(await chosen()).toBe('chart-of-children');
    await bringIn(`Handle,Price\n${warli.id},850\n`);
    await bringFolder();
    expect(await chosen()).toBe('chart-of-children');
    await bringIn(fileOf(''));
    expect(await chosen()).toBeNull();
    await bringFolder('CHILDREN');
    expect(await chosen()).toBe('chart-of-children');
  });

  it('is refused with its row and the names that exist, and nothing is changed', async () => {
    await choose('chart-of-women');
    const message = problems.sizeChart('Mens', ['Children', 'Women']);
    expect(await bringIn(fileOf('Mens'))).toEqual([{ row: 2, field: 'Size chart', message }]);
    await expect(bringFolder('Mens')).rejects.toThrow(`Product "${warli.id}": sizeChart: ${message}`);
    await removeChart('chart-of-women');
    await removeChart('chart-of-children');
    expect(await bringIn(fileOf('Mens'))).toMatchObject([{ message: problems.sizeChart('Mens', []) }]);
    expect(await chosen()).toBe('chart-of-women');
  });

  it('comes with its chart in a folder for a shop that lacks it; a chart that it has stays as it is', async () => {
    await removeChart('chart-of-women');
    const table = 'Size, Chest cm, Fit\nS, 86-90, close\nM, 91, easy';
    const women = { name: 'Women', category: 'Fitted', table, note: 'Flat.' };
    await incoming.write({
      products: [{ ...warli, sizeChart: 'women' }],
      sizeCharts: [women, { ...women, name: 'Girls' }, { ...women, name: 'children' }],
    });
    await importCatalog(shop.deps, incoming.folder, () => {});
    await importCatalog(shop.deps, incoming.folder, () => {});
    await exportCatalog(shop.deps, join(folder, 'catalogue'));
    const empty = await openTestShop(engine);
    try {
      await importCatalog(empty.deps, join(folder, 'catalogue'), () => {});
      await exportCatalog(empty.deps, join(folder, 'again'));
      const { body } = await empty.call('getSizeChart', { query: { category: 'fitted' } });
      expect(body.rows).toEqual([
        { size: 'S', values: ['86-90', 'close'] },
        { size: 'M', values: ['91', 'easy'] },
      ]);
    } finally {
      await empty.close();
    }
    const [written, again] = await Promise.all(
      ['catalogue', 'again'].map((name) => readFile(join(folder, name, 'catalogue.json'), 'utf8')),
    );
    expect(again).toBe(written);
    const { products, sizeCharts } = JSON.parse(written ?? '') as Record<string, unknown>;
    expect(products).toMatchObject([{ sizeChart: 'Women' }]);
    const girls = { name: 'Girls', table, note: 'Flat.' };
    expect(sizeCharts).toEqual([{ name: 'Children', table: childrenTable }, girls, women]);
    await incoming.write({ sizeCharts: [{ ...women, table: 'S' }] });
    await expect(importCatalog(shop.deps, incoming.folder, () => {})).rejects.toThrow(
      'Size chart "Women": table: Write a line with titles',
    );
  });

  it('stays if its chart is gone, for it may come back; of two with one name it keeps its own', async () => {
    await choose('chart-of-women');
    await removeChart('chart-of-women');
    const file = await text(await exportProducts(shop.deps, commandLine));
    expect(await bringIn(file)).toEqual({ new: 0, changed: 0, unchanged: 1 });
    expect(await chosen()).toBe('chart-of-women');
    await addChart('chart-of-women', 'Children');
    expect(await bringIn(fileOf('Children'))).toEqual({ new: 0, changed: 0, unchanged: 1 });
    await choose(null);
    expect(await bringIn(fileOf('Children'))).toMatchObject([{ message: problems.sizeChartTwice('Children') }]);
    await choose('chart-of-women');
    await bringFolder('Children');
    expect(await chosen()).toBe('chart-of-women');
  });
});
