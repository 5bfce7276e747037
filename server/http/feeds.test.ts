// What the shop says to machines, when names hold signs that mean something in XML.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { registerFeeds } from './feeds.ts';
import { type TestShop, openTestShop } from '../testing.ts';

const hostile = `Warp & "weft" <g:price>1</g:price> 'tee'`;
const escaped = 'Warp &#38; &#34;weft&#34; &#60;g:price&#62;1&#60;/g:price&#62; &#39;tee&#39;';

let shop: TestShop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop('sqlite', { env: { PUBLIC_URL: 'https://tees.example.com' } });
  await shop.addProduct({ id: 'tee', title: hostile, brand: hostile, category: hostile, price: 799 });
  const post = { id: 'post', title: hostile, category: hostile, description: `<p>${escaped}</p>` };
  await shop.deps.db
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

test('a name is a name in the product feed, never an element of it', async () => {
  const feed = await read('/products.xml');
  for (const element of ['title', 'brand', 'product_type']) {
    expect(feed).toContain(`<g:${element}>${escaped}</g:${element}>`);
  }
  expect(feed.match(/<g:price>[^<]*/g)).toEqual(['<g:price>799.00 INR', '<g:price>100.00 INR']);
});

test('and in the blog’s', async () => {
  const feed = await read('/blog.rss');
  expect(feed).toContain(`<title>${escaped}</title>`);
  expect(feed).not.toContain('<g:price>');
});

test('the sitemap names what is there, and nothing that is somebody’s own or secret', async () => {
  const sitemap = await read('/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(['https://tees.example.com/product/tee', 'https://tees.example.com/blog/post']),
  );
  expect(
    addresses.filter((address = '') => /cart|checkout|my-|wishlist|log|sign|password|unsubscribe/.test(address)),
  ).toEqual(['https://tees.example.com/blogs', 'https://tees.example.com/blog/post']);
});
