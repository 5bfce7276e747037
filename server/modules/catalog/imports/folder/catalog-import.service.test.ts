import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { type ImportOptions, importCatalog } from './catalog-import.service.ts';
import { type TestCatalog, createTestCatalog, monsoon, post, warli } from '../../products/testing.ts';

describe.each(testEngines)('importing a catalogue on %s', (engine) => {
  let shop: TestShop;
  let incoming: TestCatalog;
  let progress: string[];
  const bringIn = (options?: ImportOptions) =>
    importCatalog(shop.deps, incoming.folder, (line) => progress.push(line), options);
  const product = async (id = warli.id) => (await shop.call('getProduct', { params: { id } })).body;
  const everything = async () => ({
    products: (await shop.call('listProducts')).body,
    detail: await product(),
    colors: (await shop.call('listColors')).body,
    posts: (await shop.call('listBlogs')).body,
    pictures: (await readdir(join(shop.deps.config.dataDir, 'images'))).toSorted(),
  });

  beforeEach(async () => {
    shop = await openTestShop(engine);
    incoming = await createTestCatalog();
    progress = [];
  });
  afterEach(async () => {
    await shop.close();
    await incoming.close();
  });

  it('puts products, colours, posts, pictures and reviews into the shop', async () => {
    expect(await bringIn()).toBe(true);
    const shown = await product();
    expect(shown).toMatchObject({
      title: 'Warli Village Tee',
      brand: 'Dhaaga',
      price: 799,
      tags: 'popular,craft',
      description: '<p>Heavy cotton.</p>',
      color: [{ title: 'Maroon' }, { title: 'Navy' }],
      createdAt: '2026-06-12T04:30:00.000Z',
      totalrating: 4.5,
      ratingsCount: 2,
    });
    expect(shown.ratings.map(({ comment }) => comment)).toEqual(['Good', 'Lovely']);
    expect(shown.images.map(({ alt }) => alt)).toEqual(['Front', 'Worn']);
    expect((await shop.call('getBlog', { params: { id: post.id } })).body).toMatchObject({
      title: post.title,
      images: [{ alt: 'Threads' }],
    });
    expect((await shop.call('listProducts', { query: { sort: 'title' } })).body.map(({ _id }) => _id)).toEqual([
      monsoon.id,
      warli.id,
    ]);
  });

  it('keeps finished pictures and makes the others, and says so', async () => {
    await bringIn();
    const [front, worn] = (await product()).images;
    expect(front).toMatchObject({ url: '/images/warli-front-400.5e6f.jpg', width: 400, height: 404, color: '#7a1f2b' });
    expect(worn).toMatchObject({
      width: 300,
      height: 320,
      srcset: expect.stringMatching(/^\/images\/\w+-240\.webp 240w, \/images\/\w+-300\.webp 300w$/),
    });
    const kept = await readdir(join(shop.deps.config.dataDir, 'images'));
    for (const { url } of (await product()).images) expect(kept).toContain(url.replace('/images/', ''));
    expect(progress).toEqual(['2 products, 2 pictures, 1 post', 'picture 1 of 1: warli-camera.png']);
  });

  it('keeps which colour a picture shows, so that the cart shows the shirt in the colour that was chosen', async () => {
    const [front, worn] = warli.images;
    await incoming.write({ products: [{ ...warli, images: [front, { ...worn, color: 'Navy' }] }, monsoon] });
    await bringIn();
    const { images, color } = await product();
    const navy = color[1]?._id;
    expect(images.map(({ colorId }) => colorId)).toEqual([undefined, navy]);

    const { token } = await shop.signUp();
    for (const { _id } of color) {
      const body = { productId: warli.id, quantity: 1, color: _id, size: 'M' };
      expect((await shop.call('addToCart', { token, body })).status).toBe(201);
    }
    const lines = (await shop.call('getCart', { token })).body;
    const firstPictures = lines.map((line) => [line.color.title, line.productId.images[0]?.alt]);
    expect(Object.fromEntries(firstPictures)).toEqual({ Maroon: 'Front', Navy: 'Worn' });
  });

  it('changes nothing when it is done twice', async () => {
    await bringIn();
    const first = await everything();
    await bringIn();
    expect(await everything()).toEqual(first);
  });

  it("loses no customer's review, wish or cart line", async () => {
    await bringIn();
    const { token } = await shop.signUp();
    await shop.call('rateProduct', { token, body: { star: 1, comment: 'Mine', prodId: warli.id } });
    await shop.call('toggleWishlist', { token, body: { prodId: warli.id } });
    const color = (await product()).color[0]?._id;
    await shop.call('addToCart', { token, body: { productId: warli.id, quantity: 1, color, size: 'M' } });
    await incoming.write({ products: [{ ...warli, price: 699, reviews: [] }] });
    await bringIn();
    expect((await product()).ratings.map(({ comment }) => comment)).toEqual(['Mine']);
    expect((await shop.call('getWishlist', { token })).body.wishlist).toHaveLength(1);
    expect((await shop.call('getCart', { token })).body).toMatchObject([{ price: 699, color: { _id: color } }]);
  });

  it('shows no review again that staff have hidden', async () => {
    await bringIn();
    const shown = (await product()).ratings.length;
    const { id } = await shop.deps.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
    const hidden = { hidden_at: '2026-11-21T03:00:00.000Z', hidden_reason: 'insulting' as const };
    await shop.deps.db.updateTable('reviews').set(hidden).where('id', '=', id).execute();
    await incoming.write({ products: [{ ...warli, price: 699 }] });
    await bringIn();
    const review = shop.deps.db.selectFrom('reviews').select('hidden_at').where('id', '=', id);
    expect(shown).toBeGreaterThan(0);
    expect(await review.executeTakeFirst()).toEqual({ hidden_at: hidden.hidden_at });
  });

  it('replaces what it names and leaves the rest', async () => {
    await bringIn();
    await incoming.write({
      products: [
        {
          ...warli,
          title: 'Warli Harvest Tee',
          tags: ['craft', 'craft', 'new'],
          colors: ['Navy'],
          images: [],
          createdAt: '2026-08-01',
        },
      ],
      posts: [{ ...post, title: 'Why this name' }],
    });
    await bringIn();
    expect(await product()).toMatchObject({
      title: 'Warli Harvest Tee',
      tags: 'craft,new',
      color: [{ title: 'Navy' }],
      images: [],
      createdAt: '2026-08-01T00:00:00.000Z',
    });
    expect(await product(monsoon.id)).toMatchObject({ title: 'Monsoon Waves' });
    expect((await shop.call('listBlogs')).body).toMatchObject([{ title: 'Why this name' }]);
  });

  it('deletes what it does not name only if it is the whole catalogue', async () => {
    await bringIn();
    await incoming.write({ colors: [{ title: 'Navy' }], products: [monsoon], posts: [] });
    await bringIn();
    expect((await shop.call('listProducts')).body).toHaveLength(2);
    await bringIn({ confirmReplacing: async () => true });
    expect((await shop.call('listProducts')).body.map(({ _id }) => _id)).toEqual([monsoon.id]);
    expect((await shop.call('listColors')).body.map(({ title }) => title)).toEqual(['Navy']);
    expect((await shop.call('listBlogs')).body).toEqual([]);
  });

  it('says of each product what will no longer be offered, and writes nothing without a yes', async () => {
    const asked: unknown[] = [];
    const answer = (yes: boolean) =>
      bringIn({
        confirmWithdrawing: async (withdrawn) => {
          asked.push(withdrawn);
          return yes;
        },
      });
    expect(await answer(false)).toBe(true);
    expect(await answer(false)).toBe(true);
    expect(asked).toEqual([]);
    const [front] = warli.images;
    await incoming.write({ products: [{ ...warli, colors: ['Navy'], images: [front] }, monsoon] });
    expect(await answer(false)).toBe(false);
    expect((await product()).color.map(({ title }) => title)).toEqual(['Maroon', 'Navy']);
    expect(asked).toEqual([[{ id: warli.id, title: warli.title, colors: ['Maroon'], pictures: 1 }]]);
    expect(await answer(true)).toBe(true);
    expect((await product()).color.map(({ title }) => title)).toEqual(['Navy']);
  });

  it('archives ordered products instead, with their colours, and deletes nothing without confirmation', async () => {
    await bringIn();
    const { color } = await product();
    const { db } = shop.deps;
    const order = { id: 'order', customer_id: 'asha', status: 'Ordered', created_at: '2026-11-21', checks: 0 };
    await db
      .insertInto('orders')
      .values({ ...order, items_total: 799, shipping_price: 0, total: 799 })
      .execute();
    const line = { id: 'line', order_id: 'order', position: 0, product_id: warli.id, title: '', color_title: '' };
    await db
      .insertInto('order_lines')
      .values({ ...line, color_id: color[0]?._id ?? '', size: 'M', quantity: 1, price: 799 })
      .execute();
    await incoming.write({ colors: [{ title: 'Navy' }], products: [], posts: [] });
    const found: unknown[] = [];
    const confirm = (answer: boolean) =>
      bringIn({
        confirmReplacing: async ({ products, archived, colors, posts }) => {
          found.push([products, archived, colors, posts].map((list) => list.map(({ title }) => title)));
          return answer;
        },
      });
    expect(await confirm(false)).toBe(false);
    expect(found).toEqual([[['Monsoon Waves'], ['Warli Village Tee'], [], ['Why the name']]]);
    expect((await shop.call('listBlogs')).body).toHaveLength(1);
    expect(await confirm(true)).toBe(true);
    const left = await db.selectFrom('products').select(['id', 'status', 'version']).execute();
    expect(left).toEqual([{ id: warli.id, status: 'archived', version: 2 }]);
    expect((await shop.call('listColors')).body.map(({ title }) => title)).toEqual(['Maroon', 'Navy']);
  });

  it('is found by the search at once', async () => {
    const found = async () => (await shop.call('listProducts', { query: { q: 'warli' } })).body;
    expect(await found()).toEqual([]);
    await bringIn();
    expect(await found()).toMatchObject([{ _id: warli.id }]);
  });

  it('accepts a catalogue of any size', async () => {
    const many = Array.from({ length: 1100 }, (_, index) => ({
      ...warli,
      id: `tee-${index}`,
      title: `Tee ${index}`,
      images: [],
    }));
    await incoming.write({ products: many });
    await bringIn();
    const { body, headers } = await shop.call('listProducts', { query: { limit: 1, sort: 'title' } });
    expect([body[0]?.title, headers['x-total-count']]).toEqual(['Tee 0', '1100']);
    expect((await shop.call('listProducts', { query: { fields: 'color,tags' } })).body).toHaveLength(1100);
  });

  it('writes no row when a picture is missing or broken', async () => {
    await writeFile(join(incoming.folder, 'pictures', 'warli-camera.png'), 'no picture');
    await expect(bringIn()).rejects.toThrow(/^Picture "warli-camera.png" cannot be used: /);
    await incoming.write({ products: [monsoon] });
    await rm(join(incoming.folder, 'pictures', 'warli-front-400.1a2b.avif'));
    await expect(bringIn()).rejects.toThrow(/^Picture "warli-front" cannot be used: /);
    expect((await shop.call('listProducts')).body).toEqual([]);
  });

  it('writes no row if its claim fails, and none if it fails halfway', async () => {
    expect(await bringIn({ claim: async () => false })).toBe(false);
    const told: string[] = [];
    shop.deps.changes.subscribe(({ data }) => told.push(data));
    await shop.deps.db.schema.dropTable('blog_pictures').execute();
    await expect(bringIn()).rejects.toThrow('blog_pictures');
    expect((await shop.call('listProducts')).body).toEqual([]);
    expect((await shop.call('listColors')).body).toEqual([]);
    expect(told).toEqual([]);
  });
});
