// Many check out at once: never is an offer used more often than it may be.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as texts from '@taana-baana/contract/texts/messages/offer-messages.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { type CountedTee, countTee, expectSoundCounts, insertShoppers } from '../../goods/stock/testing.ts';
import { expectSoundUses, insertOffer, readUses } from '../../money/offers/shopper/testing.ts';
import { openCart } from '../../money/payments/testing.ts';
import { checkout } from './checkout.service.ts';

describe.each(testEngines)('an offer that many use at once on %s', (engine) => {
  let shop: TestShop;
  let tee: CountedTee;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    tee = await countTee(shop, 100);
  });
  afterEach(async () => {
    await expectSoundUses(shop);
    await expectSoundCounts(shop);
    await shop.close();
  });

  /** Of Rs. 600. Resolves to what each of them was told. */
  const checkOutAll = async (count: number, code = 'PUJA') => {
    const shoppers = await insertShoppers(shop, tee, count);
    return Promise.all(
      shoppers.map((id) =>
        checkout(shop.deps, id, { amount: 500, codes: [code] }).then(
          () => 'opened',
          (error: Error) => error.message,
        ),
      ),
    );
  };
  const openedOf = async (count: number, code?: string) =>
    (await checkOutAll(count, code)).filter((outcome) => outcome === 'opened').length;

  it('is given as often as it may be, and the others are told before they pay', async () => {
    await insertOffer(shop, { limits: { uses: 5 } }, ['PUJA']);
    const outcomes = await checkOutAll(40);
    expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(5);
    expect(new Set(outcomes)).toEqual(new Set(['opened', texts.nowCosts(texts.offerUsedUp('Festive'), 600)]));
    expect(await shop.deps.db.selectFrom('orders').select('id').execute()).toHaveLength(5);
    // The pieces of the others are for sale.
    expect(await shop.deps.db.selectFrom('stock_reservations').select('order_id').execute()).toHaveLength(5);
  });

  it('is given as far as its budget goes', async () => {
    await insertOffer(shop, { limits: { budget: 300 } }, ['PUJA']);
    expect(await openedOf(10)).toBe(3);
  });

  it('is given once for a code that is for one use', async () => {
    await insertOffer(shop, {}, [{ code: 'SINGLE', maxUses: 1 }]);
    expect(await openedOf(10, 'SINGLE')).toBe(1);
  });

  it('is given once to the accounts of one person', async () => {
    await insertOffer(shop, { limits: { usesPerCustomer: 1 } }, ['PUJA']);
    expect(await openedOf(8)).toBe(1);
  });

  it('is given once for the first order of one person', async () => {
    await insertOffer(shop, { who: { kind: 'first-order' } }, ['PUJA']);
    expect(await openedOf(8)).toBe(1);
  });

  it('is given once to the tabs of one shopper, also without counted pieces', async () => {
    await insertOffer(shop, {}, ['PUJA']);
    const { customer } = await openCart(shop);
    const open = (attemptId: string) => checkout(shop.deps, customer._id, { amount: 1000, codes: ['PUJA'], attemptId });
    await Promise.all(['1', '2', '3', '4', '5', '6'].map(open));
    const { states } = await readUses(shop);
    expect(states.filter((state) => state === 'reserved')).toHaveLength(1);
  });

  it('is given with others of the same order to all, without a wait for each other', async () => {
    await insertOffer(shop, {});
    await insertOffer(shop, {}, ['PUJA']);
    await insertOffer(shop, { gift: { kind: 'shipping' } });
    const shoppers = await insertShoppers(shop, tee, 20);
    const buy = (id: string) => checkout(shop.deps, id, { amount: 300, codes: ['PUJA'] });
    // Again: each takes over what it has.
    await Promise.all([...shoppers, ...shoppers].map(buy));
    const { states } = await readUses(shop);
    expect(states.filter((state) => state === 'reserved')).toHaveLength(60);
  });
});
