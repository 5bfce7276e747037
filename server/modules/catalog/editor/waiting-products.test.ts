import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestEditor, openTestEditor } from './testing.ts';
import { publishWaiting } from './waiting-products.service.ts';

describe.each(testEngines)('a product whose photos are on their way, on %s', (engine) => {
  let editor: TestEditor;
  const slug = 'warli-village-tee';
  const photosOf = (...ids: readonly string[]) => ids.map((id) => ({ id, alt: '', color: null }));
  const begin = (photo: string, changes: Partial<ProductContent> = {}) =>
    editor.create({ photos: photosOf(photo), ...changes });
  const want = (id: string, basedOn: BasedOn, whenReady = true) =>
    editor.admin.call('publishProduct', { params: { id }, cookie: editor.meena.cookie, body: { basedOn, whenReady } });
  const basis = async (id: string): Promise<BasedOn> => {
    const { version, draft } = await editor.get(id);
    return { version, draft: draft?.id ?? null };
  };
  const isInShop = async () => (await editor.shop.call('getProduct', { params: { id: slug } })).status === 200;
  const settle = (photo: string, outcome: { picture_id?: string | null; refused?: string }) =>
    editor.shop.deps.db.updateTable('picture_uploads').set(outcome).where('id', '=', photo).execute();
  const finish = async (photo: string) => {
    const other = await editor.addPhoto();
    await settle(photo, { picture_id: `picture-${other}` });
  };

  beforeEach(async () => {
    editor = await openTestEditor(engine);
  });
  afterEach(() => editor.close());

  test('goes into the shop when they are ready, published by who asked', async () => {
    const photo = await editor.addPhoto({ picture: null });
    const { id, basedOn } = await begin(photo);
    expect((await want(id, basedOn)).body).toMatchObject({ id, state: 'draft', isWaiting: true });
    await publishWaiting(editor.shop.deps);
    expect(await isInShop()).toBe(false);
    await finish(photo);
    await Promise.all([publishWaiting(editor.shop.deps), publishWaiting(editor.shop.deps)]);
    expect(await isInShop()).toBe(true);
    const { db } = editor.shop.deps;
    const [entry, ...more] = await db
      .selectFrom('audit_log')
      .innerJoin('staff', 'staff.id', 'staff_id')
      .select('staff.email')
      .where('action', '=', 'product publish')
      .execute();
    expect([entry?.email, more]).toEqual([editor.meena.email, []]);
  });

  test('is in the list as one that waits, also a published one with changes', async () => {
    const photo = await editor.addPhoto({ picture: null });
    const { id, basedOn } = await begin(photo);
    await want(id, basedOn);
    const whole = await editor.publishNew({ title: 'Whole' });
    const { version, published } = await editor.get(whole);
    const content = { ...(published as ProductContent), photos: photosOf(photo) };
    const { product } = (await editor.save(whole, content, { version, draft: null })).body;
    await want(whole, { version, draft: product.draft?.id ?? null });
    const { products } = (await editor.admin.call('listProducts', { cookie: editor.meena.cookie, query: {} })).body;
    expect(products.map(({ title, isWaiting }) => [title, isWaiting])).toEqual([
      ['Warli Village Tee', true],
      ['Whole', true],
    ]);
  });

  test('is published as a second editor left it', async () => {
    const photo = await editor.addPhoto({ picture: null });
    const { id, basedOn } = await begin(photo);
    await want(id, basedOn);
    const content = (await editor.get(id)).draft?.content as ProductContent;
    await editor.save(id, { ...content, price: 899 }, await basis(id));
    expect((await editor.get(id)).isWaiting).toBe(true);
    await finish(photo);
    await publishWaiting(editor.shop.deps);
    expect((await editor.shop.call('getProduct', { params: { id: slug } })).body.price).toBe(899);
  });

  const saveWith = async (id: string, changes: Partial<ProductContent>) => {
    const content = (await editor.get(id)).draft?.content as ProductContent;
    await editor.save(id, { ...content, ...changes }, await basis(id));
  };
  test.each([
    [
      'a photo is refused',
      (_: string, photo: string) => settle(photo, { refused: 'This is not a picture.', picture_id: null }),
    ],
    ['the price is gone', (id: string) => saveWith(id, { price: null })],
    ['somebody stops it', async (id: string) => want(id, await basis(id), false)],
  ])('stays out of the shop when %s', async (_, meanwhile) => {
    const photo = await editor.addPhoto({ picture: null });
    const { id, basedOn } = await begin(photo);
    await want(id, basedOn);
    await finish(photo);
    await meanwhile(id, photo);
    await publishWaiting(editor.shop.deps);
    expect([await isInShop(), (await editor.get(id)).isWaiting]).toEqual([false, undefined]);
  });

  test('is not published over what an import has changed meanwhile', async () => {
    const id = await editor.publishNew();
    const photo = await editor.addPhoto({ picture: null });
    const { version, published } = await editor.get(id);
    const content = { ...(published as ProductContent), photos: photosOf(photo), price: 500 };
    const { product } = (await editor.save(id, content, { version, draft: null })).body;
    await want(id, { version, draft: product.draft?.id ?? null });
    await editor.shop.deps.db
      .updateTable('products')
      .set({ version: version + 1, price: 600 })
      .execute();
    await finish(photo);
    await publishWaiting(editor.shop.deps);
    expect(await editor.get(id)).toMatchObject({ published: { price: 600 }, draft: { content: { price: 500 } } });
    expect((await editor.get(id)).isWaiting).toBeUndefined();
  });

  test('whose price changes waits only after a fresh proof', async () => {
    const id = await editor.publishNew();
    const photo = await editor.addPhoto({ picture: null });
    editor.moment.now += 10 * 60_000;
    await editor.change(id, { price: 1, photos: photosOf(photo) });
    expect((await want(id, await basis(id))).error.code).toBe('step-up-required');
    expect((await editor.get(id)).isWaiting).toBeUndefined();
  });

  test('that lacks anything else is refused at once, and one that lacks nothing is published', async () => {
    const photo = await editor.addPhoto({ picture: null });
    const { id, basedOn } = await begin(photo, { price: null });
    expect((await want(id, basedOn)).error.message).toMatch(/^Type the price/);
    const whole = await editor.create({ title: 'Whole' });
    expect((await want(whole.id, whole.basedOn)).body).toMatchObject({ id: 'whole', state: 'active' });
  });

  test('that names no brand is of the shop', async () => {
    const id = await editor.publishNew({ brand: '' });
    expect((await editor.get(id)).published?.brand).toBe(editor.shop.deps.settings.current().name);
  });
});
