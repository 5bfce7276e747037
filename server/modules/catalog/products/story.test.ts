// The story of a print: its place, its post, and how much cloth a picture shows.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { getProduct } from './products.service.ts';
import { importCatalog } from '../imports/folder/catalog-import.service.ts';
import { type TestCatalog, createTestCatalog, monsoon, post, warli } from './testing.ts';

const told = { ...warli, craftPlace: 'Dahanu, Maharashtra', craftAt: '19.97, 72.73', storyPost: post.id };

describe.each(testEngines)('the story of a print on %s', (engine) => {
  let incoming: TestCatalog;
  let shop: TestShop;
  beforeEach(async () => {
    incoming = await createTestCatalog();
    shop = await openTestShop(engine);
  });
  afterEach(async () => {
    await shop.close();
    await incoming.close();
  });
  const bringIn = async (product: object) => {
    await incoming.write({ products: [product, monsoon] });
    await importCatalog(shop.deps, incoming.folder, () => {});
  };
  /** Without the response cache. */
  const product = () => getProduct(shop.deps, warli.id);

  it('names the place, where it is, and the post that tells more', async () => {
    await bringIn(told);
    expect((await product()).story).toEqual({
      place: 'Dahanu, Maharashtra',
      at: { latitude: 19.97, longitude: 72.73 },
      post: { _id: post.id, title: post.title },
    });
  });

  it('leaves out a post that is gone, or not shown yet, and comes back with it', async () => {
    await bringIn(told);
    const { db } = shop.deps;
    await db.updateTable('blog_posts').set({ created_at: '2099-01-01T00:00:00.000Z' }).execute();
    expect((await product()).story).toEqual({
      place: 'Dahanu, Maharashtra',
      at: { latitude: 19.97, longitude: 72.73 },
    });
    await db.deleteFrom('blog_pictures').execute();
    await db.deleteFrom('blog_posts').execute();
    await db.updateTable('products').set({ craft_place: null }).execute();
    expect(await product()).not.toHaveProperty('story');
  });

  it('is nothing of a product without one, and of no list', async () => {
    await bringIn(warli);
    expect(await product()).not.toHaveProperty('story');
    await bringIn(told);
    const listed = (await shop.call('listProducts')).body;
    for (const one of listed) expect(one).not.toHaveProperty('story');
  });

  it('refuses a place abroad, and says where', async () => {
    await expect(bringIn({ ...told, craftAt: '51.5, -0.12' })).rejects.toThrow(
      'Product "warli-village-tee": craftAt: must be a place in India',
    );
  });

  it('knows how much cloth a finished picture shows', async () => {
    const file = join(incoming.folder, 'pictures', 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, object>;
    await writeFile(
      file,
      JSON.stringify({ ...manifest, 'warli-front': { ...manifest['warli-front'], clothWidth: 413 } }),
    );
    await bringIn(told);
    expect((await product()).images.map(({ clothWidth }) => clothWidth)).toEqual([413, undefined]);
  });
});
