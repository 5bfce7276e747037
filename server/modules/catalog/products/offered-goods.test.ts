// What an offer is on: by product, collection and category, each name in the shop's spelling or another.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { listOfferedPrices, listUnknownNames } from './offered-goods.repository.ts';
import { archive } from './testing.ts';

const nothing = { products: [], collections: [], categories: [] };

describe.each(testEngines)('what an offer is on, on %s', (engine) => {
  let shop: TestShop;
  let ikat: string;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    ({ id: ikat } = await shop.addProduct({ price: 300, category: 'Tees', tags: ['Ikat'] }));
    await shop.addProduct({ price: 300, category: 'Tees' });
    await shop.addProduct({ price: 200, category: 'Shirts', tags: ['IKAT', 'Summer'] });
    await shop.addProduct({ price: 100, regular_price: 150, category: 'Shirts' });
    await shop.addProduct({ price: 400, regular_price: 400, category: 'Caps' });
    const { id: gone } = await shop.addProduct({ price: 900, category: 'Tees' });
    await archive(shop, gone);
    await shop.deps.db
      .insertInto('collections')
      .values({
        handle: 'ikat',
        tag: 'Ikat',
        title: 'Ikat',
        sentence: '',
        picture_id: null,
        alt: '',
        is_published: 1,
        position: 1,
        version: 1,
        created_at: '2026-11-21T10:00:00.000Z',
      })
      .execute();
  });
  afterAll(() => shop.close());

  it.each([
    ['everything that is sold', {}, [100, 200, 300, 400]],
    ['a category', { categories: ['shirts'] }, [100, 200]],
    ['a collection', { collections: ['ikat'] }, [200, 300]],
    ['one or the other', { collections: ['Ikat'], categories: ['Caps'] }, [200, 300, 400]],
    ['a name that the shop has not', { categories: ['Socks'] }, []],
  ])('has the prices of %s', async (_what, on, prices) => {
    const terms = { on: { ...nothing, ...on }, isListPriceOnly: false };
    expect(await listOfferedPrices(shop.deps.db, terms)).toEqual(prices);
  });

  it('has the price of a product, and leaves out sales where it has to', async () => {
    const { db } = shop.deps;
    const on = { ...nothing, products: [ikat] };
    expect(await listOfferedPrices(db, { on, isListPriceOnly: false })).toEqual([300]);
    expect(await listOfferedPrices(db, { on: nothing, isListPriceOnly: true })).toEqual([200, 300, 400]);
  });

  it('names what the shop has not', async () => {
    const named = { products: [ikat, 'gone'], collections: ['ikat', 'Summer'], categories: ['TEES', 'Socks'] };
    expect(await listUnknownNames(shop.deps.db, named)).toEqual({
      products: ['gone'],
      collections: ['Summer'],
      categories: ['Socks'],
    });
    expect(await listUnknownNames(shop.deps.db, nothing)).toEqual(nothing);
  });
});
