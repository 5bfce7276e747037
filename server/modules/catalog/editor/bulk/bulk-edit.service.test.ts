import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BulkChange } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { testEngines } from '../../../../database/testing.ts';
import { addOrder } from '../../../selling/desk/order-page/testing.ts';
import { type TestEditor, openTestEditor } from '../testing.ts';

describe.each(testEngines)('many products at once on %s', (engine) => {
  let editor: TestEditor;
  let warli: string;
  let monsoon: string;
  beforeEach(async () => {
    editor = await openTestEditor(engine);
    warli = await editor.publishNew();
    monsoon = await editor.publishNew({ title: 'Monsoon', price: 1299, tags: ['rain'] });
  });
  afterEach(() => editor.close());

  const edit = async (
    change: BulkChange,
    products: readonly (readonly [string, number])[] = [
      [warli, 1],
      [monsoon, 1],
    ],
  ) => {
    const body = { products: products.map(([id, version]) => ({ id, version })), change };
    return (await editor.admin.call('editProducts', { cookie: editor.meena.cookie, body })).body;
  };
  const published = async (id: string) => (await editor.get(id)).published;

  test('get another price, each in the log, and not twice when the call is repeated', async () => {
    expect(await edit({ kind: 'price', percent: 10 })).toEqual({ changed: 2, refused: [] });
    expect([(await published(warli))?.price, (await published(monsoon))?.price]).toEqual([879, 1429]);
    const again = await edit({ kind: 'price', percent: 10 });
    expect([again.changed, again.refused.length]).toEqual([0, 2]);
    expect((await published(warli))?.price).toBe(879);
    const rows = await editor.shop.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    expect(rows.filter(({ action }) => action === 'product change').map(({ after }) => after)).toEqual([
      '{"price":1429,"version":2}',
      '{"price":879,"version":2}',
    ]);
  });

  test('go on sale, and end it', async () => {
    const until = '2026-11-25T00:00:00Z';
    await edit({ kind: 'sale', percentOff: 25, from: null, until });
    expect((await editor.shop.call('getProduct', { params: { id: warli } })).body.price).toBe(599);
    expect(await published(warli)).toMatchObject({ price: 799, salePrice: 599, saleUntil: '2026-11-25T00:00:00.000Z' });
    await edit({ kind: 'end sale' }, [
      [warli, 2],
      [monsoon, 2],
    ]);
    expect((await editor.shop.call('getProduct', { params: { id: warli } })).body.price).toBe(799);
  });

  test.each<[BulkChange, object]>([
    [{ kind: 'category', category: 'Oversized' }, { category: 'Oversized' }],
    [{ kind: 'brand', brand: 'Aasmaan' }, { brand: 'Aasmaan' }],
    [{ kind: 'add tag', tag: 'diwali' }, { tags: ['rain', 'diwali'] }],
    [{ kind: 'remove tag', tag: 'Rain' }, { tags: [] }],
  ])('take %o', async (change, expected) => {
    await edit(change);
    expect(await published(monsoon)).toMatchObject(expected);
  });

  test('are archived, put on sale again, and deleted', async () => {
    const states = async () => [(await editor.get(warli)).state, (await editor.get(monsoon)).state];
    await edit({ kind: 'archive' });
    expect(await states()).toEqual(['archived', 'archived']);
    await edit({ kind: 'restore' }, [
      [warli, 2],
      [monsoon, 2],
    ]);
    expect(await states()).toEqual(['active', 'active']);
    const { id } = await editor.create();
    expect(
      await edit({ kind: 'delete' }, [
        [warli, 3],
        [id, 0],
      ]),
    ).toEqual({ changed: 2, refused: [] });
    expect(await editor.shop.deps.db.selectFrom('products').select('id').execute()).toEqual([{ id: monsoon }]);
  });

  test('are not deleted once they were ordered, nor given away by a share of a small price', async () => {
    const { db } = editor.shop.deps;
    const order = await addOrder(db, new Date(editor.moment.now).toISOString());
    await db.updateTable('order_lines').set({ product_id: warli }).where('order_id', '=', order.id).execute();
    const deleted = await edit({ kind: 'delete' });
    expect([deleted.changed, deleted.refused]).toEqual([
      1,
      [{ id: warli, title: 'Warli Village Tee', why: expect.stringMatching(/^This product was ordered before/) }],
    ]);
    expect((await editor.get(warli)).state).toBe('active');
    const sticker = await editor.publishNew({ title: 'Sticker', price: 2 });
    expect(await edit({ kind: 'price', percent: -90 }, [[sticker, 1]])).toEqual({ changed: 1, refused: [] });
    expect((await published(sticker))?.price).toBe(1);
  });

  test('do not get a price below their sale price', async () => {
    await edit({ kind: 'sale', percentOff: 25, from: null, until: '2026-11-25T00:00:00Z' });
    const { refused } = await edit({ kind: 'price', percent: -30 }, [[warli, 2]]);
    expect(refused.map(({ why }) => why)).toEqual(['The sale price must be below the price.']);
    expect((await published(warli))?.price).toBe(799);
  });

  test('are left alone one by one, each with its sentence', async () => {
    await editor.change(warli, { mrp: 850 });
    await editor.save(monsoon, await editor.content(), { version: 1, draft: null });
    const { id } = await editor.create({ title: 'New' });
    const result = await edit({ kind: 'price', percent: 20 }, [
      [warli, 2],
      [monsoon, 1],
      [id, 0],
      ['never-was', 1],
    ]);
    expect(result.changed).toBe(0);
    expect(Object.fromEntries(result.refused.map(({ title, why }) => [title, why]))).toEqual({
      'Warli Village Tee': expect.stringMatching(/^The MRP is below the price/),
      Monsoon: 'It has changes that are not published. Publish or discard them first.',
      New: 'This product was never published. You can delete it.',
      'never-was': expect.stringMatching(/^This product was published or deleted meanwhile/),
    });
  });

  const last = async () => (await editor.admin.call('getLastBulkEdit', { cookie: editor.meena.cookie })).body.last;
  const undo = async (id: string) => editor.admin.call('undoBulkEdit', { cookie: editor.meena.cookie, params: { id } });

  test.each<BulkChange>([
    { kind: 'price', percent: 10 },
    { kind: 'price', percent: -9 },
    { kind: 'sale', percentOff: 25, from: null, until: '2026-11-25T00:00:00Z' },
    { kind: 'end sale' },
    { kind: 'category', category: 'Oversized' },
    { kind: 'brand', brand: 'Aasmaan' },
    { kind: 'add tag', tag: 'diwali' },
    { kind: 'remove tag', tag: 'rain' },
    { kind: 'archive' },
  ])('are as before when %o is undone, once', async (change) => {
    await editor.change(monsoon, { price: 1149, salePrice: 999, saleUntil: '2026-11-23T00:00:00.000Z' });
    const state = async () => {
      const one = await editor.get(monsoon);
      return [one.published, one.state];
    };
    const before = await state();
    expect(await edit(change, [[monsoon, 2]])).toEqual({ changed: 1, refused: [] });
    expect(await state()).not.toEqual(before);
    const made = await last();
    expect(made).toMatchObject({ kind: change.kind, changed: 1, until: '2026-11-21T10:10:00.000Z' });
    expect((await undo(made?.id ?? '')).body).toEqual({ changed: 1, refused: [] });
    expect(await state()).toEqual(before);
    expect(await last()).toBeNull();
    expect((await undo(made?.id ?? '')).error.message).toContain('can no longer be undone');
  });

  test('that somebody has changed since stay as they are, and are named', async () => {
    await edit({ kind: 'price', percent: 10 });
    const made = await last();
    await editor.change(warli, { price: 900 });
    expect((await undo(made?.id ?? '')).body).toEqual({
      changed: 1,
      refused: [
        {
          id: warli,
          title: 'Warli Village Tee',
          why: 'Somebody has changed this product since, so it stays as it is now.',
        },
      ],
    });
    expect([(await published(warli))?.price, (await published(monsoon))?.price]).toEqual([900, 1299]);
  });

  test('can be undone for ten minutes, and only the last change of all', async () => {
    await edit({ kind: 'price', percent: 10 });
    const first = await last();
    await edit({ kind: 'add tag', tag: 'diwali' }, [[warli, 2]]);
    expect((await undo(first?.id ?? '')).status).toBe(409);
    const second = await last();
    editor.moment.now += 10 * 60_000;
    expect(await last()).toBeNull();
    expect((await undo(second?.id ?? '')).status).toBe(409);
    expect((await published(warli))?.tags).toContain('diwali');
  });

  test('that were deleted are not offered to be undone, nor is what came before', async () => {
    await edit({ kind: 'price', percent: 10 });
    expect(await edit({ kind: 'delete' }, [[warli, 2]])).toEqual({ changed: 1, refused: [] });
    expect(await last()).toBeNull();
  });

  test('are counted as one change of the catalogue', async () => {
    const count = () =>
      editor.shop.deps.db
        .selectFrom('data_versions')
        .select('version')
        .where('data', '=', 'catalog')
        .executeTakeFirst();
    const before = (await count())?.version ?? 0;
    await edit({ kind: 'add tag', tag: 'diwali' });
    expect((await count())?.version).toBe(before + 1);
  });
});
