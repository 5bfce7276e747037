// Offers and codes of orders that staff take.
import { describe, expect, it } from 'vitest';
import { PaidByHand } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as texts from '@taana-baana/contract/texts/messages/offer-messages.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import type { CountedTee } from '../../goods/stock/testing.ts';
import { size } from '../../goods/stock/testing.ts';
import { expectSoundUses, insertOffer, readUses } from '../../money/offers/shopper/testing.ts';
import { readPurchaseRows } from '../../money/payments/testing.ts';
import { checkout } from '../checkout/checkout.service.ts';
import { reconcileOrders } from '../checkout/reconciler.service.ts';
import { cancelOrder } from '../orders/change-status.service.ts';
import { priceManualOrder } from './manual-offers.service.ts';
import { manualOrdersForEach } from './testing.ts';
import { recordHandPayment, withdrawOrder } from './linked-orders.service.ts';

describe.each(testEngines)('an order that staff take with offers on %s', (engine) => {
  let shop: TestShop;
  let tee: CountedTee;
  const { wanted, inCash, take, onlyOrder, pay, notify, wait } = manualOrdersForEach(engine, (opened) => {
    ({ shop, tee } = opened);
  });
  // Two pieces of Rs. 500 and shipping of Rs. 100 are Rs. 1100.
  const puja = (changes: Parameters<typeof insertOffer>[1] = { limits: { uses: 1 } }) =>
    insertOffer(shop, changes, ['PUJA']);
  const states = async () => {
    await expectSoundUses(shop);
    return (await readUses(shop)).states;
  };
  const refusal = (order: Parameters<typeof take>[0]) =>
    take(order).then(
      () => null,
      (error: Error & { fields?: object }) => error.fields ?? error.message,
    );
  const account = async () => {
    const { customer } = await shop.signUp();
    const email_confirmed_at = shop.deps.clock.now().toISOString();
    await shop.deps.db.updateTable('customers').set({ email_confirmed_at }).where('id', '=', customer._id).execute();
    return { customerId: customer._id, email: customer.email };
  };
  const checkOutAs = async (customerId: string) => {
    const { product, color } = tee.choice;
    const at = shop.deps.clock.now().toISOString();
    const line = { id: `line ${customerId}`, customer_id: customerId, product_id: product, color_id: color, size };
    await shop.deps.db
      .insertInto('cart_lines')
      .values({ ...line, quantity: 1, created_at: at })
      .execute();
    return checkout(shop.deps, customerId, { codes: ['PUJA'], attemptId: 'theirs' });
  };

  it('pays what they leave, and its offers are those of a shopper’s order', async () => {
    await insertOffer(shop, { title: 'Everywhere', gift: { kind: 'rupees', rupees: 30 } });
    await puja();
    await take(inCash({ codes: ['PUJA'], total: 970 }));
    expect(await onlyOrder()).toMatchObject({ items_total: 1000, shipping_price: 100, total: 970 });
    const { uses } = await readUses(shop);
    expect(uses.map(({ rupees, code, state }) => `${rupees} ${code} ${state}`).toSorted()).toEqual([
      '100 PUJA taken',
      '30 null taken',
    ]);
    const rows = shop.deps.db.selectFrom('order_adjustments').select(['label', 'paise']).orderBy('position');
    expect(await rows.execute()).toEqual([
      { label: 'Everywhere', paise: 3000 },
      { label: 'Festive', paise: 10_000 },
    ]);
    const { mails } = await readPurchaseRows(shop);
    expect(mails[0]?.html_body).toContain('Everywhere');
  });

  it('pays list price without codes, and less with none of its own', async () => {
    await insertOffer(shop);
    await expect(take(inCash({ codes: [], total: 1100 }))).rejects.toThrow('The prices have changed');
    await take(inCash({ total: 1100 }));
    await take(inCash({ codes: [], total: 1000 }));
  });

  it('is told the price of before, and why a code takes nothing off, and makes nothing', async () => {
    await puja({ from: { rupees: 1500, pieces: null } });
    const { lines, isShippingWaived, mobile } = wanted();
    const unpriced = { lines, isShippingWaived, mobile, codes: ['PUJA'], isPaidByHand: true };
    const why = texts.fromRupees(1500, 500);
    expect(await priceManualOrder(shop.deps, unpriced)).toEqual({
      offers: [],
      codes: [{ code: 'PUJA', refusal: why }],
      itemsTotal: 1000,
      shippingPrice: 100,
      total: 1100,
    });
    expect(await refusal(inCash({ codes: ['PUJA'] }))).toEqual({ 'codes.0': why });
    expect(await refusal(inCash({ codes: ['NOBODYS'] }))).toEqual({ 'codes.0': texts.codeUnknown });
    expect((await readPurchaseRows(shop)).orders).toEqual([]);
  });

  it('has either a discount or offers', () => {
    const order = { ...inCash({ discount: { rupees: 50, reason: 'Old friend' }, codes: [] }), total: 1050 };
    expect(PaidByHand.safeParse(order).error?.issues[0]?.message).toContain('do not go together');
  });

  it('is the same order with the same codes only', async () => {
    await puja({});
    const order = inCash({ codes: ['PUJA'] });
    const { id } = await take(order);
    expect((await take(order)).id).toBe(id);
    for (const codes of [[], ['OTHER'], undefined]) expect(await refusal({ ...order, codes })).toContain('made before');
  });

  it('has the last use, of many taken at once', async () => {
    await puja();
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => refusal(inCash({ codes: ['PUJA'] }))));
    expect(outcomes.filter((why) => why === null)).toHaveLength(1);
    expect(await states()).toEqual(['taken']);
  });

  it('reserves them until its link ends, and takes them with its payment', async () => {
    await puja();
    await take(wanted({ codes: ['PUJA'] }));
    wait(23);
    await shop.deps.db.updateTable('orders').set({ check_at: shop.deps.clock.now().toISOString() }).execute();
    await reconcileOrders(shop.deps);
    expect(await states()).toEqual(['reserved']);
    await notify(await pay());
    expect(await onlyOrder()).toMatchObject({ status: 'Ordered', total: 1000 });
    expect(await states()).toEqual(['taken']);
  });

  it('takes them when it is paid in cash instead', async () => {
    await puja();
    const { id } = await take(wanted({ codes: ['PUJA'] }));
    await recordHandPayment(shop.deps, id, { method: 'cash' }, commandLine);
    expect(await states()).toEqual(['taken']);
  });

  it.each([
    ['withdrawn', async (id: string) => withdrawOrder(shop.deps, id, commandLine)],
    [
      'not paid in time',
      async () => {
        wait(25);
        await shop.deps.db.updateTable('orders').set({ check_at: shop.deps.clock.now().toISOString() }).execute();
        await reconcileOrders(shop.deps);
      },
    ],
  ])('gives them back when it is %s', async (_what, end) => {
    await puja();
    const { id } = await take(wanted({ codes: ['PUJA'] }));
    await end(id);
    expect(await states()).toEqual(['given back']);
  });

  it('gives them back when it is cancelled', async () => {
    await puja();
    const { id } = await take(inCash({ codes: ['PUJA'] }));
    await cancelOrder(shop.deps, id, commandLine);
    expect(await states()).toEqual(['given back']);
  });

  describe('knows its customer', () => {
    it('by the mobile number, without an account', async () => {
      await puja({ who: { kind: 'first-order' } });
      await take(inCash({ codes: ['PUJA'] }));
      const again = inCash({ codes: ['PUJA'] });
      expect(await refusal(again)).toEqual({ 'codes.0': texts.codeForFirstOrder });
      expect(await refusal({ ...again, mobile: '9123456780' })).toBeNull();
    });

    it('by the account that the member picked, as its own checkouts do', async () => {
      await puja({ limits: { usesPerCustomer: 1 } });
      const known = await account();
      await take(wanted({ ...known, codes: ['PUJA'] }));
      expect(await refusal(inCash({ ...known, codes: ['PUJA'] }))).toEqual({ 'codes.0': texts.codeUsed });
      // The link keeps its use: what the customer opens on the site does not take it over.
      await expect(checkOutAs(known.customerId)).resolves.toBeDefined();
      expect(await states()).toEqual(['reserved']);
    });

    it('and takes over what an open checkout of the account has reserved', async () => {
      await puja();
      const known = await account();
      await checkOutAs(known.customerId);
      await take(inCash({ ...known, codes: ['PUJA'] }));
      expect(await states()).toEqual(['given back', 'taken']);
    });

    it('or has no offer that is limited for each customer', async () => {
      await insertOffer(shop, { limits: { usesPerCustomer: 1 } });
      const order = { ...inCash({ codes: [], handing: 'here' }), mobile: undefined };
      await take({ ...order, total: 1000 });
      expect(await states()).toEqual([]);
    });
  });

  it('has none for orders paid online only, unless its customer gets a link', async () => {
    await puja({ isPaidOnlineOnly: true });
    expect(await refusal(inCash({ codes: ['PUJA'] }))).toEqual({ 'codes.0': texts.codeForOnline });
    await take(wanted({ codes: ['PUJA'], total: 1000 }));
  });

  it('is not paid in cash at a price for paying online: it keeps its link, and the sentence says what to do', async () => {
    await puja({ isPaidOnlineOnly: true });
    const { id } = await take(wanted({ codes: ['PUJA'], total: 1000 }));
    await expect(recordHandPayment(shop.deps, id, { method: 'cash' }, commandLine)).rejects.toThrow(
      'Its price has “Festive”, which is for paying online.',
    );
    await notify(await pay());
    expect(await onlyOrder()).toMatchObject({ status: 'Ordered', total: 1000 });
  });

  it('is refused where they leave nothing to pay', async () => {
    await puja({ gift: { kind: 'percent', percent: 100, upTo: null } });
    expect(await refusal(inCash({ codes: ['PUJA'], isShippingWaived: true }))).toContain('nothing to pay');
    expect((await readPurchaseRows(shop)).orders).toEqual([]);
  });
});
