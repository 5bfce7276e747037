// The reconciler: finds payments that nobody reported, with growing pauses for three days, and
// refunds late ones.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { reconcileOrders } from './reconciler.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import {
  amount,
  checkOut,
  createOrder,
  openCart,
  openShopForEach,
  readPurchaseRows,
  verify,
} from '../../money/payments/testing.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-11-21T10:00:00.000Z');

describe.each(testEngines)('the reconciler on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  const at = (milliseconds: number) => (now = new Date(start + milliseconds));
  async function checkedOut(attemptId?: string) {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token, { amount, ...(attemptId ? { attemptId } : {}) });
    return { token, orderId: order.id };
  }
  async function onlyOrder() {
    const [order] = (await readPurchaseRows(shop)).orders;
    if (!order) throw new Error('there is no order');
    return order;
  }
  /** Runs the reconciler at each due time until nothing is due. */
  async function runToTheEnd(): Promise<number[]> {
    const looks: number[] = [];
    for (let next = (await onlyOrder()).check_at; next !== null; next = (await onlyOrder()).check_at) {
      now = new Date(next);
      looks.push(now.getTime() - start);
      await reconcileOrders(shop.deps);
    }
    return looks;
  }

  it('looks first after 15 minutes, then less and less often, lets the order expire after three days, and looks on for three more', async () => {
    await checkedOut();
    const looks = await runToTheEnd();
    const whileUnpaid = looks.filter((look) => look <= 3 * day);
    expect(whileUnpaid[0]).toBe(15 * minute);
    expect(whileUnpaid.at(-1)).toBe(3 * day);
    expect(whileUnpaid.length).toBeLessThan(20);
    const pauses = whileUnpaid.slice(1, -1).map((look, index) => look - (whileUnpaid[index] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(looks.at(-1)).toBe(6 * day);
    const { orders, events } = await readPurchaseRows(shop);
    expect(orders).toMatchObject([{ status: 'Expired', number: null, check_at: null }]);
    expect(events.at(-1)).toMatchObject({
      from_status: 'Payment pending',
      to_status: 'Expired',
      cause: 'reconciler',
      created_at: new Date(start + 3 * day).toISOString(),
    });
  });

  it('captures and places what was authorised, and finds the one payment that went through among those that failed', async () => {
    const { orderId } = await checkedOut();
    await double.pay({ order_id: orderId, status: 'failed' });
    const good = await double.pay({ order_id: orderId, status: 'authorized' });
    await double.pay({ order_id: orderId, status: 'failed' });
    at(15 * minute);
    await reconcileOrders(shop.deps);
    expect(await onlyOrder()).toMatchObject({ status: 'Ordered', provider_payment_id: good.id });
  });

  it('places an order by the payment that can be read, though another attempt cannot', async () => {
    const { orderId } = await checkedOut();
    const odd = await double.pay({ order_id: orderId, status: 'failed' });
    const good = await double.pay({ order_id: orderId, status: 'captured' });
    await double.pay({ ...odd, order_id: orderId, status: 'failed', amount: 'much' as unknown as number });
    at(15 * minute);
    await reconcileOrders(shop.deps);
    expect(await onlyOrder()).toMatchObject({ status: 'Ordered', provider_payment_id: good.id });
  });

  it('does not let an order expire while its only payment cannot be read', async () => {
    const { orderId } = await checkedOut();
    const facts = { order_id: orderId, status: 'captured' };
    const payment = { ...facts, ...(await double.pay(facts)) };
    await double.pay({ ...payment, amount: 'much' as unknown as number });
    at(3 * day + minute);
    await reconcileOrders(shop.deps);
    expect(await onlyOrder()).toMatchObject({ status: 'Payment pending' });
    await double.pay(payment);
    now = new Date((await onlyOrder()).check_at ?? '');
    await reconcileOrders(shop.deps);
    expect(await onlyOrder()).toMatchObject({ status: 'Ordered', provider_payment_id: payment.id });
  });

  it('does not let an order expire while the provider gives no answer', async () => {
    await checkedOut();
    await double.fail({ kind: 'down' });
    at(4 * day);
    await reconcileOrders(shop.deps);
    expect(await onlyOrder()).toMatchObject({ status: 'Payment pending' });
    await double.recover();
    now = new Date((await onlyOrder()).check_at ?? '');
    await reconcileOrders(shop.deps);
    expect(await onlyOrder()).toMatchObject({ status: 'Expired' });
  });

  it('lets no order expire by a clock that has jumped ahead of the provider, and takes its payment when it comes', async () => {
    const { token, orderId } = await checkedOut();
    const unpaid = await checkedOut();
    await double.fail({ kind: 'tells its time', milliseconds: start + minute });
    at(4 * day);
    await reconcileOrders(shop.deps);
    expect((await readPurchaseRows(shop)).orders.map(({ status }) => status)).toEqual([
      'Payment pending',
      'Payment pending',
    ]);
    at(2 * minute);
    const payment = await double.pay({ order_id: orderId, status: 'captured' });
    expect((await createOrder(shop, token, orderId, payment.id)).status).toBe(201);

    await double.fail({ kind: 'tells its time', milliseconds: start + 7 * day });
    at(7 * day);
    await reconcileOrders(shop.deps);
    const { orders, refunds } = await readPurchaseRows(shop);
    const expired = orders.filter(({ status }) => status === 'Expired');
    expect(expired.map((order) => order.provider_order_id)).toEqual([unpaid.orderId]);
    expect(refunds).toEqual([]);
  });

  it('looks at a placed order for three days, and gives a second payment back', async () => {
    const { token, orderId } = await checkedOut();
    const first = await double.pay({ order_id: orderId, status: 'captured' });
    await createOrder(shop, token, orderId, first.id);
    at(15 * minute);
    await reconcileOrders(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toEqual([]);
    const second = await double.pay({ order_id: orderId, status: 'captured' });
    expect((await runToTheEnd()).at(-1)).toBe(3 * day);
    const { refunds, mails } = await readPurchaseRows(shop);
    expect(refunds).toMatchObject([{ provider_payment_id: second.id, reason: 'paid twice' }]);
    expect(mails.at(-1)?.text_body).toContain(second.id);
    expect(await onlyOrder()).toMatchObject({ provider_payment_id: first.id, check_at: null });
  });

  it('notices by itself what is paid after the order has expired, and gives it back', async () => {
    const { orderId } = await checkedOut();
    at(3 * day);
    await reconcileOrders(shop.deps);
    expect(await onlyOrder()).toMatchObject({ status: 'Expired' });
    const late = await double.pay({ order_id: orderId, status: 'captured' });
    await runToTheEnd();
    await sendRefunds(shop.deps);
    const { refunds, mails } = await readPurchaseRows(shop);
    expect(refunds).toMatchObject([{ provider_payment_id: late.id, reason: 'paid too late', status: 'refunded' }]);
    expect(mails).toHaveLength(1);
  });

  it('answers for an expired order as for any unpaid one, and asks the provider once more', async () => {
    const { token, orderId } = await checkedOut();
    await runToTheEnd();
    const late = await double.pay({ order_id: orderId, status: 'captured' });
    const answer = await shop.call('getOrder', { token, params: { number: orderId } });
    expect(answer).toMatchObject({ status: 200, body: { orderStatus: 'Payment pending' } });
    await reconcileOrders(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ provider_payment_id: late.id }]);
  });

  it('gives back what is paid after the order has expired [policy refund.3 terms.6]', async () => {
    const { token, orderId } = await checkedOut();
    await runToTheEnd();
    const late = await double.pay({ order_id: orderId, status: 'captured' });
    expect((await verify(shop, token, orderId, late.id)).status).toBe(400);
    expect((await createOrder(shop, token, orderId, late.id)).status).toBe(402);
    await sendRefunds(shop.deps);
    const { placed, refunds } = await readPurchaseRows(shop);
    expect(placed).toEqual([]);
    expect(refunds).toMatchObject([{ provider_payment_id: late.id, reason: 'paid too late', status: 'refunded' }]);
  });

  it('never places an order with money that is on its way back', async () => {
    const { token, orderId } = await checkedOut();
    await runToTheEnd();
    const late = await double.pay({ order_id: orderId, status: 'captured' });
    await verify(shop, token, orderId, late.id);
    await shop.deps.db.updateTable('orders').set({ status: 'Payment pending' }).execute();
    expect((await createOrder(shop, token, orderId, late.id)).status).toBe(402);
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
  });

  it('leaves the way open for a shopper who comes back to an expired attempt', async () => {
    const { token, orderId } = await checkedOut('tab-1');
    await runToTheEnd();
    expect((await checkOut(shop, token, { amount, attemptId: 'tab-1' })).id).toBe(orderId);
    expect(await onlyOrder()).toMatchObject({ status: 'Payment pending', check_at: expect.any(String) });
    const payment = await double.pay({ order_id: orderId, status: 'captured' });
    expect((await createOrder(shop, token, orderId, payment.id)).status).toBe(201);
  });
});
