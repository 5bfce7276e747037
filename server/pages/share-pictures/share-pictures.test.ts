// The pictures of shared links, as a chat fetches them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordChange } from '../../database/changes.ts';
import { createApp } from '../../http/app.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { registerSharePictures } from './share-pictures.ts';

let shop: TestShop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop('sqlite', { env: { PUBLIC_URL: 'https://tees.example.com' } });
  await shop.addProduct({ id: 'tee' });
  await shop.addProduct({ id: 'bare' });
  const { db, config } = shop.deps;
  const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: 'front.jpg' }]);
  await db
    .insertInto('pictures')
    .values({ id: 'front', width: 800, height: 808, color: '#7a1f2b', variants })
    .execute();
  await db
    .insertInto('product_pictures')
    .values({ product_id: 'tee', picture_id: 'front', position: 0, alt: 'front' })
    .execute();
  await mkdir(join(config.dataDir, 'images'), { recursive: true });
  const front = sharp({ create: { width: 800, height: 808, channels: 3, background: '#7a1f2b' } }).jpeg();
  await writeFile(join(config.dataDir, 'images', 'front.jpg'), await front.toBuffer());
  app = await createApp(shop.deps);
  registerSharePictures(app, shop.deps);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

test('a product has one of 1200 x 630 with its tee on the right, which other sites may show', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/share/tee.jpg?v=1499');
  expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
    200,
    'image/jpeg',
    'cross-origin',
  ]);
  const { width, height } = await sharp(rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const tee = await sharp(rawPayload).extract({ left: 800, top: 200, width: 100, height: 100 }).toBuffer();
  const { channels } = await sharp(tee).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([12, 3, 4]);
});

test('there is none of an unknown product, nor of one without a picture', async () => {
  for (const id of ['unknown', 'bare', '../tee', '%2e%2e%2ftee'])
    expect((await app.inject(`/share/${id}.jpg`)).statusCode).toBe(404);
});

test('another price is drawn at once, whatever the address says', async () => {
  const drawn = async () => (await app.inject('/share/tee.jpg?v=1499')).rawPayload;
  const before = await drawn();
  expect((await drawn()).equals(before)).toBe(true);
  const { db, changes } = shop.deps;
  await db.updateTable('products').set({ price: 999 }).where('id', '=', 'tee').execute();
  changes.publish(await recordChange(db, { data: 'catalog' }));
  expect((await drawn()).equals(before)).toBe(false);
});
