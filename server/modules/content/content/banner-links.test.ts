// A banner is shown if its button leads to a product, or to something that is no list.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noticeChanges, recordChange } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { saveDraft } from '../../shop/drafts/drafts.service.ts';
import { collectionKind } from '../../catalog/collections/collection-kind.service.ts';
import { createCollection, publishCollection } from '../../catalog/collections/collections-admin.service.ts';
import { publishTyped } from './testing.ts';
import { seenNow } from '../../shop/drafts/testing.ts';

const page = 'banners';

describe.each(testEngines)('a banner on %s', (engine) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(engine);
  });
  afterEach(() => shop.close());

  const publish = (...links: string[]) => {
    const banners = links.map((link) => ({ eyebrow: 'New', headline: `To ${link}`, action: 'See', link, picture: 1 }));
    return publishTyped(shop.deps, page, { banners });
  };
  const collect = async (tag: string) => {
    await createCollection(shop.deps, tag, commandLine);
    const content = { title: tag, sentence: 'Look.', photo: null };
    await saveDraft(collectionKind, shop.deps, tag, { content, basedOn: { version: 1, draft: null } }, commandLine);
    await publishCollection(shop.deps, tag, { basedOn: await seenNow(collectionKind, shop.deps.db, tag) }, commandLine);
  };
  const fill = async () => {
    await add({ id: 'lamp', title: 'Lamp Tee', brand: 'Acme', tags: ['festive', 'monsoon'], price: 500 });
    await add({ id: 'old', title: 'Old Tee', status: 'archived', brand: 'Akme', tags: ['winter'] });
    await collect('festive');
    await collect('winter');
    await createCollection(shop.deps, 'monsoon', commandLine);
  };
  const links = async () => {
    const { body } = (await shop.call('getContent', { params: { page } })).body;
    return 'banners' in body ? body.banners.map(({ link }) => link) : [];
  };
  const add = async (values: Parameters<TestShop['addProduct']>[0]) => {
    const id = await shop.addProduct(values);
    await recordChange(shop.deps.db, { data: 'catalog' });
    await noticeChanges(shop.deps);
    return id;
  };

  test('of a new shop is not shown before its products are there', async () => {
    expect(await links()).toEqual([]);
    await add({ title: 'Kite Tee', brand: 'Acme', category: 'Kids' });
    await add({ title: 'Lamp Tee', brand: 'Acme', category: 'Classic' });
    expect(await links()).toEqual(['/product?category=Kids']);
  });

  test.each([
    ['/', '/product', '/product?sort=price&grid=6'],
    ['/Product/', '/product?q=', '/product?brand=Acme&maxPrice=500'],
    ['/product?q=lamp', '/product?tag=festive', '/product?tag=festive#list'],
    ['/product/lamp', '/product/%6camp?color=Red', '/collections/festive'],
    ['/about', '/blog/x', '/shipping-policy'],
  ])('leads to %s, %s or %s, where something is', async (...full) => {
    await fill();
    const { published } = await publish(...full);
    expect(await links()).toEqual(full);
    expect(published.warnings).toEqual([]);
  });

  test.each([
    ['/product?q=lamp&category=Kids', '/product?brand=Acme&minPrice=501', '/product?brand=Akme'],
    ['/product?tag=winter', '/product?tag=gone', '/product/old'],
    ['/product/gone', '/collections/winter', '/collections/monsoon'],
  ])('does not lead to %s, %s or %s, of which the editor warns', async (...empty) => {
    await fill();
    const { published } = await publish(...empty);
    expect(await links()).toEqual([]);
    expect(published.warnings).toEqual(
      empty.map(
        (link) => `${link} leads to no product, so the banner “To ${link}” is not shown. Please check its link`,
      ),
    );
  });

  test('does not lead to a search that finds nothing', async () => {
    await fill();
    await publish('/?q=nosuchword', '/product?q=hoodie', '/product?q=lamp');
    expect(await links()).toEqual(['/product?q=lamp']);
  });
});
