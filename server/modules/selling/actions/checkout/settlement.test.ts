// Settling with an order that was read earlier: only the state under the lock counts.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { copyRefunds } from '../../money/methods/razorpay/provider-refunds.service.ts';
import { settlePayment } from './settlement.service.ts';
import {
  checkOut,
  createOrder,
  openCart,
  openShopForEach,
  readPurchaseRows,
  requirePayable,
} from '../../money/payments/testing.ts';

describe.each(testEngines)('settling on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  const now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop } = opened));

  async function checkedOut() {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const order = await requirePayable(shop, id);
    const pay = async () => {
      const made = await double.pay({ order_id: id, status: 'captured' });
      const payment = await shop.deps.gateway.findPayment(made.id);
      if (!payment) throw new Error('there is no payment');
      return payment;
    };
    return { token, id, order, pay };
  }

  it('places an order that was seen expired and has been opened again, and gives nothing back', async () => {
    const { order, pay } = await checkedOut();
    const settled = await settlePayment(shop.deps, { ...order, status: 'Expired' as const }, await pay(), 'webhook');
    expect(settled.outcome).toBe('placed');
    expect((await readPurchaseRows(shop)).refunds).toEqual([]);
  });

  it('gives a payment back when the order that was seen open has been placed by another', async () => {
    const { token, id, order, pay } = await checkedOut();
    const [first, second] = [await pay(), await pay()];
    await createOrder(shop, token, id, first.id);
    expect(await settlePayment(shop.deps, order, second, 'webhook')).toEqual({ outcome: 'refunded' });
    const { placed, refunds, mails } = await readPurchaseRows(shop);
    expect(placed).toMatchObject([{ provider_payment_id: first.id }]);
    expect(refunds).toMatchObject([{ provider_payment_id: second.id, reason: 'paid twice' }]);
    expect(mails).toHaveLength(2);
  });

  it('places no order with money that is on its way back, though the order is open again', async () => {
    const { order, pay } = await checkedOut();
    const payment = await pay();
    await shop.deps.db.updateTable('orders').set({ status: 'Expired' }).execute();
    const expired = { ...order, status: 'Expired' as const };
    expect(await settlePayment(shop.deps, expired, payment, 'reconciler')).toEqual({ outcome: 'refunded' });
    await shop.deps.db.updateTable('orders').set({ status: 'Payment pending' }).execute();
    expect(await settlePayment(shop.deps, order, payment, 'webhook')).toEqual({ outcome: 'refunded' });
    // Not even after a failed refund: the customer has been told that the money will be returned.
    await shop.deps.db.updateTable('refunds').set({ status: 'failed' }).execute();
    expect(await settlePayment(shop.deps, order, payment, 'webhook')).toEqual({ outcome: 'refunded' });
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
  });

  it('places no order with money that went back at the provider, though the payment was seen before', async () => {
    const { order, pay } = await checkedOut();
    const payment = await pay();
    await double.refundByHand({ payment_id: payment.id });
    await copyRefunds(shop.deps, order.id, payment.id);
    // The payment as another source saw it just before the refund.
    const seen = { ...payment, refundedPaise: payment.amountPaise };
    expect(await settlePayment(shop.deps, order, seen, 'webhook')).toEqual({ outcome: 'refunded' });
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
  });

  it('finds the order placed when the same payment has placed it first', async () => {
    const { token, id, order, pay } = await checkedOut();
    const payment = await pay();
    await createOrder(shop, token, id, payment.id);
    expect((await settlePayment(shop.deps, order, payment, 'webhook')).outcome).toBe('placed');
    expect((await readPurchaseRows(shop)).mails).toHaveLength(1);
  });

  it('never lets one payment serve two orders, whatever the rows say', async () => {
    const { pay } = await checkedOut();
    const payment = await pay();
    const row = await shop.deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    await shop.deps.db.updateTable('orders').set({ provider_payment_id: payment.id, status: 'Ordered' }).execute();
    await shop.deps.db
      .insertInto('orders')
      .values({ ...row, id: 'another', provider_order_id: 'order_another' })
      .execute();
    const another = await requirePayable(shop, 'order_another');
    const claimed = { ...payment, orderId: 'order_another' };
    await expect(settlePayment(shop.deps, another, claimed, 'webhook')).rejects.toThrow('could not be settled');
    expect(await shop.deps.db.selectFrom('orders').select('status').where('id', '=', 'another').execute()).toEqual([
      { status: 'Payment pending' },
    ]);
  });
});
