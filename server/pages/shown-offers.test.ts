// Offers in pages, and links to a code.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../database/testing.ts';
import { createApp } from '../http/app.ts';
import { insertOffer } from '../modules/selling/money/offers/shopper/testing.ts';
import { refreshOffers } from '../modules/selling/money/offers/shopper/shown-offers.service.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { registerAssets } from './assets.ts';
import { registerPages } from './pages.ts';

describe.each(testEngines)('offers in pages on %s', (engine) => {
  let shop: TestShop;
  let app: FastifyInstance;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await shop.addProduct({ id: 'tee', title: 'Warli Village Tee' });
    await shop.addProduct({ id: 'other', title: 'Kantha Tee' });
    app = await createApp(shop.deps);
    await registerAssets(app, shop.deps);
    await registerPages(app, shop.deps);
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });
  const html = async (path: string) => (await app.inject(path)).payload;
  const startOffer = async (
    ...offer: Parameters<typeof insertOffer> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    await insertOffer(shop, ...offer);
    await refreshOffers(shop.deps)();
  };

  it('a shop without offers has no word of them, and no links to codes', async () => {
    const [page, link] = [await html('/product/tee'), await app.inject('/discount/puja50')];
    const [shown, facts] = page.split('"shop":');
    expect(shown).toContain('Warli Village Tee');
    expect(facts?.includes('"offers"')).toBe(false);
    expect([link.statusCode, link.headers.location]).toEqual([404, undefined]);
  });

  it('an offer is named on the page and the card of the products that it is on', async () => {
    await startOffer({ title: '3 for Rs. 999', on: { products: ['tee'], collections: [], categories: [] } });
    expect(await html('/product/tee')).toContain('>3 for Rs. 999<');
    const [card, other] = (await html('/product')).split('</article>').map((one) => one.includes('>3 for Rs. 999<'));
    expect(card).not.toBe(other);
    expect((await app.inject('/discount/puja50')).statusCode).toBe(404);
  });

  it('a link to a code leads to the shop; the code is in the part of the address that is never sent', async () => {
    await startOffer({}, ['PUJA50']);
    const { statusCode, headers } = await app.inject('/discount/puja50');
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      location: '/#code=puja50',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await app.inject('/discount/no')).statusCode).toBe(404);
  });
});
