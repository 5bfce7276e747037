// Offers on cards: which all shoppers see, on which products, and until when.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../../testing.ts';
import { refreshOffers } from './shown-offers.service.ts';
import { insertOffer } from './testing.ts';

const nowhere = { products: [], collections: [], categories: [] };

describe.each(testEngines)('offers on cards on %s', (engine) => {
  let shop: TestShop;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z');
    shop = await openTestShop(engine, { clock: { now: () => now } });
  });
  afterEach(() => shop.close());
  const titles = async () => (await shop.call('listOffers')).body.offers.map(({ title }) => title);
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

  it('are those that everybody gets without a code', async () => {
    await insertOffer(shop, { title: 'all' });
    await insertOffer(shop, { title: 'code' }, ['PUJA']);
    await insertOffer(shop, { title: 'first', who: { kind: 'first-order' } });
    await insertOffer(shop, { title: 'listed', who: { kind: 'customers', emails: ['asha@example.com'] } });
    await insertOffer(shop, { title: 'planned', startsAt: inMinutes(1) });
    await insertOffer(shop, { title: 'ended', endsAt: inMinutes(-1) });
    const used = await insertOffer(shop, { title: 'used up', limits: { uses: 1 } });
    await shop.deps.db.updateTable('offers').set({ uses: 1 }).where('id', '=', used).execute();
    expect((await shop.call('listOffers')).body).toEqual({
      offers: [{ title: 'all', products: null }],
      takesCodes: true,
    });
  });

  it('name their products: those chosen, of a collection, of a category, and not on sale', async () => {
    await shop.addProduct({ id: 'warli', tags: ['folk'] });
    await shop.addProduct({ id: 'kolam', category: 'Polo' });
    await shop.addProduct({ id: 'ikat', price: 400, regular_price: 500, sale_price: 400 });
    await insertOffer(shop, { title: 'chosen', on: { ...nowhere, products: ['ikat'] } });
    await insertOffer(shop, { title: 'collection', on: { ...nowhere, collections: ['folk'] } });
    await insertOffer(shop, { title: 'category', on: { ...nowhere, categories: ['Polo'] } });
    await insertOffer(shop, { title: 'list price', isListPriceOnly: true });
    const { offers } = (await shop.call('listOffers')).body;
    expect(Object.fromEntries(offers.map(({ title, products }) => [title, products]))).toEqual({
      chosen: ['ikat'],
      collection: ['warli'],
      category: ['kolam'],
      'list price': ['kolam', 'warli'],
    });
  });

  it('are cached until one begins, ends, or is used up', async () => {
    const notice = refreshOffers(shop.deps);
    await notice();
    expect(await titles()).toEqual([]);
    const id = await insertOffer(shop, {
      title: 'Puja',
      startsAt: inMinutes(5),
      endsAt: inMinutes(10),
      limits: { uses: 1 },
    });
    await notice();
    now = new Date(inMinutes(5));
    expect(await titles(), 'cached').toEqual([]);
    await notice();
    expect(await titles()).toEqual(['Puja']);
    await shop.deps.db.updateTable('offers').set({ uses: 1 }).where('id', '=', id).execute();
    await notice();
    expect(await titles()).toEqual([]);
    await shop.deps.db.updateTable('offers').set({ uses: 0 }).where('id', '=', id).execute();
    await notice();
    expect(await titles()).toEqual(['Puja']);
    now = new Date(inMinutes(5));
    await notice();
    expect(await titles()).toEqual([]);
  });
});
