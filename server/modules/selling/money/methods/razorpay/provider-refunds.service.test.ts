// Refunds made in the provider's dashboard: our rows follow, with or without a webhook, before or
// after the order is placed.
import { describe, expect, it } from 'vitest';
import { changeMoney } from '../../../../../database/payments/testing.ts';
import { serverMessages } from '@taana-baana/contract';
import { testEngines } from '../../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../../testing.ts';
import { commandLine } from '../../../../shop/audit-log/audit-log.service.ts';
import { readDocuments } from '../../documents/issue/testing.ts';
import { moveOrder } from '../../../actions/orders/change-status.service.ts';
import { noticeRefunds } from './provider-refunds.service.ts';
import { madeAtProvider } from '../../payments/refunds/refund-sums.ts';
import { reconcileOrders } from '../../../actions/checkout/reconciler.service.ts';
import { sendRefunds } from './send-refunds.service.ts';
import { requireOrder } from '../../../order/order-records.service.ts';
import { settlePayment } from '../../../actions/checkout/settlement.service.ts';
import {
  amount,
  checkOut,
  openCart,
  openShopForEach,
  readPurchaseRows,
  requirePayable,
  verify,
} from '../../payments/testing.ts';
import { processWebhooks } from '../../../actions/checkout/webhooks.service.ts';

describe.each(testEngines)('a refund made in the dashboard on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  let url: string;
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ double, shop, now } = opened);
    url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
  });

  async function paid() {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await double.pay({ order_id: order.id, status: 'captured' });
    return { token, orderId: order.id, paymentId: payment.id };
  }
  const noted = async () =>
    (await readPurchaseRows(shop)).refunds.map(({ amount_paise, status, reason }) => ({
      amount_paise,
      status,
      reason,
    }));
  const byHand = (amount_paise: number, status = 'refunded') => ({ amount_paise, status, reason: madeAtProvider });

  it('in part is on the order at the next look, without its webhook, to the paisa', async () => {
    const { token, orderId, paymentId } = await paid();
    await verify(shop, token, orderId, paymentId);
    await noticeRefunds(shop.deps);
    await double.refundByHand({ payment_id: paymentId, amount: 9950 });
    await noticeRefunds(shop.deps);
    await noticeRefunds(shop.deps);
    expect(await noted()).toEqual([byHand(9950)]);
    expect((await readPurchaseRows(shop)).orders).toMatchObject([{ status: 'Ordered' }]);
  });

  it('that cannot be read holds up neither the order nor the other refunds', async () => {
    const { token, orderId, paymentId } = await paid();
    const nameless = { id: '', payment_id: paymentId, amount: 5000 };
    await double.refundByHand(nameless);
    await double.refundByHand({ payment_id: paymentId, amount: 9950 });
    await verify(shop, token, orderId, paymentId);
    expect(await noted()).toEqual([byHand(9950)]);
    expect((await readPurchaseRows(shop)).orders).toMatchObject([{ status: 'Ordered' }]);
  });

  it('of a payment that cannot be read does not keep the others from being noticed', async () => {
    const { token, orderId, paymentId } = await paid();
    await verify(shop, token, orderId, paymentId);
    const stray = async () => {
      const facts = { order_id: 'order_of_another_shop', status: 'captured', amount: 5000 };
      const payment = { ...facts, ...(await double.pay(facts)) };
      await double.refundByHand({ payment_id: payment.id });
      await double.pay({ ...payment, amount: 'much' as unknown as number });
    };
    await stray();
    await double.refundByHand({ payment_id: paymentId, amount: 9950 });
    await stray();
    await noticeRefunds(shop.deps);
    expect(await noted()).toEqual([byHand(9950)]);
  });

  it('has its credit note at once, when the order has an invoice', async () => {
    const { token, orderId, paymentId } = await paid();
    await verify(shop, token, orderId, paymentId);
    await moveOrder(shop.deps, orderId, 'Processing', commandLine);
    await noticeRefunds(shop.deps);
    await double.refundByHand({ payment_id: paymentId, amount: 9950 });
    await noticeRefunds(shop.deps);
    await noticeRefunds(shop.deps);
    const { id } = await requireOrder(shop.deps.db, orderId);
    expect(await readDocuments(shop.deps.db, id)).toMatchObject([
      { kind: 'bill', totalPaise: amount * 100 },
      { kind: 'credit note', totalPaise: 9950 },
    ]);
  });

  it('is on the order when its webhook comes, and only if the provider says so too', async () => {
    const { token, orderId, paymentId } = await paid();
    await verify(shop, token, orderId, paymentId);
    await double.webhook({ url, event: 'refund.processed', payment_id: paymentId });
    await processWebhooks(shop.deps);
    expect(await noted()).toEqual([]);
    await double.refundByHand({ payment_id: paymentId, amount: 10_000, status: 'pending' });
    await double.webhook({ url, event: 'refund.created', payment_id: paymentId });
    await processWebhooks(shop.deps);
    expect(await noted()).toEqual([byHand(10_000, 'requested')]);
    await double.settleRefunds('processed');
    await double.webhook({ url, event: 'refund.processed', payment_id: paymentId });
    await processWebhooks(shop.deps);
    expect(await noted()).toEqual([byHand(10_000)]);
  });

  it('in part before the order was placed is on the order that is placed', async () => {
    const { token, orderId, paymentId } = await paid();
    await double.refundByHand({ payment_id: paymentId, amount: 10_000 });
    expect((await verify(shop, token, orderId, paymentId)).status).toBe(200);
    expect(await noted()).toEqual([byHand(10_000)]);
    expect((await readPurchaseRows(shop)).placed).toHaveLength(1);
  });

  it('in full before the order was placed makes no order, and is noted', async () => {
    const { token, orderId, paymentId } = await paid();
    await double.refundByHand({ payment_id: paymentId });
    const answer = await verify(shop, token, orderId, paymentId);
    expect([answer.status, answer.error.message]).toEqual([400, serverMessages.paymentRefunded]);
    expect(await noted()).toEqual([byHand(amount * 100)]);
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
  });

  it('in the moment between our question and our commit is noticed by the next check', async () => {
    const { token, orderId, paymentId } = await paid();
    const payment = await shop.deps.gateway.findPayment(paymentId);
    await double.refundByHand({ payment_id: paymentId });
    const order = await requirePayable(shop, orderId);
    if (!payment) throw new Error('there is no payment');
    expect((await settlePayment(shop.deps, order, payment, 'callback')).outcome).toBe('placed');
    await shop.deps.db.updateTable('orders').set({ check_at: now.toISOString() }).execute();
    await reconcileOrders(shop.deps);
    expect(await noted()).toEqual([byHand(amount * 100)]);
    expect(await shop.call('getOrder', { token, params: { number: orderId } })).toMatchObject({ status: 200 });
  });

  it("that then fails leaves our data equal to the provider's", async () => {
    const { token, orderId, paymentId } = await paid();
    await verify(shop, token, orderId, paymentId);
    await double.refundByHand({ payment_id: paymentId, amount: 10_000, status: 'pending' });
    await noticeRefunds(shop.deps);
    await double.settleRefunds('failed');
    await sendRefunds(shop.deps);
    expect(await noted()).toEqual([byHand(10_000, 'failed')]);
    expect((await double.state()).refunds).toHaveLength(1);
  });

  it('while the shop was down is noticed when it is back, and a provider that is down is asked again', async () => {
    const { token, orderId, paymentId } = await paid();
    await verify(shop, token, orderId, paymentId);
    await noticeRefunds(shop.deps);
    const made = Math.floor(now.getTime() / 1000) + 3600;
    await double.refundByHand({ payment_id: paymentId, amount: 10_000, created_at: made });
    now = new Date('2026-12-24T10:00:00.000Z');
    await double.fail({ kind: 'down' });
    await noticeRefunds(shop.deps);
    expect(await noted()).toEqual([]);
    await double.recover();
    await noticeRefunds(shop.deps);
    expect(await noted()).toEqual([byHand(10_000)]);
  });

  it('of another shop of the same account is none of our business', async () => {
    const stray = await double.pay({ order_id: 'order_of_another_shop', status: 'captured', amount: 5000 });
    await double.refundByHand({ payment_id: stray.id });
    await noticeRefunds(shop.deps);
    expect(await noted()).toEqual([]);
  });

  it('keeps the fee of the payment as soon as the provider tells it', async () => {
    const { token, orderId, paymentId } = await paid();
    await verify(shop, token, orderId, paymentId);
    const facts = { payment_method: 'upi', payment_fee_paise: 2596, payment_tax_paise: 396 };
    expect((await readPurchaseRows(shop)).orders).toMatchObject([facts]);
    const unknown = { payment_method: null, payment_fee_paise: null, payment_tax_paise: null };
    const [order] = (await readPurchaseRows(shop)).orders;
    await changeMoney(shop.deps.db, order?.id ?? '', { ...unknown, check_at: now.toISOString() });
    await reconcileOrders(shop.deps);
    expect((await readPurchaseRows(shop)).orders).toMatchObject([facts]);
    const row = { instrument: 'upi', fee_paise: 2596, tax_paise: 396 };
    expect((await readPurchaseRows(shop)).payments).toMatchObject([row]);
    // A process of the previous version stores it with the order alone.
    await shop.deps.db.updateTable('payments').set({ instrument: null, fee_paise: null, tax_paise: null }).execute();
    await shop.deps.db.updateTable('orders').set({ check_at: now.toISOString() }).execute();
    await reconcileOrders(shop.deps);
    expect((await readPurchaseRows(shop)).payments).toMatchObject([row]);
  });
});
