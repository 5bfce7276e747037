// What a cart would cost with an offer that is not published yet.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { newToken } from '../../../../credentials/secret-tokens.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { endOffer } from '../../money/offers/publish-offer.service.ts';
import { startOffer, writeOffer } from '../../money/offers/testing.ts';

describe.each(testEngines)('an offer that is tried, on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let tee: { id: string; colorIds: string[] };
  let onSale: typeof tee;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
    tee = await shop.addProduct({ price: 500, category: 'Tees', tags: ['Ikat'] });
    onSale = await shop.addProduct({ price: 400, regular_price: 600, sale_price: 400, category: 'Shirts' });
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const line = ({ id, colorIds }: typeof tee, quantity = 1) => ({
    product: id,
    color: colorIds[0],
    size: 'M',
    quantity,
  });
  const attempt = (id: string, lines: object[]) => admin.call('tryOffer', { cookie, params: { id }, body: { lines } });
  const offersOf = async (changes: Partial<OfferTerms>, lines: object[]) => {
    const { id } = await writeOffer(shop, changes);
    return (await attempt(id, lines)).body.offers;
  };

  it('answers with the cart as the checkout would price it, and changes nothing', async () => {
    const { id, ...draft } = await writeOffer(shop, { title: 'Ten', how: 'code' });
    const { body } = await attempt(id, [line(tee, 2)]);
    expect(body).toEqual({
      offers: [{ label: 'Ten', amount: 100 }],
      itemsTotal: 1000,
      shippingPrice: 100,
      total: 1000,
    });
    const after = (await admin.call('getOffer', { cookie, params: { id } })).body;
    expect(after).toEqual({ id, ...draft });
  });

  it.each<[string, Partial<OfferTerms>, number[]]>([
    ['on a category', { on: { products: [], collections: [], categories: ['Shirts'] } }, [40]],
    ['on a collection', { on: { products: [], collections: ['Ikat'], categories: [] } }, [50]],
    ['not on what is on sale', { isListPriceOnly: true }, [50]],
    ['from more than the cart has', { from: { rupees: 901, pieces: null } }, []],
    ['with a budget', { limits: { uses: null, usesPerCustomer: null, budget: 60 } }, [60]],
  ])('counts %s', async (_what, changes, amounts) => {
    const offers = await offersOf(changes, [line(tee), line(onSale)]);
    expect(offers.map(({ amount }) => amount)).toEqual(amounts);
  });

  it('stands beside the offers that run for all by themselves, and the cheapest is taken', async () => {
    const gift = (percent: number) => ({ gift: { kind: 'percent', percent, upTo: null } }) as const;
    const running = await startOffer(shop, { title: 'Running', ...gift(20) });
    const limits = { uses: 1, usesPerCustomer: null, budget: null };
    const unseen = [
      await startOffer(shop, { title: 'By a code', ...gift(90) }, 'NINETY'),
      await startOffer(shop, { title: 'First', ...gift(90), who: { kind: 'first-order' } }),
      await startOffer(shop, { title: 'Later', ...gift(90), startsAt: '2100-01-01T00:00:00.000Z' }),
      await startOffer(shop, { title: 'Used up', ...gift(90), limits }),
    ];
    await shop.deps.db
      .updateTable('offers')
      .set({ uses: 1 })
      .where('id', '=', unseen[3]?.id ?? '')
      .execute();
    await writeOffer(shop, { title: 'Another draft', ...gift(90) });
    expect(await offersOf({ title: 'Worse', ...gift(10) }, [line(tee)])).toEqual([{ label: 'Running', amount: 100 }]);
    expect(await offersOf({ title: 'Better', ...gift(30) }, [line(tee)])).toEqual([{ label: 'Better', amount: 150 }]);
    for (const { id } of [running, ...unseen]) await endOffer(shop.deps, id, commandLine);
    expect(await offersOf({ title: 'Worse', ...gift(10) }, [line(tee)])).toEqual([{ label: 'Worse', amount: 50 }]);
  });

  it('counts once if it runs already, with what is left of its budget', async () => {
    const budget = { uses: null, usesPerCustomer: null, budget: 150 };
    const combines = { offers: true, codes: true, shipping: true };
    const { id } = await startOffer(shop, {
      title: 'Once',
      gift: { kind: 'percent', percent: 50, upTo: null },
      combines,
      limits: budget,
    });
    const both = [line(tee), line(onSale)];
    expect((await attempt(id, both)).body.offers).toEqual([{ label: 'Once', amount: 150 }]);
    await shop.deps.db.updateTable('offers').set({ spent: 80 }).where('id', '=', id).execute();
    expect((await attempt(id, both)).body.offers).toEqual([{ label: 'Once', amount: 70 }]);
    await endOffer(shop.deps, id, commandLine);
  });

  it('is refused without a piece, with one that is not sold, and where there is no offer', async () => {
    const { id } = await writeOffer(shop);
    expect((await attempt(id, [])).error.message).toBe('Please choose a T-shirt to try the offer on');
    expect((await attempt(id, [line({ id: 'gone', colorIds: ['maroon'] })])).status).toBe(409);
    expect((await attempt(newToken(), [line(tee)])).status).toBe(404);
  });
});
