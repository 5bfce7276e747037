// Settling with a picture of the order that is out of date: what counts is the order as it is when it is held.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../testing.ts';
import { followRefunds } from './provider-refunds.service.ts';
import { settlePayment } from './settlement.service.ts';
import { checkOut, createOrder, openCart, openShopWithDouble, readBooks } from './testing.ts';

describe.each(testEngines)('settling on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  const now = new Date('2026-11-21T10:00:00.000Z');
  beforeAll(async () => {
    double = await startProviderDouble();
  });
  afterAll(() => double.stop());
  beforeEach(async () => {
    shop = await openShopWithDouble(engine, double, { now: () => now });
  });
  afterEach(() => shop.close());

  async function checkedOut() {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const [row] = (await readBooks(shop)).orders;
    if (!row) throw new Error('there is no order');
    const pay = async () => {
      const made = await double.pay({ order_id: id, status: 'captured' });
      const payment = await shop.deps.gateway.findPayment(made.id);
      if (!payment) throw new Error('there is no payment');
      return payment;
    };
    return { token, id, row, pay };
  }

  it('places an order that was seen expired and has been opened again, and gives nothing back', async () => {
    const { row, pay } = await checkedOut();
    const settled = await settlePayment(shop.deps, { ...row, status: 'Expired' }, await pay(), 'webhook');
    expect(settled.outcome).toBe('placed');
    expect((await readBooks(shop)).refunds).toEqual([]);
  });

  it('gives a payment back when the order that was seen open has been placed by another', async () => {
    const { token, id, row, pay } = await checkedOut();
    const [first, second] = [await pay(), await pay()];
    await createOrder(shop, token, id, first.id);
    expect(await settlePayment(shop.deps, row, second, 'webhook')).toEqual({ outcome: 'given back' });
    const { placed, refunds, mails } = await readBooks(shop);
    expect(placed).toMatchObject([{ provider_payment_id: first.id }]);
    expect(refunds).toMatchObject([{ provider_payment_id: second.id, reason: 'paid twice' }]);
    expect(mails).toHaveLength(2);
  });

  it('places no order with money that is on its way back, though the order is open again', async () => {
    const { row, pay } = await checkedOut();
    const payment = await pay();
    await shop.deps.db.updateTable('orders').set({ status: 'Expired' }).execute();
    const expired = { ...row, status: 'Expired' };
    expect(await settlePayment(shop.deps, expired, payment, 'reconciler')).toEqual({ outcome: 'given back' });
    await shop.deps.db.updateTable('orders').set({ status: 'Payment pending' }).execute();
    expect(await settlePayment(shop.deps, row, payment, 'webhook')).toEqual({ outcome: 'given back' });
    // Nor when the refund was refused: the customer has been told that the money comes back.
    await shop.deps.db.updateTable('refunds').set({ status: 'failed' }).execute();
    expect(await settlePayment(shop.deps, row, payment, 'webhook')).toEqual({ outcome: 'given back' });
    expect((await readBooks(shop)).placed).toEqual([]);
  });

  it('places no order with money that went back at the provider, though the payment was seen before', async () => {
    const { row, pay } = await checkedOut();
    const payment = await pay();
    await double.refundByHand({ payment_id: payment.id });
    await followRefunds(shop.deps, row.id, payment.id);
    // As another door saw the payment a moment ago, but for the refund that is known.
    const seen = { ...payment, refundedPaise: payment.amountPaise };
    expect(await settlePayment(shop.deps, row, seen, 'webhook')).toEqual({ outcome: 'given back' });
    expect((await readBooks(shop)).placed).toEqual([]);
  });

  it('finds the order placed when the same payment has placed it meanwhile', async () => {
    const { token, id, row, pay } = await checkedOut();
    const payment = await pay();
    await createOrder(shop, token, id, payment.id);
    expect((await settlePayment(shop.deps, row, payment, 'webhook')).outcome).toBe('placed');
    expect((await readBooks(shop)).mails).toHaveLength(1);
  });

  it('never lets one payment serve two orders, whatever the rows say', async () => {
    const { row, pay } = await checkedOut();
    const payment = await pay();
    await shop.deps.db.updateTable('orders').set({ provider_payment_id: payment.id, status: 'Ordered' }).execute();
    const another = { ...row, id: 'another', provider_order_id: 'order_another' };
    await shop.deps.db.insertInto('orders').values(another).execute();
    const claimed = { ...payment, orderId: 'order_another' };
    await expect(settlePayment(shop.deps, another, claimed, 'webhook')).rejects.toThrow('could not be settled');
    expect(await shop.deps.db.selectFrom('orders').select('status').where('id', '=', 'another').execute()).toEqual([
      { status: 'Payment pending' },
    ]);
  });
});
