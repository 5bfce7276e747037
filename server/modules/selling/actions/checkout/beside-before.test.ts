// A process of the previous version beside this one writes an order's columns and not its payments: no
// good payment goes back because their rows are behind, and no paid order looks unpaid.
import { describe, expect, it } from 'vitest';
import { asBefore } from '../../../../database/payments/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { updateProviderOrder } from '../manual-orders/payment-links.repository.ts';
import { endOrder } from '../orders/end-order.service.ts';
import { readOrderPage } from '../../desk/order-page/order-page.service.ts';
import { findPayableOf } from '../../money/methods/razorpay/payable-orders.repository.ts';
import { noticeRefunds } from '../../money/methods/razorpay/provider-refunds.service.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import {
  checkOut,
  createOrder,
  openCart,
  openShopForEach,
  readPurchaseRows,
  requirePayable,
  verify,
} from '../../money/payments/testing.ts';
import { reconcileOrders } from './reconciler.service.ts';
import { settlePayment } from './settlement.service.ts';
import { processWebhooks } from './webhooks.service.ts';

describe.each(testEngines)('beside the previous version on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  const now = new Date('2026-11-21T10:00:00.000Z');
  let url: string;
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ double, shop } = opened);
    url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
  });

  async function paid() {
    const { token } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token);
    const { id: paymentId } = await double.pay({ order_id: orderId, status: 'captured' });
    return { token, orderId, paymentId };
  }
  async function placedThere() {
    const made = await paid();
    await asBefore(shop.deps.db, () => verify(shop, made.token, made.orderId, made.paymentId));
    return made;
  }
  type Paid = Awaited<ReturnType<typeof paid>>;
  const told = async (event: string, payment_id: string) => {
    await double.webhook({ url, event, payment_id });
    await processWebhooks(shop.deps);
  };
  const expectPlacedBy = async (paymentId: string) => {
    const { placed, payments, refunds } = await readPurchaseRows(shop);
    expect(placed).toMatchObject([{ provider_payment_id: paymentId }]);
    expect(payments).toMatchObject([{ state: 'captured', provider_payment_id: paymentId }]);
    expect(refunds).toEqual([]);
  };

  const sources: Record<string, (made: Paid) => Promise<unknown>> = {
    'the shopper’s browser': async ({ token, orderId, paymentId }) => {
      expect((await verify(shop, token, orderId, paymentId)).status).toBe(200);
      expect((await createOrder(shop, token, orderId, paymentId)).status).toBe(201);
    },
    'the provider': ({ paymentId }) => told('payment.captured', paymentId),
    'the provider, without the payment': ({ paymentId }) => told('order.paid', paymentId),
    'the reconciler': async () => {
      await shop.deps.db.updateTable('orders').set({ check_at: now.toISOString() }).execute();
      await reconcileOrders(shop.deps);
    },
    'one that read the order before': async ({ orderId, paymentId }) => {
      const order = { ...(await requirePayable(shop, orderId)), providerPaymentId: null };
      const payment = await shop.deps.gateway.findPayment(paymentId);
      const open = { ...order, status: 'Payment pending' as const };
      if (payment) expect((await settlePayment(shop.deps, open, payment, 'webhook')).outcome).toBe('placed');
    },
  };
  it.each(Object.keys(sources))('a payment that placed its order there is kept when %s tells of it', async (source) => {
    const made = await placedThere();
    await sources[source]?.(made);
    await expectPlacedBy(made.paymentId);
  });

  it('only a second payment for it goes back', async () => {
    const { orderId, paymentId } = await placedThere();
    const again = await double.pay({ order_id: orderId, status: 'captured' });
    await told('payment.captured', again.id);
    await told('payment.captured', paymentId);
    const { refunds } = await readPurchaseRows(shop);
    expect(refunds).toMatchObject([{ provider_payment_id: again.id, reason: 'paid twice' }]);
  });

  it.each(['the shopper’s browser', 'the provider', 'the reconciler'])(
    'a checkout that was opened there is placed when %s tells of its payment',
    async (source) => {
      const made = await asBefore(shop.deps.db, paid);
      await sources[source]?.(made);
      await expectPlacedBy(made.paymentId);
    },
  );

  it('an order that is opened there, and placed there while its rows are written, is read as placed', async () => {
    const { db } = shop.deps;
    const made = await asBefore(db, paid);
    let isFirst = true;
    const racing = new Proxy(db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== 'transaction' || !isFirst) return typeof value === 'function' ? value.bind(target) : value;
        isFirst = false;
        return () => ({
          execute: async (run: (trx: typeof db) => Promise<unknown>) => {
            const filled = await target.transaction().execute(run);
            await asBefore(db, () => verify(shop, made.token, made.orderId, made.paymentId));
            return filled;
          },
        });
      },
    });
    expect(await findPayableOf(racing, made.orderId)).toMatchObject({ providerPaymentId: made.paymentId });
  });

  it('a link whose payment was found there is paid', async () => {
    const made = await paid();
    const { id } = await requireOrder(shop.deps.db, made.orderId);
    await shop.deps.db.updateTable('orders').set({ provider_order_id: null, channel: 'phone' }).execute();
    await shop.deps.db.updateTable('payments').set({ provider_order_id: null }).execute();
    await asBefore(shop.deps.db, () => updateProviderOrder(shop.deps.db, id, made.orderId));
    await told('payment.captured', made.paymentId);
    await expectPlacedBy(made.paymentId);
  });

  it('what the dashboard gives back of an order that was placed there is of its own payment', async () => {
    const { paymentId } = await placedThere();
    await double.refundByHand({ payment_id: paymentId, amount: 5000 });
    await noticeRefunds(shop.deps);
    const { payments, refunds } = await readPurchaseRows(shop);
    expect(payments).toMatchObject([{ state: 'captured', provider_payment_id: paymentId }]);
    expect(refunds).toMatchObject([{ payment_id: payments[0]?.id, amount_paise: 5000 }]);
  });

  it('an order that was placed there is given back when it is cancelled, and the provider asked on', async () => {
    const { orderId, paymentId } = await placedThere();
    await shop.deps.db.updateTable('orders').set({ check_at: null }).execute();
    const order = await requireOrder(shop.deps.db, orderId);
    await endOrder(shop.deps, order, { source: 'operator' }, async () => {});
    const { orders, refunds } = await readPurchaseRows(shop);
    expect(orders).toMatchObject([{ status: 'Cancelled', check_at: now.toISOString() }]);
    expect(refunds).toMatchObject([{ provider_payment_id: paymentId, reason: 'order cancelled' }]);
  });

  it('an order that was placed there is paid on its page', async () => {
    const { paymentId } = await placedThere();
    const [order] = (await readPurchaseRows(shop)).placed;
    const { payment, amounts } = await readOrderPage(shop.deps, order?.number ?? '', { id: 'meena', role: 'owner' });
    expect([payment.paymentId, amounts.refundablePaise]).toEqual([paymentId, 110_000]);
  });

  it('an order that was placed there shows its payment to its customer', async () => {
    const { token, orderId, paymentId } = await placedThere();
    const [order] = (await shop.call('listOrders', { token })).body.orders;
    expect(order?.paymentInfo).toEqual({ razorpayOrderId: orderId, razorpayPaymentId: paymentId });
  });
});
