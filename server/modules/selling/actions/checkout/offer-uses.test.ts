// Uses of offers: reserved by a checkout, taken by the placement, given back once, and never one too
// many.
import { beforeEach, describe, expect, it } from 'vitest';
import * as texts from '@taana-baana/contract/texts/messages/offer-messages.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { noticeRefunds } from '../../money/methods/razorpay/provider-refunds.service.ts';
import { getOffer } from '../../money/offers/offers-admin.service.ts';
import { expectSoundUses, insertOffer, readUses } from '../../money/offers/shopper/testing.ts';
import {
  address,
  checkOut,
  createOrder,
  openCart,
  openShopForEach,
  readPurchaseRows,
} from '../../money/payments/testing.ts';
import { giveCredit } from '../../money/store-credit/testing.ts';
import { cancelOrder, moveOrder } from '../orders/change-status.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';
import { markReturned, reship } from '../fulfilment/ship-parcels.service.ts';
import { reconcileOrders } from './reconciler.service.ts';

const opening = '2026-11-21T10:00:00.000Z';
const minute = 60_000;

describe.each(testEngines)('uses of offers on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date(opening);
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  let token: string;
  let line: Awaited<ReturnType<typeof openCart>>['line'];
  beforeEach(async () => {
    ({ token, line } = await openCart(shop));
  });

  const reduced = { amount: 1000, codes: ['PUJA'] };
  const open = (body: object = {}, as = token) => checkOut(shop, as, { ...reduced, ...body });
  const pay = async (orderId: string, as = token) => {
    const payment = await double.pay({ order_id: orderId, status: 'captured' });
    return createOrder(shop, as, orderId, payment.id);
  };
  const buy = async () => {
    const placed = await pay((await open()).id);
    expect(placed.status).toBe(201);
    return placed.body.order.number;
  };
  const someoneElse = async () => {
    const other = await shop.signUp({ mobile: '9123456780' });
    await shop.call('addToCart', { token: other.token, body: line });
    return other.token;
  };
  const refused = async (as: string, body: object = reduced) => {
    const { status, error } = await shop.call('checkout', { token: as, body });
    return status === 200 ? status : error.message;
  };
  const counts = async () => {
    await expectSoundUses(shop);
    const { offers, codes, uses, states } = await readUses(shop);
    const kept = uses.filter(({ state }) => state !== 'given back');
    return {
      uses: offers.map(({ id }) => kept.filter((use) => use.offer_id === id).length),
      codes: codes.map((of) => kept.filter((use) => use.offer_id === of.offer_id && use.code === of.code).length),
      states,
    };
  };
  const checkAll = async () => {
    await shop.deps.db.updateTable('orders').set({ check_at: now.toISOString() }).execute();
    await reconcileOrders(shop.deps);
  };

  it('are reserved by the checkout, and taken by the placement', async () => {
    await insertOffer(shop, { limits: { uses: 1 } }, [{ code: 'PUJA', maxUses: 1 }]);
    const order = await open();
    expect(await counts()).toEqual({ uses: [1], codes: [1], states: ['reserved'] });
    expect(await refused(await someoneElse())).toBe(texts.nowCosts(texts.offerUsedUp('Festive'), 1100));
    await pay(order.id);
    expect(await counts()).toEqual({ uses: [1], codes: [1], states: ['taken'] });
  });

  it('of an offer without a limit change nothing that other checkouts wait for, and its page has them', async () => {
    const id = await insertOffer(shop, {}, ['PUJA']);
    await pay((await open()).id);
    await open({}, await someoneElse());
    const { offers, codes } = await readUses(shop);
    expect([...offers, ...codes]).toMatchObject([{ uses: 0, spent: 0 }, { uses: 0 }]);
    expect(await getOffer(shop.deps, id)).toMatchObject({ uses: 2, spent: 200 });
  });

  it('go over to the newer checkout of a shopper', async () => {
    await insertOffer(shop, { limits: { uses: 1, usesPerCustomer: 1 } }, [{ code: 'PUJA', maxUses: 1 }]);
    await open({ attemptId: 'tab-1' });
    await open({ attemptId: 'tab-2' });
    await open({ attemptId: 'tab-2' });
    expect(await counts()).toEqual({ uses: [1], codes: [1], states: ['given back', 'reserved'] });
  });

  it('go to the checkout that is paid first, and the payment of the other goes back', async () => {
    await insertOffer(shop, { limits: { usesPerCustomer: 1 } }, ['PUJA']);
    const older = await open({ attemptId: 'tab-1' });
    const newer = await open({ attemptId: 'tab-2' });
    expect((await pay(older.id)).status).toBe(201);
    expect(await counts()).toEqual({ uses: [1], codes: [1], states: ['taken', 'given back'] });
    expect((await pay(newer.id)).status).toBe(402);
    const { placed, refunds } = await readPurchaseRows(shop);
    expect(placed).toHaveLength(1);
    expect(refunds).toMatchObject([{ reason: 'offer used up', amount_paise: 100_000 }]);
  });

  it('are left alone when the same shopper checks out without codes', async () => {
    await insertOffer(shop, {}, ['PUJA']);
    await open();
    await checkOut(shop, token, { amount: 1100 });
    expect(await counts()).toMatchObject({ uses: [1], states: ['reserved'] });
  });

  it('are given back when a repeated attempt has no offers any more', async () => {
    const id = await insertOffer(shop, { gift: { kind: 'rupees', rupees: 500 } }, ['PUJA']);
    await shop.call('addToCart', { token, body: { ...line, quantity: 1 } });
    await open({ amount: 1100, attemptId: 'tab-1' });
    await shop.deps.db.updateTable('offers').set({ ended_at: now.toISOString() }).where('id', '=', id).execute();
    const [{ _id: cartItemId } = { _id: '' }] = (await shop.call('getCart', { token })).body;
    await shop.call('updateCartLine', { token, params: { cartItemId, quantity: 2 } });
    await open({ amount: 1100, attemptId: 'tab-1' });
    expect(await counts()).toEqual({ uses: [0], codes: [0], states: ['given back'] });
  });

  it('end with the reservation of a checkout, unless the shopper is trying to pay', async () => {
    await insertOffer(shop, { limits: { uses: 1 } }, ['PUJA']);
    const order = await open();
    now = new Date(now.getTime() + 15 * minute);
    await double.pay({ order_id: order.id, status: 'failed' });
    await checkAll();
    expect(await counts()).toMatchObject({ states: ['reserved'] });
    now = new Date(now.getTime() + 50 * minute);
    await checkAll();
    expect(await counts()).toEqual({ uses: [0], codes: [0], states: ['given back'] });
  });

  it('are taken again by a late payment if one is left, and the payment goes back otherwise', async () => {
    await insertOffer(shop, { limits: { uses: 2 } }, ['PUJA']);
    const [one, two] = [await open(), await open({ attemptId: 'x' }, await someoneElse())];
    now = new Date(now.getTime() + 16 * minute);
    await checkAll();
    expect(await counts()).toMatchObject({ uses: [0], states: ['given back', 'given back'] });
    expect((await pay(one.id)).status).toBe(201);
    expect(await counts()).toMatchObject({ uses: [1] });
    const third = await shop.signUp({ mobile: '9123456781' });
    await shop.call('addToCart', { token: third.token, body: line });
    await open({}, third.token);
    await double.pay({ order_id: two.id, status: 'captured' });
    await checkAll();
    const { placed, refunds } = await readPurchaseRows(shop);
    expect(placed).toHaveLength(1);
    expect(refunds).toMatchObject([{ reason: 'offer used up' }]);
    expect(await counts()).toMatchObject({ uses: [2] });
  });

  it('are not taken again once a person has ended the offer', async () => {
    const id = await insertOffer(shop, {}, ['PUJA']);
    const order = await open();
    now = new Date(now.getTime() + 16 * minute);
    await checkAll();
    await shop.deps.db.updateTable('offers').set({ ended_at: now.toISOString() }).where('id', '=', id).execute();
    expect((await pay(order.id)).status).toBe(402);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ reason: 'offer used up' }]);
  });

  it('are taken of an offer that ends while the shopper pays', async () => {
    const id = await insertOffer(shop, {}, ['PUJA']);
    const order = await open();
    await shop.deps.db.updateTable('offers').set({ ended_at: now.toISOString() }).where('id', '=', id).execute();
    expect((await pay(order.id)).status).toBe(201);
  });

  it('of a code that has passed to a newer offer are given back to their own', async () => {
    const older = await insertOffer(shop, {}, ['PUJA']);
    const number = await buy();
    await shop.deps.db.updateTable('offers').set({ ended_at: now.toISOString() }).where('id', '=', older).execute();
    await shop.deps.db.deleteFrom('offer_codes').execute();
    await insertOffer(shop, {}, ['PUJA']);
    await open({}, await someoneElse());
    await cancelOrder(shop.deps, number, commandLine);
    expect(await counts()).toMatchObject({ codes: [1], states: ['given back', 'reserved'] });
  });

  it('are reserved again by a checkout that goes on after it expired', async () => {
    await insertOffer(shop, { limits: { uses: 1 } }, ['PUJA']);
    await open({ attemptId: 'tab-1' });
    now = new Date(now.getTime() + 4 * 24 * 60 * minute);
    await checkAll();
    expect((await readPurchaseRows(shop)).orders).toMatchObject([{ status: 'Expired' }]);
    expect(await counts()).toEqual({ uses: [0], codes: [0], states: ['given back'] });
    const order = await open({ attemptId: 'tab-1' });
    expect(await counts()).toEqual({ uses: [1], codes: [1], states: ['reserved'] });
    expect((await pay(order.id)).status).toBe(201);
  });

  describe('are given back, once,', () => {
    const expectGivenBack = async () =>
      expect(await counts()).toEqual({ uses: [0], codes: [0], states: ['given back'] });
    beforeEach(async () => void (await insertOffer(shop, { limits: { uses: 1 } }, [{ code: 'PUJA', maxUses: 1 }])));
    const ship = async (number: string) => {
      for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    };

    it('by a cancellation', async () => {
      await cancelOrder(shop.deps, await buy(), commandLine);
      await expectGivenBack();
    });

    it('by a parcel that comes back, and its cancellation', async () => {
      const number = await buy();
      await ship(number);
      await markReturned(shop.deps, number, commandLine);
      await expectGivenBack();
      await cancelOrder(shop.deps, number, commandLine);
      await expectGivenBack();
    });

    it('by a parcel that comes back, is sent again, and comes back', async () => {
      const number = await buy();
      await ship(number);
      await markReturned(shop.deps, number, commandLine);
      await reship(shop.deps, number, {}, commandLine);
      await markReturned(shop.deps, number, commandLine);
      await expectGivenBack();
    });

    it('by a refund of everything, and not of a part', async () => {
      const number = await buy();
      await ship(number);
      await refundOrder(shop.deps, number, commandLine, { amountRupees: 400 });
      expect(await counts()).toMatchObject({ states: ['taken'] });
      await refundOrder(shop.deps, number, commandLine);
      await expectGivenBack();
    });

    it('by a refund of everything in the provider’s dashboard', async () => {
      await buy();
      const [order] = (await readPurchaseRows(shop)).placed;
      await double.refundByHand({ payment_id: order?.provider_payment_id ?? '', amount: 100_000 });
      await noticeRefunds(shop.deps);
      await noticeRefunds(shop.deps);
      await expectGivenBack();
    });

    it('by a payment that finds the store credit spent', async () => {
      const { customer_id: id } = await shop.deps.db
        .selectFrom('cart_lines')
        .select('customer_id')
        .executeTakeFirstOrThrow();
      await giveCredit(shop, id, 100);
      const order = await open({ useCredit: true, attemptId: 'tab-1' });
      await giveCredit(shop, id, -100);
      expect((await pay(order.id)).status).toBe(402);
      expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ reason: 'credit spent' }]);
      await expectGivenBack();
    });

    it('by the cancellation of an order that cost nothing', async () => {
      const { id } = (await readUses(shop)).offers[0] ?? { id: '' };
      await shop.deps.db.deleteFrom('offer_codes').execute();
      await shop.deps.db.deleteFrom('offers').where('id', '=', id).execute();
      await insertOffer(shop, { gift: { kind: 'percent', percent: 100, upTo: null } }, ['PUJA']);
      await insertOffer(shop, { gift: { kind: 'shipping' } });
      const body = { amount: 0, codes: ['PUJA'], attemptId: 'free', shippingInfo: address };
      const answer = await shop.call('checkout', { token, body });
      expect(answer.body).toMatchObject({ order: null, placed: { number: expect.any(String) } });
      expect((await readPurchaseRows(shop)).cartLines).toEqual([]);
      const number = answer.body.order === null ? answer.body.placed.number : '';
      await cancelOrder(shop.deps, number, commandLine);
      expect(await counts()).toMatchObject({ uses: [0, 0], states: ['given back', 'given back'] });
    });

    it('by a deleted account, which leaves nothing of its checkout', async () => {
      const other = await shop.signUp({ mobile: '9123456780' });
      await shop.call('addToCart', { token: other.token, body: line });
      await open({}, other.token);
      await shop.call('deleteAccount', { token: other.token, body: { password: other.password } });
      expect(await counts()).toEqual({ uses: [0], codes: [0], states: [] });
    });
  });

  it('are told before the payment, when they are gone since the cart was priced', async () => {
    await insertOffer(shop, { limits: { uses: 1 } }, ['PUJA']);
    const ask = async (as: string) => (await shop.call('previewOffers', { token: as, body: { codes: ['PUJA'] } })).body;
    const other = await someoneElse();
    expect([(await ask(token)).total, (await ask(other)).total]).toEqual([1000, 1000]);
    await open();
    expect(await ask(other)).toMatchObject({ total: 1100, codes: [{ code: 'PUJA', refusal: texts.codeUsedUp }] });
    const before = (await double.state()).orders.length;
    expect(await refused(other)).toBe('The last use of “Festive” is taken. Your order now costs Rs. 1100.');
    expect((await double.state()).orders).toHaveLength(before);
  });

  it('are taken at once by an order that store credit pays, from the shopper’s open checkout too', async () => {
    await insertOffer(shop, { limits: { uses: 1 } }, ['PUJA']);
    await open();
    const { customer_id: id } = await shop.deps.db.selectFrom('orders').select('customer_id').executeTakeFirstOrThrow();
    await giveCredit(shop, id, 1000);
    const body = { ...reduced, useCredit: true, attemptId: 'credit', shippingInfo: address };
    expect((await shop.call('checkout', { token, body })).status).toBe(200);
    expect(await counts()).toMatchObject({ uses: [1], states: ['given back', 'taken'] });
  });
});
