// Webhooks: signed, stored once, answered at once, tried until applied; early, late, doubled and
// out of order.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import { sign } from '../../../../integrations/payment-gateway/signatures.ts';
import type { TestShop } from '../../../../testing.ts';
import { queueDueOrderMails } from './place-order.service.ts';
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
import { processWebhooks, sweepWebhooks } from './webhooks.service.ts';

const day = 86_400_000;

describe.each(testEngines)('a webhook on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  let url: string;
  openShopForEach(
    engine,
    { now: () => now },
    async (opened) => {
      ({ double, shop, now } = opened);
      url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
    },
    { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'the former secret' },
  );

  async function paid(status = 'captured') {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await double.pay({ order_id: order.id, status });
    return { token, orderId: order.id, paymentId: payment.id };
  }
  const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  const placed = async () => (await readPurchaseRows(shop)).placed.length;

  it.each(['payment.captured', 'order.paid', 'payment.authorized'])('(%s) places the order', async (event) => {
    const { paymentId } = await paid();
    expect(await double.webhook({ url, event, payment_id: paymentId })).toBe(200);
    expect(await placed()).toBe(0);
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(1);
  });

  it('leaves no words in the database once it is applied, since they name the payer', async () => {
    const { paymentId } = await paid();
    await double.webhook({ url, event: 'payment.captured', payment_id: paymentId });
    const bodies = async () => (await readPurchaseRows(shop)).webhooks.map((event) => event.body.includes(paymentId));
    expect(await bodies()).toEqual([true]);
    await processWebhooks(shop.deps);
    expect((await readPurchaseRows(shop)).webhooks.map((event) => event.body)).toEqual(['']);
  });

  it('is signed byte by byte: the same words with other spaces are another event', async () => {
    const sent = (text: string, signed: string) =>
      fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': sign(double.env.RAZORPAY_WEBHOOK_SECRET, signed),
        },
        body: text,
      });
    const event = { event: 'payment.captured', payload: {} };
    const [narrow, wide] = [JSON.stringify(event), `${JSON.stringify(event, null, 2)}\n`];
    expect((await sent(wide, wide)).status).toBe(200);
    expect((await sent(wide, narrow)).status).toBe(400);
    expect((await readPurchaseRows(shop)).webhooks.map(({ body }) => body)).toEqual([wide]);
  });

  it('that is well signed is taken, whatever it says', async () => {
    const names = ['pay_\0', '\ud800', '../orders/order_1', 'x'.repeat(5000)];
    for (const id of names) {
      const payload = { payment: { entity: { id, order_id: id } } };
      for (const text of [JSON.stringify({ event: 'payment.captured', payload }), JSON.stringify({ event: id })]) {
        const signature = sign(double.env.RAZORPAY_WEBHOOK_SECRET, text);
        const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature };
        expect((await fetch(url, { method: 'POST', headers, body: text })).status).toBe(200);
      }
    }
    await processWebhooks(shop.deps);
    expect((await readPurchaseRows(shop)).webhooks.map((event) => event.processed_at)).toEqual(
      Array(2 * names.length).fill(now.toISOString()),
    );
  });

  it('is stored once, however often and however parallel it is delivered', async () => {
    const { paymentId } = await paid();
    const event = { url, event: 'payment.captured', payment_id: paymentId, event_id: 'evt_1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => double.webhook(event)));
    expect(answers).toEqual(Array(10).fill(200));
    await Promise.all([processWebhooks(shop.deps), processWebhooks(shop.deps)]);
    // The order's mail was waiting for an address.
    later(2 * 60_000);
    await queueDueOrderMails(shop.deps);
    const { webhooks, mails } = await readPurchaseRows(shop);
    expect([webhooks.length, mails.length, await placed()]).toEqual([1, 1, 1]);
  });

  it('counts with the former secret while a rotation lasts, and is refused with any other', async () => {
    const { paymentId } = await paid();
    const event = { url, event: 'payment.captured', payment_id: paymentId };
    expect(await double.webhook({ ...event, secret: 'a guess' })).toBe(400);
    expect((await readPurchaseRows(shop)).webhooks).toEqual([]);
    expect(await double.webhook({ ...event, secret: 'the former secret' })).toBe(200);
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(1);
  });

  it('of an unknown kind is taken and does nothing', async () => {
    const { paymentId } = await paid();
    expect(await double.webhook({ url, event: 'payment.downtime.started', payment_id: paymentId })).toBe(200);
    await processWebhooks(shop.deps);
    expect((await readPurchaseRows(shop)).webhooks[0]?.processed_at).toBe(now.toISOString());
    expect(await placed()).toBe(0);
  });

  it('that says "failed" after "captured" changes nothing, nor does one that comes before it', async () => {
    const { token, orderId, paymentId } = await paid('failed');
    await double.webhook({ url, event: 'payment.failed', payment_id: paymentId });
    await processWebhooks(shop.deps);
    await double.pay({ id: paymentId, order_id: orderId, status: 'captured' });
    await double.webhook({ url, event: 'payment.captured', payment_id: paymentId });
    await double.webhook({ url, event: 'payment.failed', payment_id: paymentId });
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(1);
    expect((await createOrder(shop, token, orderId, paymentId)).status).toBe(201);
  });

  it('says "captured" in vain when the provider does not, until it does', async () => {
    const { orderId, paymentId } = await paid('created');
    await double.webhook({ url, event: 'payment.captured', payment_id: paymentId });
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(0);
    await double.pay({ id: paymentId, order_id: orderId, status: 'captured' });
    later(2000);
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(1);
  });

  it('is kept while the provider is down, and applied afterwards', async () => {
    const { paymentId } = await paid();
    await double.webhook({ url, event: 'payment.captured', payment_id: paymentId });
    await double.fail({ kind: 'down' });
    await processWebhooks(shop.deps);
    await double.recover();
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(0);
    later(2000);
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(1);
  });

  it('that beats our own commit is applied once the order is there', async () => {
    const { paymentId } = await paid();
    const { db } = shop.deps;
    const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const lines = await db.selectFrom('order_lines').selectAll().execute();
    // What other connections see until the checkout's transaction is committed.
    await db.deleteFrom('order_lines').execute();
    await db.deleteFrom('orders').execute();
    await double.webhook({ url, event: 'payment.captured', payment_id: paymentId });
    await processWebhooks(shop.deps);
    expect((await readPurchaseRows(shop)).webhooks).toMatchObject([{ processed_at: null }]);
    await db.insertInto('orders').values(order).execute();
    await db.insertInto('order_lines').values(lines).execute();
    later(2000);
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(1);
  });

  it('of an order that is not there yet is kept, tried less and less often, and given up after three days', async () => {
    const payment = await double.pay({ order_id: 'order_not_ours', status: 'captured' });
    await double.webhook({ url, event: 'payment.captured', payment_id: payment.id });
    const pauses: number[] = [];
    for (;;) {
      await processWebhooks(shop.deps);
      const [event] = (await readPurchaseRows(shop)).webhooks;
      expect(event?.processed_at).toBeNull();
      if (!event?.try_at) break;
      pauses.push(Date.parse(event.try_at) - now.getTime());
      now = new Date(event.try_at);
    }
    expect(pauses.slice(0, 5)).toEqual([2, 10, 60, 600, 3600].map((seconds) => seconds * 1000));
    expect(now.getTime() - Date.parse('2026-11-21T10:00:00.000Z')).toBeGreaterThan(2.9 * day);
    // It names the payer of another order.
    expect((await readPurchaseRows(shop)).webhooks).toMatchObject([{ body: '' }]);
  });

  it('of a failed try that names no order of ours is done at once', async () => {
    const payment = await double.pay({ order_id: 'order_not_ours', status: 'failed' });
    await double.webhook({ url, event: 'payment.failed', payment_id: payment.id });
    await processWebhooks(shop.deps);
    expect((await readPurchaseRows(shop)).webhooks).toMatchObject([
      { processed_at: expect.any(String), try_at: null, body: '' },
    ]);
  });

  it('is deleted after half a year, and what it says of the payer some days after it came', async () => {
    const { paymentId } = await paid();
    await double.webhook({ url, event: 'payment.captured', payment_id: paymentId });
    // Given up by a version that kept the body.
    await shop.deps.db.updateTable('webhook_events').set({ try_at: null }).execute();
    later(3 * day);
    await sweepWebhooks(shop.deps);
    expect((await readPurchaseRows(shop)).webhooks).toMatchObject([{ body: expect.stringContaining(paymentId) }]);
    later(day + 1);
    await sweepWebhooks(shop.deps);
    expect((await readPurchaseRows(shop)).webhooks).toMatchObject([{ body: '' }]);
    later(176 * day);
    await sweepWebhooks(shop.deps);
    expect((await readPurchaseRows(shop)).webhooks).toEqual([]);
  });

  it('that was claimed by a process that died is applied when its lease ends', async () => {
    const { paymentId } = await paid();
    await double.webhook({ url, event: 'payment.captured', payment_id: paymentId });
    const leasedUntil = new Date(now.getTime() + 20_000).toISOString();
    await shop.deps.db.updateTable('webhook_events').set({ try_at: leasedUntil }).execute();
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(0);
    later(20_000);
    await processWebhooks(shop.deps);
    expect(await placed()).toBe(1);
  });

  it('about a refund has it looked at again at once', async () => {
    await double.refundsBecome('pending');
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await double.pay({ order_id: order.id, status: 'captured', amount: amount * 100 - 1 });
    await verify(shop, token, order.id, payment.id);
    await sendRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ status: 'requested' }]);
    await double.settleRefunds('processed');
    await sendRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ status: 'requested' }]);
    await double.webhook({ url, event: 'refund.processed', payment_id: payment.id });
    await processWebhooks(shop.deps);
    await sendRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([{ status: 'refunded', due_at: null }]);
  });
});
