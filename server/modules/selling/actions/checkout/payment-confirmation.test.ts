// Confirming a payment by callback: which are accepted, forged, refunded, or pending, against the
// provider double.
import { serverMessages } from '@taana-baana/contract';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import { createLog } from '../../../../log.ts';
import type { TestShop } from '../../../../testing.ts';
import { showSystem } from '../../../shop/system/system.service.ts';
import { reconcileOrders } from './reconciler.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import {
  address,
  amount,
  checkOut,
  createOrder,
  openCart,
  openShopForEach,
  readPurchaseRows,
  reference,
  verify,
} from '../../money/payments/testing.ts';

describe.each(testEngines)('a payment confirmation on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  const now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop } = opened));

  async function checkedOut() {
    const { token, line } = await openCart(shop);
    const order = await checkOut(shop, token);
    return { token, line, orderId: order.id };
  }
  const capture = async (orderId: string, more: { amount?: number; currency?: string } = {}) =>
    (await double.pay({ order_id: orderId, status: 'captured', ...more })).id;
  const forged = {
    status: 400,
    error: { success: false, code: 'payment-forged', message: serverMessages.paymentForged },
  };

  const refunded = { status: 400, error: { ...forged.error, message: serverMessages.paymentRefunded } };

  it('refuses a verification without its fields as unsuccessful', async () => {
    const { token } = await checkedOut();
    for (const body of [{}, { orderCreationId: ' ' }, []]) {
      expect(await shop.call('verifyPayment', { token, body })).toMatchObject({
        status: 400,
        error: { success: false },
      });
    }
  });

  it('counts with a right signature, and is refused outright with a wrong one [spec call.25]', async () => {
    const { token, orderId } = await checkedOut();
    const paymentId = await capture(orderId);
    const signature = await double.signatureOf(orderId, paymentId);
    expect(await verify(shop, token, orderId, paymentId, signature.replace(/^./, 'z'))).toMatchObject(forged);
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
    expect((await verify(shop, token, orderId, paymentId, signature)).status).toBe(200);
  });

  it('with a wrong signature leaves a line in the log, which names nobody', async () => {
    const lines: string[] = [];
    Object.assign(shop.deps, {
      log: createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) }),
    });
    const { token, orderId } = await checkedOut();
    const paymentId = await capture(orderId);
    expect(await verify(shop, token, orderId, paymentId, 'f'.repeat(64))).toMatchObject(forged);
    const [order] = (await readPurchaseRows(shop)).orders;
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        order: order?.id,
        payment: paymentId,
        msg: 'a payment with a wrong signature was refused',
      }),
    ]);
    expect(lines.join()).not.toContain(order?.customer_id);
  });

  it('is forged when the provider knows no such payment, or knows it of another order', async () => {
    const [asha, ravi] = [await checkedOut(), await checkedOut()];
    const paymentOfRavi = await capture(ravi.orderId);
    for (const paymentId of ['pay_invented', paymentOfRavi]) {
      expect(await verify(shop, asha.token, asha.orderId, paymentId)).toMatchObject(forged);
      expect(await createOrder(shop, asha.token, asha.orderId, paymentId)).toMatchObject({ status: 404 });
    }
    const { placed, refunds } = await readPurchaseRows(shop);
    expect({ placed, refunds }).toEqual({ placed: [], refunds: [] });
  });

  it('is not for another customer', async () => {
    const [asha, ravi] = [await checkedOut(), await checkedOut()];
    const paymentId = await capture(ravi.orderId);
    expect(await verify(shop, asha.token, ravi.orderId, paymentId)).toMatchObject(forged);
    expect(await createOrder(shop, asha.token, ravi.orderId, paymentId)).toMatchObject({ status: 404 });
    const unseen = await shop.call('getOrder', { token: asha.token, params: { number: ravi.orderId } });
    expect(unseen.status).toBe(404);
  });

  it('is forged when the browser’s two order ids differ', async () => {
    const { token, orderId } = await checkedOut();
    const paymentId = await capture(orderId);
    const body = { orderCreationId: orderId, ...reference('order_other', paymentId) };
    expect(await shop.call('verifyPayment', { token, body })).toMatchObject(forged);
  });

  it('names the provider’s order: the shop’s own number is none', async () => {
    const { token, orderId } = await checkedOut();
    const paymentId = await capture(orderId);
    const { number } = (await createOrder(shop, token, orderId, paymentId)).body.order;
    expect(await verify(shop, token, number, paymentId)).toMatchObject(forged);
    expect((await createOrder(shop, token, number, paymentId)).status).toBe(404);
  });

  it.each<[string, { amount?: number; currency?: string }]>([
    ['too little', { amount: 100 }],
    ['too much', { amount: 110_001 }],
    ['another currency', { currency: 'USD' }],
  ])('of %s makes no order and is given back in full, once', async (_, wrong) => {
    const { token, orderId } = await checkedOut();
    const paymentId = await capture(orderId, wrong);
    expect(await verify(shop, token, orderId, paymentId)).toMatchObject(refunded);
    expect(await createOrder(shop, token, orderId, paymentId)).toMatchObject({
      status: 402,
      error: { message: serverMessages.paymentRefunded },
    });
    await Promise.all([sendRefunds(shop.deps), sendRefunds(shop.deps)]);
    const { placed, refunds, ownerMails } = await readPurchaseRows(shop);
    expect(placed).toEqual([]);
    expect(refunds).toMatchObject([{ provider_payment_id: paymentId, reason: 'wrong amount', status: 'refunded' }]);
    expect(ownerMails).toMatchObject([{ subject: expect.stringContaining('is not the amount of its order') }]);
    const given = (await double.state()).refunds.filter((refund) => refund.payment_id === paymentId);
    expect(given).toMatchObject([{ amount: wrong.amount ?? 110_000 }]);
    const right = await capture(orderId);
    expect((await createOrder(shop, token, orderId, right)).status).toBe(201);
  });

  it('of a wrong amount that is only authorised is not captured, and the owner is told once', async () => {
    const { token, orderId } = await checkedOut();
    const payment = await double.pay({ order_id: orderId, status: 'authorized', amount: 99_000 });
    expect(await verify(shop, token, orderId, payment.id)).toMatchObject(refunded);
    expect(await createOrder(shop, token, orderId, payment.id)).toMatchObject({ status: 402 });
    await reconcileOrders(shop.deps);
    expect(await shop.call('getOrder', { token, params: { number: orderId } })).toMatchObject({
      status: 402,
      error: { code: 'payment-required', message: serverMessages.paymentRefunded },
    });
    // The provider's dashboard is set to capture by itself.
    await double.pay({ id: payment.id, order_id: orderId, status: 'captured', amount: 99_000 });
    await verify(shop, token, orderId, payment.id);
    const { placed, refunds, ownerMails } = await readPurchaseRows(shop);
    expect([placed, refunds.map(({ reason }) => reason)]).toEqual([[], ['wrong amount']]);
    expect(ownerMails).toMatchObject([
      {
        subject: expect.stringContaining('is not the amount of its order'),
        text_body: expect.stringContaining('no offers on payments'),
      },
    ]);
    expect((await showSystem(shop.deps)).payments.wrongAmountAt).toBe(now.toISOString());
  });

  it('with a fee in a form that nobody knows places its order', async () => {
    const { token, orderId } = await checkedOut();
    const paymentId = await capture(orderId);
    await double.pay({ id: paymentId, order_id: orderId, status: 'captured', amount: 110_000, fee: 'x' as never });
    expect((await createOrder(shop, token, orderId, paymentId)).status).toBe(201);
  });

  it('waits for the bank, and then counts', async () => {
    const { token, orderId } = await checkedOut();
    const payment = await double.pay({ order_id: orderId, status: 'created' });
    const pending = { status: 409, error: { code: 'payment-pending', message: serverMessages.paymentPending } };
    expect(await verify(shop, token, orderId, payment.id)).toMatchObject(pending);
    expect(await createOrder(shop, token, orderId, payment.id)).toMatchObject(pending);
    await double.pay({ id: payment.id, order_id: orderId, status: 'failed' });
    expect(await verify(shop, token, orderId, payment.id)).toMatchObject({ status: 400, error: { success: false } });
    expect(await createOrder(shop, token, orderId, payment.id)).toMatchObject({ status: 402 });
    await double.pay({ id: payment.id, order_id: orderId, status: 'captured' });
    expect((await verify(shop, token, orderId, payment.id)).status).toBe(200);
  });

  it.each(['down', 'busy', 'error', 'garbage', 'refuses keys', 'slow'] as const)(
    'is neither believed nor called forged while the provider is %s, and counts later',
    async (kind) => {
      const { token, orderId } = await checkedOut();
      const paymentId = await capture(orderId);
      await double.fail({ kind, path: '/payments', milliseconds: 60_000 });
      const answers = await Promise.all([
        verify(shop, token, orderId, paymentId),
        createOrder(shop, token, orderId, paymentId),
      ]);
      for (const answer of answers) expect(answer).toMatchObject({ status: 409, error: { code: 'payment-pending' } });
      expect((await readPurchaseRows(shop)).placed).toEqual([]);
      await double.recover();
      expect((await createOrder(shop, token, orderId, paymentId)).status).toBe(201);
    },
  );

  it('of a second payment gives that one back, and leaves the order to the first', async () => {
    const { token, orderId } = await checkedOut();
    const first = await capture(orderId);
    await createOrder(shop, token, orderId, first);
    const second = await capture(orderId);
    expect(await verify(shop, token, orderId, second)).toMatchObject(refunded);
    await sendRefunds(shop.deps);
    const { placed, refunds } = await readPurchaseRows(shop);
    expect(placed).toMatchObject([{ provider_payment_id: first }]);
    expect(refunds).toMatchObject([{ provider_payment_id: second, reason: 'paid twice', status: 'refunded' }]);
  });

  it('of two payments at once makes one order and one refund', async () => {
    const { token, orderId } = await checkedOut();
    const payments = [await capture(orderId), await capture(orderId)];
    await Promise.all([
      ...payments.map((paymentId) => createOrder(shop, token, orderId, paymentId)),
      ...payments.map((paymentId) => verify(shop, token, orderId, paymentId)),
      reconcileOrders(shop.deps),
    ]);
    const { placed, refunds, mails } = await readPurchaseRows(shop);
    expect([placed.length, refunds.length, mails.length]).toEqual([1, 1, 2]);
    expect(new Set([placed[0]?.provider_payment_id, refunds[0]?.provider_payment_id])).toEqual(new Set(payments));
  });

  it('asks for an address only where none is known, and keeps the order', async () => {
    const { token, orderId } = await checkedOut();
    const paymentId = await capture(orderId);
    const { pincode: _, ...incomplete } = address;
    const refused = await createOrder(shop, token, orderId, paymentId, incomplete);
    expect(refused).toMatchObject({
      status: 400,
      error: { fields: { 'shippingInfo.pincode': 'Pincode is Required' } },
    });
    expect((await createOrder(shop, token, orderId, paymentId, null)).status).toBe(400);
    const completed = await createOrder(shop, token, orderId, paymentId, address);
    expect(completed).toMatchObject({ status: 201, body: { order: { shippingInfo: address } } });
  });

  it('is never refused for where the parcel goes: the order carries a note', async () => {
    const { token, orderId } = await checkedOut();
    const paymentId = await capture(orderId);
    const created = await createOrder(shop, token, orderId, paymentId, { ...address, state: 'Delhi' });
    expect(created).toMatchObject({ status: 201, body: { order: { shippingInfo: { state: 'Delhi' } } } });
    expect((await readPurchaseRows(shop)).placed[0]?.note).toContain('Delhi');
  });

  it('keeps its address: a repeat with another one changes nothing', async () => {
    const { token, orderId } = await checkedOut();
    const paymentId = await capture(orderId);
    await createOrder(shop, token, orderId, paymentId);
    const again = await createOrder(shop, token, orderId, paymentId, { ...address, city: 'Salem' });
    expect(again).toMatchObject({ status: 200, body: { order: { shippingInfo: { city: 'Erode' } } } });
  });

  it('shows an order as it was bought, after its product has changed or gone', async () => {
    const { token, line, orderId } = await checkedOut();
    const paymentId = await capture(orderId);
    await shop.deps.db.deleteFrom('products').where('id', '=', line.productId).execute();
    const { body } = await createOrder(shop, token, orderId, paymentId);
    expect(body.order).toMatchObject({
      totalPrice: amount,
      orderItems: [{ product: { _id: line.productId, title: 'Warli Village Tee', images: [] }, price: 500 }],
    });
  });
});
