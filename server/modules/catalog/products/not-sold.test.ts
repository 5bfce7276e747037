// What shoppers see of archived products, and of colours and sizes that are not offered.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverMessages, sizes } from '@taana-baana/contract';
import { testEngines } from '../../../database/testing.ts';
import { registerFeeds } from '../../../pages/feeds.ts';
import { createApp } from '../../../http/app.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { listSellableProducts } from '../../selling/desk/sellable-products.service.ts';
import { correct } from '../../selling/goods/stock/testing.ts';
import { archive, dropColor, stopOffering } from './testing.ts';

describe.each(testEngines)('an archived product on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  const ids = async (query: Record<string, string | number> = {}) =>
    (await shop.call('listProducts', { query })).body.map(({ _id }) => _id);
  const total = async (query: Record<string, string | number>) =>
    (await shop.call('listProducts', { query })).headers['x-total-count'];

  beforeAll(async () => {
    shop = await openTestShop(engine);
    const old = { brand: 'Purana', category: 'Raglan', tags: ['popular', 'bygone'], colors: ['Maroon'] };
    await shop.addProduct({ id: 'old', title: 'Bygone Loom', price: 500, ...old });
    await shop.addProduct({ id: 'new', title: 'Warli Village Tee', price: 500, tags: ['popular'] });
    ({ token } = await shop.signUp());
    await shop.call('toggleWishlist', { token, body: { prodId: 'old' } });
    const { body: product } = await shop.call('getProduct', { params: { id: 'old' } });
    const line = { productId: 'old', color: product.color[0]?._id, size: 'M', quantity: 2, price: 1 };
    await shop.call('addToCart', { token, body: line });
    // Fills the caches before the change.
    await ids({ q: 'bygone', limit: 1 });
    await total({ limit: 1 });
    await archive(shop, 'old');
  });
  afterAll(() => shop.close());

  it.each<Record<string, string | number>>([
    {},
    { sort: 'price' },
    { limit: 5, page: 1 },
    { tags: 'popular' },
    { minPrice: 1, maxPrice: 900 },
    { q: 'tee' },
    { fields: '_id' },
  ])('is not in the list of %o, nor counted', async (query) => {
    expect(await ids(query)).toEqual(['new']);
    expect(await total(query)).toBe('1');
  });

  it('is not found by its words, brand, category or tag', async () => {
    const words: [string, string][] = [
      ['q', 'bygone loom'],
      ['brand', 'Purana'],
      ['category', 'Raglan'],
      ['tags', 'bygone'],
    ];
    for (const query of words) expect(await ids(Object.fromEntries([query]))).toEqual([]);
  });

  it('leaves no category and no brand behind', async () => {
    expect((await shop.call('listCategories')).body).toEqual(['Classic']);
    const { categories, brands } = (await shop.call('listCollections')).body;
    expect([categories, brands].flat().map(({ title }) => title)).toEqual(['Classic', 'Dhaaga']);
  });

  it('is in no feed and not in the sitemap', async () => {
    const app = await createApp(shop.deps);
    registerFeeds(app, shop.deps);
    for (const path of ['/products.xml', '/sitemap.xml']) {
      const { body } = await app.inject(path);
      expect(body, path).toContain('product/new');
      expect(body, path).not.toContain('product/old');
    }
    await app.close();
  });

  it('keeps its page, its reviews and its place in wishlists, and is called archived', async () => {
    const review = { prodId: 'old', star: 5, comment: 'Still my favourite' };
    expect((await shop.call('rateProduct', { token, body: review })).status).toBe(200);
    const { status, body } = await shop.call('getProduct', { params: { id: 'old' } });
    expect([status, body.isArchived, body.ratings.map(({ comment }) => comment)]).toEqual([
      200,
      true,
      ['Still my favourite'],
    ]);
    const { wishlist } = (await shop.call('getWishlist', { token })).body;
    expect(wishlist.map(({ _id, isArchived }) => [_id, isArchived])).toEqual([['old', true]]);
    expect((await shop.call('getProduct', { params: { id: 'new' } })).body).not.toHaveProperty('isArchived');
  });

  it('stays in carts as what cannot be had, and is not added again', async () => {
    const [line] = (await shop.call('getCart', { token })).body;
    expect(line).toMatchObject({ quantity: 2, price: 500, available: 0, isArchived: true });
    for (const size of ['M', 'L']) {
      const body = { productId: 'old', color: line?.color._id, size, quantity: 1, price: 1 };
      const refused = await shop.call('addToCart', { token, body });
      expect([refused.status, refused.error.message]).toEqual([409, serverMessages.productArchived]);
    }
    expect((await shop.call('getCart', { token })).body).toHaveLength(1);
  });

  it('is not offered to staff who take an order', async () => {
    const offered = async (q?: string) => (await listSellableProducts(shop.deps, q)).products.map(({ id }) => id);
    expect([await offered(), await offered('bygone')]).toEqual([['new'], []]);
  });
});

describe.each(testEngines)('a colour and size that is not offered, on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let tee: { id: string; colorIds: string[] };
  const maroon = () => tee.colorIds[0] as string;
  const navy = () => tee.colorIds[1] as string;
  const product = async () => (await shop.call('getProduct', { params: { id: tee.id } })).body;
  const line = (color: string, size: string) => ({ productId: tee.id, color, size, quantity: 1, price: 1 });
  const add = (color: string, size: string) => shop.call('addToCart', { token, body: line(color, size) });

  beforeAll(async () => {
    shop = await openTestShop(engine);
    tee = await shop.addProduct({ id: 'tee' });
    ({ token } = await shop.signUp());
    await add(maroon(), 'XS');
    await stopOffering(shop, tee.id, maroon(), ['XS']);
  });
  afterAll(() => shop.close());

  it('is told of a product and of a list that asks for it; nothing else is', async () => {
    const notOffered = [{ color: maroon(), size: 'XS' }];
    expect(await product()).toMatchObject({ notOffered });
    expect(await product()).not.toHaveProperty('soldOut');
    expect((await shop.call('listProducts', { query: { fields: 'notOffered' } })).body).toEqual([
      { _id: 'tee', notOffered },
    ]);
  });

  it('is refused by Add to Cart, and by that alone', async () => {
    const refused = await add(maroon(), 'XS');
    expect([refused.status, refused.error.fields]).toEqual([400, { size: serverMessages.sizeNotOffered }]);
    expect((await add(navy(), 'XS')).status).toBe(201);
    expect((await add(maroon(), 'S')).status).toBe(201);
  });

  it('is said of a line that was in a cart before', async () => {
    const lines = (await shop.call('getCart', { token })).body;
    const [first, ...others] = lines;
    expect(first).toMatchObject({ size: 'XS', available: 0, isArchived: true });
    for (const other of others) expect(other).not.toHaveProperty('isArchived');
  });

  it('is no size that staff can choose', async () => {
    const [offer] = (await listSellableProducts(shop.deps, '')).products;
    expect(offer?.soldOut).toEqual([{ color: maroon(), size: 'XS' }]);
  });

  it('counts for nothing when everything that is offered is sold out', async () => {
    await stopOffering(shop, tee.id, navy());
    await stopOffering(shop, tee.id, maroon(), sizes.slice(1));
    expect(await product()).toMatchObject({ isSoldOut: true });
    const choice = { product: tee.id, color: maroon(), size: 'S' } as const;
    await shop.deps.db
      .updateTable('product_variants')
      .set({ is_offered: 1 })
      .where('size', '=', 'S')
      .where('color_id', '=', maroon())
      .execute();
    await correct(shop.deps, choice, commandLine, { to: 1, note: 'count' });
    expect(await product()).toMatchObject({ soldOut: [] });
    expect(await product()).not.toHaveProperty('isSoldOut');
    await correct(shop.deps, choice, commandLine, { to: 0, note: 'count' });
    expect(await product()).toMatchObject({ soldOut: [{ color: maroon(), size: 'S' }], isSoldOut: true });
  });

  it('is said of a line whose colour the product does not come in any more', async () => {
    const other = await shop.addProduct({ title: 'Kalamkari Tee' });
    const { token: buyer } = await shop.signUp();
    const [kept = '', dropped = ''] = other.colorIds;
    for (const color of [kept, dropped]) {
      await shop.call('addToCart', { token: buyer, body: { ...line(color, 'M'), productId: other.id } });
    }
    await dropColor(shop, other.id, dropped);
    const lines = (await shop.call('getCart', { token: buyer })).body;
    expect(lines.map(({ color, isArchived, available }) => [color._id, isArchived, available])).toEqual([
      [kept, undefined, undefined],
      [dropped, true, 0],
    ]);
  });
});
