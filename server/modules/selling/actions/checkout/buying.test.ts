// A purchase from cart to order, in the sandbox: once, repeated, in parallel, and with the callback
// lost.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import {
  type SandboxGateway,
  isSandboxGateway,
} from '../../../../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { reconcileOrders } from './reconciler.service.ts';
import {
  address,
  amount,
  checkOut,
  createOrder,
  openCart,
  readPurchaseRows,
  verify,
} from '../../money/payments/testing.ts';
import { processWebhooks } from './webhooks.service.ts';

describe.each(testEngines)('a purchase on %s', (engine) => {
  let shop: TestShop;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z');
    shop = await openTestShop(engine, { clock: { now: () => now } });
  });
  afterEach(() => shop.close());

  async function pay(orderId: string, outcome: 'captured' | 'authorized' | 'failed' = 'captured') {
    const answer = await sandbox(shop).pay(orderId, outcome);
    if (!answer) throw new Error('the sandbox refused the payment');
    return { ...answer, id: answer.payment.id, signature: answer.callback?.razorpay_signature };
  }

  const sendWebhook = ({ event }: { event: { body: string; headers: Record<string, string> } }) =>
    shop.call('receiveWebhook', {
      body: event.body,
      headers: { 'content-type': 'application/json', ...event.headers },
    });

  it('goes from the cart to an order with a number, a mail and an empty cart [spec entity.15 call.15,16,25] [policy terms.2]', async () => {
    const { token, customer, product, line } = await openCart(shop);
    const order = await checkOut(shop, token);
    expect(order).toMatchObject({
      entity: 'order',
      amount: 110_000,
      amount_due: 110_000,
      currency: 'INR',
      status: 'created',
    });
    expect(await pendingOrder(token, order.id)).toEqual({ orderStatus: 'Payment pending' });
    const payment = await pay(order.id);

    const verified = await verify(shop, token, order.id, payment.id, payment.signature);
    expect(verified).toMatchObject({
      status: 200,
      body: { success: true, razorpayOrderId: order.id, razorpayPaymentId: payment.id, orderCreationId: order.id },
    });
    const created = await createOrder(shop, token, order.id, payment.id);
    expect(created.status).toBe(201);
    expect(created.body.order).toMatchObject({
      totalPrice: amount,
      totalPriceAfterDiscount: amount,
      shippingPrice: 100,
      orderStatus: 'Ordered',
      orderItems: [
        {
          product: { _id: product.id, title: 'Warli Village Tee', images: [] },
          quantity: 2,
          price: 500,
          color: { _id: line.color, title: 'Maroon' },
          size: line.size,
        },
      ],
      paymentInfo: { razorpayOrderId: order.id, razorpayPaymentId: payment.id },
      shippingInfo: address,
      paidAt: now.toISOString(),
    });
    expect(created.body.order.number).toMatch(/^TB-[A-HJKMNP-Z2-9]{6}$/);

    const { mails, cartLines, events } = await readPurchaseRows(shop);
    expect(cartLines).toEqual([]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: customer.email });
    expect(mails[0]?.text_body).toContain(created.body.order.number);
    expect(events.map((event) => [event.from_status, event.to_status, event.cause])).toEqual([
      [null, 'Payment pending', 'checkout'],
      ['Payment pending', 'Ordered', 'callback'],
    ]);
    expect((await shop.call('listOrders', { token })).body.orders).toEqual([created.body.order]);
    const { number } = created.body.order;
    for (const reference of [number, number.toLowerCase(), order.id]) {
      expect(await pendingOrder(token, reference)).toEqual(created.body.order);
    }
  });

  async function pendingOrder(token: string, number: string) {
    return (await shop.call('getOrder', { token, params: { number } })).body;
  }

  it('needs no verification before create-order, nor an address that came with the checkout', async () => {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token, { amount, shippingInfo: address });
    const payment = await pay(order.id);
    const created = await createOrder(shop, token, order.id, payment.id, null);
    expect(created).toMatchObject({ status: 201, body: { order: { shippingInfo: address } } });
    expect((await createOrder(shop, token, order.id, payment.id, null)).status).toBe(200);
  });

  it('is one order however often and however parallel its confirmations arrive [policy terms.4]', async () => {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await pay(order.id);
    const answers = await Promise.all([
      ...Array.from({ length: 7 }, () => verify(shop, token, order.id, payment.id, payment.signature)),
      ...Array.from({ length: 7 }, () => sendWebhook(payment)),
      ...Array.from({ length: 4 }, () => processWebhooks(shop.deps).then(() => ({ status: 200 }))),
      reconcileOrders(shop.deps).then(() => ({ status: 200 })),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(19).fill(200));
    const created = await Promise.all(Array.from({ length: 20 }, () => createOrder(shop, token, order.id, payment.id)));
    expect(created.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(created.filter((answer) => answer.status === 200)).toHaveLength(19);
    const [first] = created;
    for (const answer of created) expect(answer.body.order).toEqual(first?.body.order);
    expect(first?.body.order.shippingInfo).toEqual(address);
    await processWebhooks(shop.deps);
    const { placed, mails, cartLines, events, refunds, webhooks } = await readPurchaseRows(shop);
    expect({
      placed: placed.length,
      mails: mails.length,
      cart: cartLines.length,
      transitions: events.length,
      refunds,
    }).toEqual({
      placed: 1,
      mails: 1,
      cart: 0,
      transitions: 2,
      refunds: [],
    });
    expect(webhooks).toHaveLength(1);
    expect(webhooks[0]?.processed_at).not.toBeNull();
  });

  it('leaves in the cart what was added after the checkout', async () => {
    const { token, line } = await openCart(shop);
    const order = await checkOut(shop, token);
    await shop.call('addToCart', { token, body: { ...line, quantity: 3 } });
    await shop.call('addToCart', { token, body: { ...line, size: 'S', quantity: 1 } });
    const payment = await pay(order.id);
    await createOrder(shop, token, order.id, payment.id);
    const { body: cart } = await shop.call('getCart', { token });
    expect(cart.map(({ size, quantity }) => ({ size, quantity }))).toEqual([
      { size: line.size, quantity: 3 },
      { size: 'S', quantity: 1 },
    ]);
  });

  it('is placed by the webhook when the callback is lost [policy terms.4]', async () => {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await pay(order.id);
    expect(await sendWebhook(payment)).toMatchObject({ status: 200, body: { received: true } });
    await processWebhooks(shop.deps);
    expect(await pendingOrder(token, order.id)).toMatchObject({ orderStatus: 'Ordered', shippingInfo: null });
    expect((await readPurchaseRows(shop)).events.at(-1)).toMatchObject({ to_status: 'Ordered', cause: 'webhook' });
    expect((await createOrder(shop, token, order.id, payment.id)).status).toBe(201);
  });

  it('is placed by the reconciler, in its own time, when callback and webhook are lost', async () => {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    await pay(order.id);
    await reconcileOrders(shop.deps);
    expect((await readPurchaseRows(shop)).placed).toEqual([]);
    now = new Date(now.getTime() + 15 * 60_000);
    await reconcileOrders(shop.deps);
    expect((await readPurchaseRows(shop)).events.at(-1)).toMatchObject({ to_status: 'Ordered', cause: 'reconciler' });
  });

  it('is looked for at once when the shopper asks for it', async () => {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    await pay(order.id);
    expect(await pendingOrder(token, order.id)).toEqual({ orderStatus: 'Payment pending' });
    await reconcileOrders(shop.deps);
    expect(await pendingOrder(token, order.id)).toMatchObject({ orderStatus: 'Ordered' });
  });

  it('is looked for every few seconds, however often the shopper asks for it', async () => {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const checks: number[] = [];
    for (let second = 0; second < 10; second += 1) {
      await pendingOrder(token, order.id);
      await reconcileOrders(shop.deps);
      checks.push((await readPurchaseRows(shop)).orders[0]?.checks ?? 0);
      now = new Date(now.getTime() + 1000);
    }
    expect(checks).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4]);
    // Checks that were missed for an hour are not repeated.
    now = new Date(now.getTime() + 3600_000);
    await reconcileOrders(shop.deps);
    const before = (await readPurchaseRows(shop)).orders[0]?.checks ?? 0;
    for (let count = 0; count < 10; count += 1) {
      await pendingOrder(token, order.id);
      await reconcileOrders(shop.deps);
    }
    expect((await readPurchaseRows(shop)).orders[0]?.checks).toBe(before + 1);
  });

  it('wakes the jobs that have something to do', async () => {
    const woken: string[] = [];
    shop.deps.changes.subscribe(({ data }) => woken.push(data));
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await pay(order.id);
    await pendingOrder(token, order.id);
    await sendWebhook(payment);
    await sendWebhook(payment);
    await createOrder(shop, token, order.id, payment.id);
    await createOrder(shop, token, order.id, payment.id);
    // Once for the order mail, which has waited for the address.
    expect(woken).toEqual(['payment checks', 'webhooks', 'mails']);
  });

  it('counts an authorised payment once it is captured, and captures it', async () => {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await pay(order.id, 'authorized');
    expect((await verify(shop, token, order.id, payment.id, payment.signature)).status).toBe(200);
    expect(await shop.deps.gateway.findPayment(payment.id)).toMatchObject({ status: 'captured' });
  });

  it('goes on with the same provider order after a payment that failed', async () => {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token, { amount, attemptId: 'a1' });
    const failed = await pay(order.id, 'failed');
    expect(await verify(shop, token, order.id, failed.id)).toMatchObject({
      status: 400,
      error: { success: false, code: 'payment-failed' },
    });
    expect(await createOrder(shop, token, order.id, failed.id)).toMatchObject({ status: 402 });
    expect((await checkOut(shop, token, { amount, attemptId: 'a1' })).id).toBe(order.id);
    const payment = await pay(order.id);
    expect((await createOrder(shop, token, order.id, payment.id)).status).toBe(201);
  });
});

function sandbox(shop: TestShop): SandboxGateway {
  if (!isSandboxGateway(shop.deps.gateway)) throw new Error('this test pays in the sandbox');
  return shop.deps.gateway;
}
