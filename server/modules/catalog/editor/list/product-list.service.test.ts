import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sizes } from '@taana-baana/contract';
import { testEngines } from '../../../../database/testing.ts';
import { stopOffering } from '../../products/testing.ts';
import { type TestEditor, openTestEditor } from '../testing.ts';

describe.each(testEngines)('the list of products on %s', (engine) => {
  let editor: TestEditor;
  beforeAll(async () => {
    editor = await openTestEditor(engine);
    const sku = 'W_N-100%';
    const variants = [{ color: 'Navy', size: 'M' as const, sku, isOffered: true, firstCount: 6 }];
    await editor.publishNew({ variants });
    for (let index = 0; index < 60; index++) {
      const title = `Monsoon ${index}`;
      await editor.shop.addProduct({
        id: `monsoon-${index}`,
        title,
        brand: 'Aasmaan',
        tags: ['rain'],
        colors: ['Navy'],
      });
    }
    await editor.create({ title: 'Unfinished', brand: 'Aasmaan', category: 'New' });
    const id = await editor.publishNew({ title: 'Old Tee', salePrice: 500 });
    const body = { basedOn: { version: 1, draft: null } };
    await editor.admin.call('archiveProduct', { params: { id }, cookie: editor.meena.cookie, body });
    await editor.save('monsoon-3', await editor.content(), { version: 1, draft: null });
  });
  afterAll(() => editor.close());

  const list = async (query: Record<string, string> = {}) =>
    (await editor.admin.call('listProducts', { cookie: editor.meena.cookie, query })).body;
  const titles = async (query: Record<string, string>) => (await list(query)).products.map(({ title }) => title);

  test('has what was never published first, and every product once over its pages', async () => {
    const first = await list();
    expect(first).toMatchObject({ total: 63, counts: { active: 61, draft: 1, archived: 1 } });
    expect(first.products).toHaveLength(50);
    expect(first.products[0]).toMatchObject({ title: 'Unfinished', state: 'draft', version: 0, colors: 2, price: 799 });
    const second = await list({ after: first.next ?? '' });
    expect(second.next).toBeNull();
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(63);
    expect(ids).toHaveLength(63);
  });

  test.each([
    [{ q: 'warli dhaaga' }, ['Warli Village Tee']],
    [{ q: 'w_n-100%' }, ['Warli Village Tee']],
    [{ q: '100%' }, []],
    [{ q: 'UNFIN' }, ['Unfinished']],
    [{ q: 'monsoon-17' }, ['Monsoon 17']],
    [{ q: 'rain', state: 'archived' }, []],
    [{ state: 'archived' }, ['Old Tee']],
    [{ state: 'draft' }, ['Unfinished']],
    [{ category: 'New' }, ['Unfinished']],
    [{ tag: 'craft', state: 'active' }, ['Warli Village Tee']],
  ])('finds by %o', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    expect((await list(query)).total).toBe(expected.length);
  });

  test('lets a packer choose a product by its words: by title, as many as a person reads', async () => {
    const { cookie } = await editor.admin.addMember('packer');
    const find = async (query: Record<string, string>) =>
      (await editor.admin.call('findProducts', { cookie, query })).body.products;
    const found = async (query: Record<string, string>) => (await find(query)).map(({ title }) => title);
    const rain = await found({ q: 'RAIN monsoon' });
    expect([rain.length, ...rain.slice(0, 2)]).toEqual([12, 'Monsoon 0', 'Monsoon 1']);
    expect(await found({ q: 'w_n-100%' })).toEqual(['Warli Village Tee']);
    expect(await found({ q: 'unfin' })).toEqual([]);
    expect(await found({ id: 'monsoon-17' })).toEqual(['Monsoon 17']);
    expect([await found({ q: 'old tee' }), await found({ q: 'old tee', state: 'active' })]).toEqual([['Old Tee'], []]);
    expect(await find({ q: 'old tee' })).toMatchObject([{ price: 500, picture: { alt: 'Front' } }]);
  });

  test('has the products on sale that Google will refuse, with the reasons', async () => {
    const refused = await list({ state: 'refused' });
    // Only the one that was published with its photos is whole; the other colour is not seen on them.
    expect(refused.total).toBe(61);
    expect(refused.products.every(({ state, refusals = [] }) => state === 'active' && refusals.length > 0)).toBe(true);
    const reasons = new Map(refused.products.map(({ id, refusals }) => [id, refusals]));
    expect(reasons.get('monsoon-59')).toEqual(['It has no photo, and Google wants one.']);
    const second = await list({ state: 'refused', after: refused.next ?? '' });
    const ids = [...refused.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(61);
    const [warli] = (await list({ state: 'refused', q: 'warli' })).products;
    expect(warli?.refusals).toEqual([expect.stringMatching(/^No photo shows Navy\. /)]);
    const photos = [{ id: await editor.addPhoto(), alt: 'Front', color: null }];
    await editor.change(warli?.id ?? '', { photos });
    expect(await titles({ state: 'refused', q: 'warli' })).toEqual([]);
    expect((await list({ q: 'warli' })).products[0]).not.toHaveProperty('refusals');
  });

  test('also pages through search results', async () => {
    const first = await list({ brand: 'Aasmaan' });
    expect([first.total, first.products.length]).toEqual([61, 50]);
    const second = await list({ brand: 'Aasmaan', after: first.next ?? '' });
    expect(second.products).toHaveLength(11);
    expect([...first.products, ...second.products].filter(({ state }) => state === 'draft')).toHaveLength(1);
  });

  test('shows price, pieces and drafts', async () => {
    expect((await list({ q: 'warli' })).products[0]).toMatchObject({
      stock: 6,
      hasDraft: false,
      picture: { alt: 'Front' },
    });
    expect((await list({ q: 'monsoon-3' })).products.find(({ id }) => id === 'monsoon-3')).toMatchObject({
      hasDraft: true,
      stock: null,
      colors: 1,
    });
    expect((await list({ q: 'old' })).products[0]).toMatchObject({ price: 500, regularPrice: 799, state: 'archived' });
  });

  test('says of a product, and of a draft, whether it is offered in any size', async () => {
    const offered = async (q: string) => (await list({ q })).products.map(({ isOffered }) => isOffered);
    expect([await offered('monsoon-17'), await offered('unfin'), await offered('warli')]).toEqual([
      [true],
      [true],
      [true],
    ]);
    const { id, colorIds } = await editor.shop.addProduct({ title: 'Woven no more', colors: ['Navy'] });
    await stopOffering(editor.shop, id, colorIds[0] ?? '', ['M']);
    expect(await offered('woven no more')).toEqual([true]);
    await stopOffering(editor.shop, id, colorIds[0] ?? '');
    expect(await offered('woven no more')).toEqual([false]);
    const variants = ['Maroon', 'Navy'].flatMap((color) =>
      sizes.map((size) => ({ color, size, sku: null, isOffered: false, firstCount: null })),
    );
    await editor.create({ title: 'Not yet woven', variants });
    expect(await offered('not yet woven')).toEqual([false]);
  });

  test('offers what products have already', async () => {
    const { body } = await editor.admin.call('listProductChoices', { cookie: editor.meena.cookie });
    expect(body).toEqual({
      brands: ['Aasmaan', 'Dhaaga'],
      categories: ['Classic'],
      tags: ['craft', 'rain'],
      colors: [
        { title: 'Maroon', css: null },
        { title: 'Navy', css: '#1f3a7a' },
      ],
    });
  });
});
