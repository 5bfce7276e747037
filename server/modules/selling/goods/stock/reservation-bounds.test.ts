// Nobody holds the counted pieces without paying: bounds for an account and for a network.
import { afterEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { reconcileOrders } from '../../actions/checkout/reconciler.service.ts';
import { checkout } from '../../actions/checkout/checkout.service.ts';
import { createOrder, openShopForEach } from '../../money/payments/testing.ts';
import { type CountedTee, countTee, expectSoundCounts, insertShoppers, readCounts, shopper } from './testing.ts';

const minute = 60_000;

describe.each(testEngines)('pieces that are reserved and not paid, on %s,', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));
  afterEach(() => expectSoundCounts(shop));

  const reserved = async () => (await readCounts(shop)).variants.reduce((sum, one) => sum + one.reserved, 0);
  const want = (tee: CountedTee, customerId: string, quantity: number) =>
    shop.deps.db
      .updateTable('cart_lines')
      .set({ quantity })
      .where('customer_id', '=', customerId)
      .where('product_id', '=', tee.id)
      .execute();
  async function wait(minutes: number) {
    now = new Date(now.getTime() + minutes * minute);
    await reconcileOrders(shop.deps);
  }

  it.each([1, 2, 3, 6, 10, 40])('three accounts of three networks never hold all of %i for an hour', async (pieces) => {
    const tee = await countTee(shop, pieces);
    const ids = await insertShoppers(shop, tee, 3);
    for (const id of ids) await want(tee, id, 10);
    let everFree = false;
    for (let tries = 0; tries < 13; tries += 1) {
      for (const [index, id] of ids.entries()) {
        for (const quantity of [10, 4, 1]) {
          await want(tee, id, quantity);
          const made = await checkout(shop.deps, id, {}, `203.0.113.${index}`).then(
            () => true,
            () => false,
          );
          if (made) break;
        }
      }
      everFree ||= (await reserved()) < pieces;
      await wait(5);
    }
    expect(everFree).toBe(true);
  });

  it('many accounts of one network hold half of the pieces at most on the average of an hour', async () => {
    const tee = await countTee(shop, 10);
    let sum = 0;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      for (const id of await insertShoppers(shop, tee, 12)) {
        await checkout(shop.deps, id, {}, '203.0.113.1').catch(() => undefined);
      }
      sum += await reserved();
      await wait(16);
    }
    expect(sum).toBe(20);
  });

  it('checkouts of one network at the same moment stay within its bound', async () => {
    const tee = await countTee(shop, 3);
    const earlier = await insertShoppers(shop, tee, 5);
    for (const id of earlier.slice(0, 3)) await checkout(shop.deps, id, {}, '203.0.113.1');
    await wait(16);
    const more = await insertShoppers(shop, tee, 3);
    for (const id of more) await checkout(shop.deps, id, {}, '203.0.113.1').catch(() => undefined);
    await wait(16);
    expect(await reserved()).toBe(0);
    const last = await insertShoppers(shop, tee, 8);
    await Promise.allSettled(last.map((id) => checkout(shop.deps, id, {}, '203.0.113.1')));
    expect(await reserved()).toBe(0);
    await checkout(shop.deps, last[0] ?? '', {}, '198.51.100.7');
    expect(await reserved()).toBe(1);
  });

  it('a shopper beyond the bound of the network still buys', async () => {
    const tee = await countTee(shop, 1);
    const strangers = await insertShoppers(shop, tee, 2);
    for (const id of strangers) {
      await checkout(shop.deps, id, {}, '127.0.0.1');
      await wait(16);
    }
    const { token } = await shopper(shop, tee);
    const { body } = await shop.call('checkout', { token, body: {} });
    expect(await reserved()).toBe(0);
    const order_id = body.order?.id ?? '';
    const payment = await double.pay({ order_id, status: 'captured', created_at: now.getTime() / 1000 });
    expect((await createOrder(shop, token, order_id, payment.id)).status).toBe(201);
    expect((await readCounts(shop)).variants.find(({ stock }) => stock !== null)).toMatchObject({
      stock: 0,
      reserved: 0,
    });
  });

  it('a checkout that is repeated beyond the bound keeps its pieces until their time is over', async () => {
    const tee = await countTee(shop, 1);
    const [id = ''] = await insertShoppers(shop, tee, 1);
    await checkout(shop.deps, id, {}, null);
    await wait(10);
    await checkout(shop.deps, id, {}, null);
    expect(await reserved()).toBe(1);
    await wait(6);
    expect(await reserved()).toBe(0);
  });
});
