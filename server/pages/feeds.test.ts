// Feeds stay valid XML when names contain XML characters.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordChange } from '../database/changes.ts';
import { variantsOf } from '@taana-baana/contract/merchants/product-variants.ts';
import { createApp } from '../http/app.ts';
import { registerFeeds } from './feeds.ts';
import { type TestShop, openTestShop } from '../testing.ts';

const unescaped = `Warp & "weft" <g:price>1</g:price> 'tee'`;
const escaped = 'Warp &#38; &#34;weft&#34; &#60;g:price&#62;1&#60;/g:price&#62; &#39;tee&#39;';

let shop: TestShop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop('sqlite', { env: { PUBLIC_URL: 'https://tees.example.com' } });
  await shop.addProduct({ id: 'tee', title: unescaped, brand: unescaped, category: unescaped, price: 799 });
  const { db } = shop.deps;
  for (const id of ['front', 'back']) {
    const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: `${id}.jpg` }]);
    const position = id === 'front' ? 0 : 1;
    await db.insertInto('pictures').values({ id, width: 800, height: 810, color: '#7a1f2b', variants }).execute();
    await db.insertInto('product_pictures').values({ product_id: 'tee', picture_id: id, position, alt: id }).execute();
  }
  const post = { id: 'post', title: unescaped, category: unescaped, description: `<p>${escaped}</p>` };
  await db
    .insertInto('blog_posts')
    .values({ ...post, created_at: '2026-01-26T05:30:00.000Z' })
    .execute();
  app = await createApp(shop.deps);
  registerFeeds(app, shop.deps);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const read = async (path: string) => (await app.inject(path)).body;

test('names are escaped in the product feed', async () => {
  const feed = await read('/products.xml');
  for (const element of ['title', 'brand', 'product_type']) {
    expect(feed).toContain(`<g:${element}>${escaped}</g:${element}>`);
  }
  expect([...new Set(feed.match(/<g:price>[^<]*/g))]).toEqual(['<g:price>799.00 INR', '<g:price>100.00 INR']);
});

test('texts are encoded once, and a control character of an old row breaks no feed', async () => {
  const { db } = shop.deps;
  const bad = 'a\u000bb\u001bc\ufffed\ud83de';
  await shop.addProduct({
    id: 'jerry',
    title: 'Tom & Jerry',
    description: '<p>Tom &amp; Jerry</p><p>Soft<br>warm</p>',
  });
  await shop.addProduct({ id: 'odd', title: `Odd ${bad}`, brand: bad, category: bad });
  expect(await db.selectFrom('products').select(['title', 'brand']).where('id', '=', 'odd').execute()).toEqual([
    { title: 'Odd abcde', brand: 'abcde' },
  ]);
  // As a previous version has stored it.
  await sql`update products set title = 'Odd' || char(11) || char(27) where id = 'odd'`.execute(db);
  shop.deps.changes.publish(await recordChange(db, { data: 'catalog' }));
  const feed = await read('/products.xml');
  expect(feed).toContain('<g:description>Tom &#38; Jerry Soft warm</g:description>');
  expect(feed).toContain('<g:title>Odd</g:title>');
  for (const id of ['jerry', 'odd']) await db.deleteFrom('products').where('id', '=', id).execute();
  shop.deps.changes.publish(await recordChange(db, { data: 'catalog' }));
});

test('the product feed says what is in stock: all that is made to order', async () => {
  expect(new Set((await read('/products.xml')).match(/<g:availability>[^<]*/g))).toEqual(
    new Set(['<g:availability>in_stock']),
  );
});

test('the product feed has an item for each colour and size, with what Google wants of clothes', async () => {
  const items = [...(await read('/products.xml')).matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item);
  const valueOf = (item: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1];
  const product = (await shop.call('getProduct', { params: { id: 'tee' } })).body;
  const variants = variantsOf(product);
  expect(variants).toHaveLength(14);
  expect(items.map((item) => [valueOf(item, 'id'), valueOf(item, 'color'), valueOf(item, 'size')])).toEqual(
    variants.map(({ id, color, size }) => [id, color, size]),
  );
  for (const item of items) {
    expect(valueOf(item, 'item_group_id')).toBe('tee');
    expect([valueOf(item, 'gender'), valueOf(item, 'age_group')]).toEqual(['unisex', 'adult']);
    expect([valueOf(item, 'identifier_exists'), valueOf(item, 'condition')]).toEqual(['no', 'new']);
  }
});

test('the feed and the product page say whom a product is for as the owner does', async () => {
  await shop.addProduct({ id: 'girls', category: 'Girls', gender: 'unisex', age_group: 'toddler' });
  shop.deps.changes.publish(await recordChange(shop.deps.db, { data: 'catalog' }));
  const items = [...(await read('/products.xml')).matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item);
  const own = items.filter((item) => item.includes('<g:item_group_id>girls<'));
  expect(new Set(own.map((item) => item.match(/<g:(?:gender|age_group)>[^<]*/g)?.join()))).toEqual(
    new Set(['<g:gender>unisex,<g:age_group>toddler']),
  );
  const product = (await shop.call('getProduct', { params: { id: 'girls' } })).body;
  expect(product).toMatchObject({ gender: 'unisex', ageGroup: 'toddler' });
  await shop.deps.db.deleteFrom('products').where('id', '=', 'girls').execute();
  shop.deps.changes.publish(await recordChange(shop.deps.db, { data: 'catalog' }));
});

test('a colour and size that is sold out is out of stock, the others are not', async () => {
  const { id, colorIds } = await shop.addProduct({ id: 'last' });
  await shop.deps.db
    .insertInto('product_variants')
    .values({ id: 'v', product_id: id, color_id: colorIds[0] ?? '', size: 'M', low_stock: 0, stock: 0, reserved: 0 })
    .execute();
  shop.deps.changes.publish(await recordChange(shop.deps.db, { data: 'catalog' }));
  const items = [...(await read('/products.xml')).matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item);
  const gone = items.filter((item) => item.includes('out_of_stock'));
  expect(gone.map((item) => item.match(/<g:(?:color|size|item_group_id)>[^<]*/g))).toEqual([
    ['<g:item_group_id>last', '<g:color>Maroon', '<g:size>M'],
  ]);
  await shop.deps.db.deleteFrom('product_variants').execute();
  await shop.deps.db.deleteFrom('products').where('id', '=', id).execute();
  shop.deps.changes.publish(await recordChange(shop.deps.db, { data: 'catalog' }));
});

test('the product feed has absolute picture addresses', async () => {
  const feed = await read('/products.xml');
  expect(feed.match(/<g:(additional_)?image_link>[^<]*/g)?.slice(0, 2)).toEqual([
    '<g:image_link>https://tees.example.com/images/front.jpg',
    '<g:additional_image_link>https://tees.example.com/images/back.jpg',
  ]);
});

test('names are escaped in the blog feed', async () => {
  const feed = await read('/blog.rss');
  expect(feed).toContain(`<title>${escaped}</title>`);
  expect(feed).not.toContain('<g:price>');
});

test('the sitemap lists public pages only, none that is personal or secret', async () => {
  const sitemap = await read('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(['https://tees.example.com/product/tee', 'https://tees.example.com/blog/post']),
  );
  expect(
    addresses.filter((address = '') =>
      /cart|checkout|my-|wishlist|log|sign|password|unsubscribe|restore|confirm|payment/.test(address),
    ),
  ).toEqual(['https://tees.example.com/blogs', 'https://tees.example.com/blog/post']);
});

test('the sitemap has the collections that are in the shop and have a product', async () => {
  const { db } = shop.deps;
  const row = { title: 'Kites', sentence: 'Up.', picture_id: null, alt: '', version: 1, created_at: '2026-01-26' };
  await shop.addProduct({ tags: ['kites', 'rain'] });
  for (const [position, [tag, isPublished]] of (
    [
      ['kites', 1],
      ['rain', 0],
      ['snow', 1],
    ] as const
  ).entries())
    await db
      .insertInto('collections')
      .values({ ...row, handle: tag, tag, is_published: isPublished, position })
      .execute();
  shop.deps.changes.publish(await recordChange(db, { data: 'catalog' }));
  const found = (await read('/sitemap.xml')).match(/<loc>[^<]*collections[^<]*/g);
  expect(found).toEqual(['<loc>https://tees.example.com/collections/kites']);
});
