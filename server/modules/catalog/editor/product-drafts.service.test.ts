import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { importCatalog } from '../imports/folder/catalog-import.service.ts';
import { createTestCatalog, warli } from '../products/testing.ts';
import { type TestEditor, openTestEditor } from './testing.ts';

describe.each(testEngines)('drafts of products on %s', (engine) => {
  let editor: TestEditor;
  beforeEach(async () => {
    editor = await openTestEditor(engine);
  });
  afterEach(() => editor.close());

  const actions = async () => {
    const rows = await editor.shop.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    return rows.map(({ action }) => action).filter((action) => action.startsWith('product'));
  };

  test('change nothing in the shop, and are one entry of the log for each who writes', async () => {
    const id = await editor.publishNew();
    const content = await editor.content({ title: 'Warli Town Tee' });
    let draft: string | null = null;
    for (const title of ['Warli T', 'Warli To', 'Warli Town Tee']) {
      const { body } = await editor.save(id, { ...content, title }, { version: 1, draft });
      expect(body.conflict).toBeNull();
      draft = body.product.draft?.id ?? null;
    }
    expect((await editor.get(id)).draft).toMatchObject({
      content: { title: 'Warli Town Tee' },
      staff: { name: 'Meena' },
    });
    expect((await editor.shop.call('getProduct', { params: { id } })).body.title).toBe('Warli Village Tee');
    expect((await actions()).slice(-2)).toEqual(['product publish', 'product draft']);
    const ravi = await editor.admin.addMember('owner');
    await editor.save(id, content, { version: 1, draft }, ravi);
    expect((await actions()).at(-1)).toBe('product draft');
  });

  test('that say what is published are none', async () => {
    const id = await editor.publishNew({
      variants: [
        { color: 'Navy', size: 'XL', sku: null, isOffered: false, firstCount: null },
        { color: 'Maroon', size: 'M', sku: 'W-M-M', isOffered: true, firstCount: null },
      ],
    });
    const { published } = await editor.get(id);
    if (!published) throw new Error('It is published');
    const { product } = (await editor.save(id, { ...published, price: 1 }, { version: 1, draft: null })).body;
    const basedOn = { version: 1, draft: product.draft?.id ?? null };
    const { body } = await editor.save(id, published, basedOn);
    expect([body.conflict, body.product.draft]).toEqual([null, null]);
    expect((await editor.save(id, published, { version: 1, draft: null })).body).toMatchObject({ conflict: null });
  });

  test('of an earlier version, and from its editor, lack the audience and are whole', async () => {
    const id = await editor.publishNew();
    const { gender: _gender, ageGroup: _ageGroup, ...earlier } = await editor.content({ title: 'Town' });
    const saved = await editor.save(id, earlier as Parameters<TestEditor['save']>[1], { version: 1, draft: null });
    expect(saved.body.product.draft?.content).toMatchObject({ title: 'Town', gender: null, ageGroup: null });
    const { db } = editor.shop.deps;
    await db
      .updateTable('product_drafts')
      .set({ body: JSON.stringify(earlier) })
      .where('product', '=', id)
      .execute();
    const { draft } = await editor.get(id);
    expect(draft?.content).toMatchObject({ title: 'Town', gender: null, ageGroup: null });
    const published = await editor.publish(id, { version: 1, draft: draft?.id ?? null });
    expect(published.body.published).toMatchObject({ title: 'Town', gender: null });
    await editor.change(id, { gender: 'male', ageGroup: 'adult' });
    expect((await editor.get(id)).published).toMatchObject({ gender: 'male', ageGroup: 'adult' });
  });

  test('of two people, or of two tabs, keep both texts', async () => {
    const id = await editor.publishNew();
    const ravi = await editor.admin.addMember('owner');
    const basedOn = { version: 1, draft: null };
    await editor.save(id, await editor.content({ title: 'Mine' }), basedOn);
    const theirs = (await editor.save(id, await editor.content({ title: 'Theirs' }), basedOn, ravi)).body;
    expect(theirs.conflict).toMatch(/^Meena saved this product on 21 Nov 2026, 3:30.pm/);
    expect(theirs.product.draft?.content.title).toBe('Mine');
    const again = { version: 1, draft: theirs.product.draft?.id ?? null };
    expect((await editor.save(id, await editor.content({ title: 'Theirs' }), again, ravi)).body.conflict).toBeNull();
  });

  test('that were published meanwhile say by whom', async () => {
    const id = await editor.publishNew();
    await editor.change(id, { title: 'Warli Town Tee' });
    const basedOn = { version: 1, draft: null };
    const { conflict } = (await editor.save(id, await editor.content({ title: 'Late' }), basedOn)).body;
    expect(conflict).toMatch(/^Meena changed this product on 21 Nov 2026, 3:30.pm/);
    const { status, error } = await editor.publish(id, basedOn);
    expect([status, error.message]).toEqual([409, conflict]);
  });

  test('that somebody saved meanwhile are not published by who has not seen them', async () => {
    const id = await editor.publishNew();
    const save = async (title: string, draft: string | null) =>
      (await editor.save(id, await editor.content({ title }), { version: 1, draft })).body.product.draft?.id ?? '';
    const seen = await save('Mine', null);
    const later = await save('Price of a rupee', seen);
    expect((await editor.publish(id, { version: 1, draft: seen })).status).toBe(409);
    expect((await editor.get(id)).published?.title).toBe('Warli Village Tee');
    expect((await editor.publish(id, { version: 1, draft: later })).status).toBe(200);
  });

  test('are discarded by the id that was seen; a product that was never published is deleted instead', async () => {
    const id = await editor.publishNew();
    const { product } = (await editor.save(id, await editor.content({ title: 'X' }), { version: 1, draft: null })).body;
    const discard = (key: string, draft: string) =>
      editor.admin.call('discardProductDraft', { params: { id: key }, cookie: editor.meena.cookie, body: { draft } });
    expect((await discard(id, 'another')).status).toBe(409);
    expect((await discard(id, product.draft?.id ?? '')).body.draft).toBeNull();
    const created = await editor.create();
    const refused = await discard(created.id, created.basedOn.draft ?? '');
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'This product was never published. You can delete it.',
    ]);
  });

  test('stay when a folder is imported, and know that they are older', async () => {
    const catalog = await createTestCatalog();
    await importCatalog(editor.shop.deps, catalog.folder, () => {});
    const { version } = await editor.get(warli.id);
    const content = { ...(await editor.content()), title: 'Mine' };
    const { product } = (await editor.save(warli.id, content, { version, draft: null })).body;
    const draft = product.draft?.id ?? null;
    await catalog.write({ products: [{ ...warli, price: 999 }] });
    await importCatalog(editor.shop.deps, catalog.folder, () => {});
    const after = await editor.get(warli.id);
    expect(after).toMatchObject({
      version: version + 1,
      published: { price: 999 },
      draft: { content: { title: 'Mine' } },
    });
    expect(after.warnings[0]).toMatch(/^The product changed after this draft was begun/);
    const { conflict } = (await editor.save(warli.id, content, { version, draft })).body;
    expect(conflict).toMatch(/^This product changed after you opened it/);
    expect((await editor.publish(warli.id, { version, draft })).status).toBe(409);
    await catalog.close();
  });

  test('are not needed for a sale to go on when a folder is imported', async () => {
    const catalog = await createTestCatalog();
    const run = () => importCatalog(editor.shop.deps, catalog.folder, () => {});
    await run();
    await editor.change(warli.id, { salePrice: 599, mrp: 1500 });
    await catalog.write({ products: [{ ...warli, price: 899 }] });
    await run();
    const prices = { price: 899, salePrice: 599, mrp: 1500 };
    expect((await editor.get(warli.id)).published).toMatchObject(prices);
    expect((await editor.shop.call('getProduct', { params: { id: warli.id } })).body.price).toBe(599);
    await catalog.write({ products: [{ ...warli, price: 599 }] });
    await run();
    expect((await editor.get(warli.id)).published).toMatchObject({ price: 599, salePrice: null });
    await catalog.close();
  });

  test('say what matters in a photo, for preview, shop and copies; without it the shop answers as before', async () => {
    const id = await editor.publishNew();
    const { shop, admin, meena } = editor;
    const answered = async () => JSON.stringify((await shop.call('getProduct', { params: { id } })).body);
    const before = await answered();
    const [photo] = (await editor.get(id)).published?.photos ?? [];
    const focused = { ...photo!, focus: '30% 20%' };
    await editor.change(id, { photos: [focused] });
    expect((await shop.call('getProduct', { params: { id } })).body.images[0]?.position).toBe('30% 0%');
    expect((await editor.get(id)).published?.photos).toEqual([focused]);
    const copy = (await admin.call('createProduct', { cookie: meena.cookie, body: { from: id } })).body;
    expect(copy.draft?.content.photos).toEqual([focused]);
    await editor.change(id, { photos: [photo!] });
    expect(await answered()).toBe(before);
    const { version, draft } = await editor.get(id);
    const based = { version, draft: draft?.id ?? null };
    const wrong = { ...(await editor.content()), photos: [{ ...photo!, focus: '130% 20%' }] };
    expect((await editor.save(id, wrong, based)).error.message).toMatch(/^Write a place in the picture/);
  });

  test('can be copies: photos and colours, without SKU, stock and sale', async () => {
    const id = await editor.publishNew({
      salePrice: 599,
      variants: [
        { color: 'Navy', size: 'M', sku: 'W-N-M', isOffered: true, firstCount: 4 },
        { color: 'Navy', size: 'XS', sku: 'W-N-XS', isOffered: false, firstCount: null },
      ],
    });
    const { cookie } = editor.meena;
    const { body } = await editor.admin.call('createProduct', { cookie, body: { from: id } });
    expect(body).toMatchObject({ state: 'draft', version: 0, problems: [], photos: [{ picture: { width: 400 } }] });
    expect(body.draft?.content).toMatchObject({
      title: 'Warli Village Tee (copy)',
      price: 799,
      salePrice: null,
      colors: [{ title: 'Maroon' }, { title: 'Navy' }],
      variants: [{ color: 'Navy', size: 'XS', sku: null, isOffered: false, firstCount: null }],
    });
    const published = await editor.publish(body.id, { version: 0, draft: body.draft?.id ?? null });
    expect(published.body.id).toBe('warli-village-tee-copy');
  });
});
