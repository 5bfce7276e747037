import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { testEngines } from '../../../database/testing.ts';
import { type TestEditor, openTestEditor } from './testing.ts';

describe.each(testEngines)('the state of a product on %s', (engine) => {
  let editor: TestEditor;
  beforeEach(async () => {
    editor = await openTestEditor(engine);
  });
  afterEach(() => editor.close());

  const by = (id: string) => ({ params: { id }, cookie: editor.meena.cookie });
  const set = (call: 'archiveProduct' | 'restoreProduct', id: string, version: number) =>
    editor.admin.call(call, { ...by(id), body: { basedOn: { version, draft: null } } });
  const order = async (product: string) => {
    const { db } = editor.shop.deps;
    const at = new Date(editor.moment.now).toISOString();
    const order_id = v7();
    const amounts = { items_total: 799, shipping_price: 0, total: 799 };
    await db
      .insertInto('orders')
      .values({ id: order_id, customer_id: v7(), status: 'Ordered', created_at: at, checks: 0, ...amounts })
      .execute();
    const line = { title: '', color_id: '', color_title: '', size: 'M', quantity: 1, price: 799 };
    await db
      .insertInto('order_lines')
      .values({ id: v7(), order_id, position: 0, product_id: product, ...line })
      .execute();
  };

  test('is archived and restored, with its draft unchanged', async () => {
    const id = await editor.publishNew();
    await editor.save(id, await editor.content({ title: 'Next' }), { version: 1, draft: null });
    const archived = (await set('archiveProduct', id, 1)).body;
    expect(archived).toMatchObject({
      state: 'archived',
      version: 2,
      draft: { content: { title: 'Next' } },
      warnings: [],
    });
    expect((await set('archiveProduct', id, 1)).body).toMatchObject({ state: 'archived', version: 2 });
    const late = await set('restoreProduct', id, 1);
    expect([late.status, late.error.message]).toEqual([409, expect.stringMatching(/^Meena changed this product/)]);
    expect((await set('restoreProduct', id, 2)).body).toMatchObject({ state: 'active', version: 3 });
  });

  test('keeps reviews, carts and wishlists of an archived product', async () => {
    const id = await editor.publishNew();
    const { token } = await editor.shop.signUp();
    await editor.shop.call('toggleWishlist', { token, body: { prodId: id } });
    await set('archiveProduct', id, 1);
    expect(await editor.shop.deps.db.selectFrom('wishlist_items').selectAll().execute()).toHaveLength(1);
  });

  test('is deleted with its draft', async () => {
    const id = await editor.publishNew();
    await editor.save(id, await editor.content({ title: 'Next' }), { version: 1, draft: null });
    expect((await editor.shop.call('getProduct', { params: { id } })).status).toBe(200);
    expect((await editor.admin.call('deleteProduct', by(id))).status).toBe(204);
    expect((await editor.shop.call('getProduct', { params: { id } })).status).toBe(404);
    expect((await editor.admin.call('getProduct', by(id))).status).toBe(404);
    const { id: draft } = await editor.create();
    expect((await editor.admin.call('deleteProduct', by(draft))).status).toBe(204);
    expect((await editor.admin.call('deleteProduct', by(draft))).status).toBe(404);
  });

  test('cannot be deleted once somebody ordered it', async () => {
    const id = await editor.publishNew();
    await order(id);
    expect((await editor.get(id)).wasSold).toBe(true);
    const { status, error } = await editor.admin.call('deleteProduct', by(id));
    expect([status, error.message]).toEqual([
      409,
      'This product was ordered before, so it cannot be deleted. You can archive it.',
    ]);
    const products = [{ id, version: 1 }];
    const { body } = await editor.admin.call('editProducts', {
      cookie: editor.meena.cookie,
      body: { products, change: { kind: 'delete' } },
    });
    expect(body).toEqual({
      changed: 0,
      refused: [{ id, title: 'Warli Village Tee', why: expect.stringMatching(/archive it\.$/) }],
    });
    expect((await editor.shop.call('getProduct', { params: { id } })).status).toBe(200);
  });
});
