// What shoppers see of sold-out sizes, and when caches of it are dropped.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sizes } from '@taana-baana/contract';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { allowOversell } from './stock.service.ts';
import { type CountedTee, correct, countTee, oneTee, receive, shopper, size } from './testing.ts';

describe.each(testEngines)('what is sold out, on %s', (engine) => {
  let shop: TestShop;
  let tee: CountedTee;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    tee = await countTee(shop, 2);
  });

  const getProduct = async (id = tee.id) => (await shop.call('getProduct', { params: { id } })).body;
  const listed = async () =>
    (await shop.call('listProducts', { query: { fields: '_id,soldOut,isSoldOut' } })).body.find(
      ({ _id }) => _id === tee.id,
    );
  const changes = async () => {
    const row = shop.deps.db.selectFrom('data_versions').select('version').where('data', '=', 'catalog');
    return (await row.executeTakeFirst())?.version ?? 0;
  };
  const out = () => [{ color: tee.choice.color, size }];

  it('is told of a product as soon as a checkout holds its last piece, and no sooner', async () => {
    expect((await getProduct()).soldOut).toEqual([]);
    const before = await changes();
    const buyers = [await shopper(shop, tee), await shopper(shop, tee)];
    await shop.call('checkout', { token: buyers[0]?.token ?? '', body: { amount: oneTee } });
    expect(await changes()).toBe(before);
    expect((await getProduct()).soldOut).toEqual([]);
    expect((await listed())?.soldOut).toEqual([]);
    await shop.call('checkout', { token: buyers[1]?.token ?? '', body: { amount: oneTee } });
    expect(await changes()).toBe(before + 1);
    expect((await getProduct()).soldOut).toEqual(out());
    expect((await listed())?.soldOut).toEqual(out());
  });

  it('is told again when a delivery arrives, and never where the owner allows overselling', async () => {
    await correct(shop.deps, tee.choice, commandLine, { to: 0, note: 'count' });
    expect((await getProduct()).soldOut).toEqual(out());
    await receive(shop.deps, tee.choice, commandLine, { quantity: 1 });
    expect((await getProduct()).soldOut).toEqual([]);
    await correct(shop.deps, tee.choice, commandLine, { to: 0, note: 'count' });
    await allowOversell(shop.deps, tee.id, commandLine, true);
    expect((await getProduct()).soldOut).toEqual([]);
  });

  it('is not said of a product that is made to order, from the moment that counting ends', async () => {
    const other = await shop.addProduct();
    expect(await getProduct(other.id)).not.toHaveProperty('soldOut');
    await getProduct();
    await correct(shop.deps, tee.choice, commandLine, { to: null, note: 'made to order' });
    expect(await getProduct()).not.toHaveProperty('soldOut');
  });

  it('is the whole product when every colour and size is', async () => {
    for (const color of tee.colorIds) {
      for (const one of sizes) {
        expect(await getProduct()).not.toHaveProperty('isSoldOut');
        await correct(shop.deps, { product: tee.id, color, size: one }, commandLine, { to: 0, note: 'count' });
      }
    }
    expect(await getProduct()).toMatchObject({ isSoldOut: true });
    expect(await listed()).toMatchObject({ isSoldOut: true });
  });

  it('is said of a line of the cart, but not because of the own checkout', async () => {
    const [asha, bina] = [await shopper(shop, tee, 2), await shopper(shop, tee)];
    const lineOf = async (token: string) => (await shop.call('getCart', { token })).body[0];
    await shop.call('checkout', { token: asha.token, body: {} });
    expect(await lineOf(asha.token)).not.toHaveProperty('available');
    expect(await lineOf(bina.token)).toMatchObject({ available: 0 });
    await correct(shop.deps, tee.choice, commandLine, { to: 1, note: 'one was torn' });
    expect(await lineOf(asha.token)).toMatchObject({ available: 1 });
  });
});
