import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { testEngines } from '../../../database/testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { type TestEditor, openTestEditor } from '../editor/testing.ts';
import { importCatalog } from '../imports/folder/catalog-import.service.ts';
import { type TestCatalog, createTestCatalog, warli } from '../products/testing.ts';
import { findPublished } from './published-products.service.ts';
import { runStatements } from './statements.ts';
import { type ProductChange, prepareProducts, writeProducts } from './write-products.ts';

describe.each(testEngines)('writing products on %s', (engine) => {
  let editor: TestEditor;
  let folder: TestCatalog;
  const write = (...changes: readonly ProductChange[]) =>
    editor.shop.deps.db.transaction().execute((trx) => writeProducts(trx, editor.shop.deps, changes, commandLine));
  const find = async (id: string) => {
    const product = await findPublished(editor.shop.deps.db, id);
    if (!product) throw new Error(`There is no product ${id}.`);
    return product;
  };
  const changeOf = async (id: string, changes: Partial<ProductContent>): Promise<ProductChange> => {
    const before = await find(id);
    return { id, state: before.state, content: { ...before.content, ...changes }, before };
  };
  const bringIn = async (product: object) => {
    await folder.write({ products: [product] });
    await importCatalog(editor.shop.deps, folder.folder, () => {});
  };
  const skus = () =>
    editor.shop.deps.db
      .selectFrom('product_variants')
      .select(['size', 'sku', 'stock', 'is_offered'])
      .orderBy('size')
      .execute();

  beforeEach(async () => {
    editor = await openTestEditor(engine);
    folder = await createTestCatalog();
  });
  afterEach(async () => {
    await editor.close();
    await folder.close();
  });

  it('of many products is refused as a whole if one of them has changed since', async () => {
    const [one, other] = [await editor.publishNew({ title: 'One' }), await editor.publishNew({ title: 'Other' })];
    const changes = [await changeOf(one, { price: 500 }), await changeOf(other, { price: 500 })];
    await editor.change(other, { price: 600 });
    await expect(write(...changes)).rejects.toThrow('changed');
    expect([(await find(one)).content.price, (await find(other)).content.price]).toEqual([799, 600]);
  });

  it('does not bring back a product that somebody deletes meanwhile', async () => {
    const id = await editor.publishNew();
    const change = await changeOf(id, { price: 500 });
    await editor.admin.call('deleteProduct', { params: { id }, cookie: editor.meena.cookie });
    await expect(write(change)).rejects.toThrow('changed');
    expect(await findPublished(editor.shop.deps.db, id)).toBeUndefined();
  });

  it('keeps the count of somebody who counts a new size meanwhile', async () => {
    const { db } = editor.shop.deps;
    const change = await changeOf(await editor.publishNew(), {});
    const [color] = change.content.colors;
    if (!color) throw new Error('The product has no colour.');
    const variant = { color: color.title, size: 'XL' as const, sku: 'XL-1', isOffered: true, firstCount: null };
    const content = { ...change.content, variants: [...change.content.variants, variant] };
    const statements = await prepareProducts(editor.shop.deps, [{ ...change, content }], commandLine);
    const { id: color_id } = await db
      .selectFrom('colors')
      .select('id')
      .where('title', '=', color.title)
      .executeTakeFirstOrThrow();
    const counted = { product_id: change.id, color_id, size: 'XL' as const, sku: null, is_offered: 1, low_stock: 3 };
    await db
      .insertInto('product_variants')
      .values({ ...counted, id: 'counted', stock: 5, reserved: 0 })
      .execute();
    await db.transaction().execute((trx) => runStatements(trx, statements));
    expect((await skus()).filter(({ size }) => size === 'XL')).toMatchObject([{ sku: 'XL-1', stock: 5 }]);
  });

  it('gives two products that are published at once their own ids, and the new colour that both name', async () => {
    const colors = [{ title: 'Saffron', css: null }];
    const photos = async () => [{ id: await editor.addPhoto(), alt: 'Front', color: null }];
    const created = [
      await editor.create({ title: 'Holi', colors, photos: await photos() }),
      await editor.create({ title: 'Holi', colors, photos: await photos() }),
    ];
    const published = await Promise.all(created.map(({ id, basedOn }) => editor.publish(id, basedOn)));
    expect(published.map(({ status }) => status)).toEqual([200, 200]);
    expect(published.map(({ body }) => body.id).toSorted()).toEqual(['holi', 'holi-2']);
    expect((await find('holi-2')).content.colors).toEqual(colors);
  });

  it.runIf(engine === 'postgres')('takes the new colour of somebody who was faster', async () => {
    const { db } = editor.shop.deps;
    const change = await changeOf(await editor.publishNew(), { colors: [{ title: 'Saffron', css: null }] });
    let isFirst = true;
    // The other one makes it after this one has read the colours, and before it writes.
    const overtaken: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isFirst) await db.insertInto('colors').values({ id: 'theirs', title: 'Saffron' }).execute();
        isFirst = false;
        return result;
      },
    };
    await db
      .transaction()
      .execute((trx) => writeProducts(trx.withPlugin(overtaken), editor.shop.deps, [change], commandLine));
    const own = db.selectFrom('product_colors').select('color_id').where('product_id', '=', change.id);
    expect(await own.execute()).toEqual([{ color_id: 'theirs' }]);
  });

  it('keeps what a folder does not say of variants, also those of a colour that goes and comes back', async () => {
    const variants = [
      { color: 'Maroon', size: 'M', sku: 'WV-MA-M', stock: 7 },
      { color: 'Maroon', size: 'S', isOffered: false },
    ];
    await bringIn({ ...warli, variants });
    const before = await skus();
    expect(before).toMatchObject([
      { size: 'M', sku: 'WV-MA-M', stock: 7 },
      { size: 'S', is_offered: 0 },
    ]);
    await bringIn({ ...warli, colors: ['Navy'] });
    await bringIn(warli);
    expect(await skus()).toEqual(before);
    await bringIn({ ...warli, colors: ['Navy'] });
    await bringIn({ ...warli, variants });
    expect(await skus()).toEqual(before);
  });

  it('ends a sale that a folder’s new price has reached, and no other', async () => {
    await bringIn({ ...warli, sale: { price: 699 } });
    await bringIn({ ...warli, price: 750 });
    expect((await find(warli.id)).content).toMatchObject({ price: 750, salePrice: 699 });
    await bringIn({ ...warli, price: 699 });
    expect((await find(warli.id)).content).toMatchObject({ price: 699, salePrice: null });
  });
});
