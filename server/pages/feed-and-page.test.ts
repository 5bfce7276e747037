// Google compares the product feed with the page's data: both say the same of every item.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges } from '../database/changes.ts';
import { createApp } from '../http/app.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { registerAssets } from './assets.ts';
import { registerFeeds } from './feeds.ts';
import { registerPages } from './pages.ts';

const publicUrl = 'https://tees.example.com';

interface Variant {
  sku: string;
  color?: string;
  size?: string;
  image?: string;
  offers: { url: string; price: number; availability: string };
}

let shop: TestShop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop('sqlite', { env: { PUBLIC_URL: publicUrl } });
  const { db } = shop.deps;
  const { colorIds } = await shop.addProduct({ id: 'tee', price: 799, regular_price: 999, colors: ['Maroon', 'Navy'] });
  for (const [position, id] of ['maroon', 'cloth'].entries()) {
    const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: `${id}.jpg` }]);
    await db.insertInto('pictures').values({ id, width: 800, height: 810, color: '#7a1f2b', variants }).execute();
    const color_id = position === 0 ? (colorIds[0] ?? '') : null;
    await db
      .insertInto('product_pictures')
      .values({ product_id: 'tee', picture_id: id, position, alt: id, color_id })
      .execute();
  }
  const counted = { product_id: 'tee', color_id: colorIds[1] ?? '', low_stock: 0, stock: 0, reserved: 0 };
  await db
    .insertInto('product_variants')
    .values([
      { ...counted, id: 'gone', size: 'M', is_offered: 1 },
      { ...counted, id: 'not-made', size: 'XS', is_offered: 0 },
    ])
    .execute();
  app = await createApp(shop.deps);
  await registerAssets(app, shop.deps);
  await registerPages(app, shop.deps);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

test('every item of the product feed is a variant of the page’s ProductGroup, and the other way round', async () => {
  const page = (await app.inject('/product/tee')).body;
  const [, json = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const described = JSON.parse(json) as { '@type': string; productGroupID: string; hasVariant: Variant[] }[];
  const group = described.find((one) => one['@type'] === 'ProductGroup');
  const ofPage = group?.hasVariant.map(({ sku, color, size, image, offers }) => ({
    id: sku,
    group: group.productGroupID,
    color,
    size,
    picture: image,
    link: offers.url,
    price: `${offers.price}.00 INR`,
    isThere: offers.availability === 'https://schema.org/InStock',
  }));
  const feed = (await app.inject('/products.xml')).body;
  const ofFeed = [...feed.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const read = (name: string) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1];
    return {
      id: read('id'),
      group: read('item_group_id'),
      color: read('color'),
      size: read('size'),
      picture: read('image_link'),
      link: read('link'),
      price: read('sale_price') ?? read('price'),
      isThere: read('availability') === 'in_stock',
    };
  });
  expect(ofPage).toEqual(ofFeed);
  expect(ofFeed).toHaveLength(13);
  expect(ofFeed.filter(({ isThere }) => !isThere)).toMatchObject([{ color: 'Navy', size: 'M', price: '799.00 INR' }]);
});

test('the feed takes the same few statements for any number of products', async () => {
  let statements = 0;
  const db = shop.deps.db.withPlugin({
    transformQuery: ({ node }) => (statements++, node),
    transformResult: async ({ result }) => result,
  });
  /** A process of its own, which has nothing in memory. */
  const statementsOfFeed = async (items: number) => {
    const fresh = await createApp({ ...shop.deps, db, changes: createChanges() });
    registerFeeds(fresh, shop.deps);
    statements = 0;
    const feed = (await fresh.inject('/products.xml')).body;
    await fresh.close();
    expect(feed.match(/<item>/g)).toHaveLength(items);
    return statements;
  };
  const ofOne = await statementsOfFeed(13);
  for (let index = 0; index < 40; index += 1) await shop.addProduct({ id: `more-${index}` });
  expect(await statementsOfFeed(13 + 40 * 14)).toBe(ofOne);
  expect(ofOne).toBeLessThan(20);
});
