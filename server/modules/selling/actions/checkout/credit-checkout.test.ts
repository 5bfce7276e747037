// Store credit at the checkout: the amount left for the provider, orders without a payment, and the
// same credit in two checkouts.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { expectNoDebt, giveCredit, readEntries } from '../../money/store-credit/testing.ts';
import { checkPayments } from '../../money/payments/payments-check.service.ts';
import { reconcileOrders } from './reconciler.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import {
  address,
  amount,
  checkOut,
  openCart,
  openShopForEach,
  readPurchaseRows,
  verify,
} from '../../money/payments/testing.ts';

describe.each(testEngines)('store credit at the checkout on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  const withCredit = (attemptId: string) => ({ amount, attemptId, useCredit: true, shippingInfo: address });
  const pay = async (token: string, orderId: string) =>
    verify(shop, token, orderId, (await double.pay({ order_id: orderId, status: 'captured' })).id);
  const creditOf = async (token: string) => (await shop.call('getCredit', { token })).body;
  const buy = (token: string, attemptId = 'tab-1') =>
    shop.call('checkout', { token, body: withCredit(attemptId) }).then(({ body }) => body);

  it('asks the provider for the rest, and takes the credit when the payment places the order', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 300);
    const order = await checkOut(shop, token, withCredit('tab-1'));
    expect(order.amount).toBe(80_000);
    expect(await creditOf(token)).toMatchObject({ balance: 300 });
    expect((await pay(token, order.id)).status).toBe(200);
    const { orders } = (await shop.call('listOrders', { token })).body;
    expect(orders).toMatchObject([{ totalPriceAfterDiscount: amount, storeCredit: 300 }]);
    expect(await creditOf(token)).toMatchObject({
      balance: 0,
      entries: [{ amount: -300, kind: 'order', orderNumber: orders[0]?.number }, { amount: 300 }],
    });
    const { mails } = await readPurchaseRows(shop);
    expect(mails[0]?.text_body).toContain('Of it with store credit');
    const week = [new Date('2026-11-20T00:00:00.000Z'), new Date('2026-11-30T00:00:00.000Z')] as const;
    expect((await checkPayments(shop.deps, ...week)).differences).toEqual([]);
  });

  it('refunds a payment of the whole sum, where credit should have paid a part', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 300);
    const { id } = await checkOut(shop, token, withCredit('tab-1'));
    const { id: payment } = await double.pay({ order_id: id, status: 'captured', amount: amount * 100 });
    expect((await verify(shop, token, id, payment)).error.message).toContain('on its way back');
    expect(await creditOf(token)).toMatchObject({ balance: 300 });
  });

  it('gives the same attempt the same order, and another one when the credit has changed', async () => {
    const { token, customer } = await openCart(shop);
    const plain = { amount, attemptId: 'tab-1' };
    const ids = [(await checkOut(shop, token, plain)).id, (await checkOut(shop, token, withCredit('tab-1'))).id];
    expect(new Set(ids).size).toBe(1);
    await giveCredit(shop, customer._id, 300);
    const [first, second] = [
      await checkOut(shop, token, withCredit('tab-1')),
      await checkOut(shop, token, withCredit('tab-1')),
    ];
    expect([second?.id, second?.amount]).toEqual([first?.id, 80_000]);
    expect(ids).not.toContain(first?.id);
    await giveCredit(shop, customer._id, 100);
    expect(await checkOut(shop, token, withCredit('tab-1'))).toMatchObject({ amount: 70_000 });
    expect((await checkOut(shop, token, plain)).id).toBe(ids[0]);
  });

  it('places an order that credit pays for at once, however often it is asked for', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 3000);
    const answers = await Promise.all([buy(token), buy(token), buy(token)]);
    const again = await buy(token);
    const { orders, cartLines, mails } = await readPurchaseRows(shop);
    expect(orders).toMatchObject([
      { status: 'Ordered', total: amount, credit: amount, provider_order_id: null, check_at: null },
    ]);
    const { keyId: key } = shop.deps.gateway;
    const answer = { success: true, key, order: null, placed: { number: orders[0]?.number } };
    expect([...answers, again]).toEqual([answer, answer, answer, answer]);
    expect([cartLines.length, mails.length]).toEqual([0, 1]);
    expect(await creditOf(token)).toMatchObject({ balance: 3000 - amount });
    expect((await double.state()).payments).toEqual([]);
    const week = [new Date('2026-11-20T00:00:00.000Z'), new Date('2026-11-30T00:00:00.000Z')] as const;
    expect((await checkPayments(shop.deps, ...week)).differences).toEqual([]);
  });

  it('pays for everything to the last rupee', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, amount);
    expect(await buy(token)).toMatchObject({ order: null, placed: { number: expect.any(String) } });
    expect(await creditOf(token)).toMatchObject({ balance: 0 });
  });

  it('buys the cart once when two devices press the button at the same moment', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 3000);
    const answers = await Promise.all(
      ['phone', 'laptop'].map((attemptId) => shop.call('checkout', { token, body: withCredit(attemptId) })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await creditOf(token)).toMatchObject({ balance: 3000 - amount });
  });

  it('places nothing without an address, and needs the sum and the attempt', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 3000);
    const body = withCredit('tab-1');
    for (const [refused, field] of [
      [{ ...body, shippingInfo: undefined }, 'shippingInfo'],
      [{ ...body, amount: undefined }, 'useCredit'],
      [{ ...body, attemptId: undefined }, 'useCredit'],
    ] as const) {
      const answer = await shop.call('checkout', { token, body: refused });
      expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, [field]]);
    }
    const { status } = await shop.call('checkout', { token, body: { ...body, amount: amount - 1 } });
    expect([status, (await readPurchaseRows(shop)).orders]).toEqual([409, []]);
  });

  it('spends the same credit once in two checkouts: the other payment goes back', async () => {
    const { token, customer, line } = await openCart(shop);
    await giveCredit(shop, customer._id, 300);
    const orders = [
      await checkOut(shop, token, withCredit('phone')),
      await checkOut(shop, token, withCredit('laptop')),
    ];
    await shop.call('addToCart', { token, body: line });
    const paid = await Promise.all(orders.map(({ id }) => pay(token, id)));
    expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    await sendRefunds(shop.deps);
    const { placed, refunds, mails } = await readPurchaseRows(shop);
    expect(placed).toHaveLength(1);
    expect(refunds).toMatchObject([{ reason: 'credit spent', amount_paise: 80_000, status: 'refunded' }]);
    expect(mails.some(({ text_body: text }) => text.includes('another order of yours had used that credit'))).toBe(
      true,
    );
    expect(await creditOf(token)).toMatchObject({ balance: 0 });
    await expectNoDebt(shop);
  });

  it('leaves the credit alone when the order lapses, and when its money comes too late', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 300);
    const { id } = await checkOut(shop, token, withCredit('tab-1'));
    now = new Date(now.getTime() + 73 * 3600_000);
    await reconcileOrders(shop.deps);
    expect((await pay(token, id)).status).toBe(400);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ reason: 'paid too late', amount_paise: 80_000 }]);
    expect(await readEntries(shop)).toHaveLength(1);
  });

  it('leaves with the export, and ends with the account; the entries stay without a name [policy privacy.8]', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 300);
    expect((await shop.call('exportData', { token })).body.storeCredit).toEqual(await creditOf(token));
    await shop.call('deleteAccount', { token, body: { password: 'warp-and-weft-21' } });
    expect((await readEntries(shop)).map(({ kind, amount: rupees }) => [kind, rupees])).toEqual([
      ['gift card', 300],
      ['account deleted', -300],
    ]);
  });
});
