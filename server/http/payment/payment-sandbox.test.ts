// The sandbox as a browser meets it: its script, its buttons, and the event it sends.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkOut, openCart, readPurchaseRows, verify } from '../../modules/selling/money/payments/testing.ts';
import { processWebhooks } from '../../modules/selling/actions/checkout/webhooks.service.ts';
import { type TestShop, openTestShop } from '../../testing.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop('sqlite');
});
afterEach(() => shop.close());

const press = (orderId: string, outcome: string) =>
  shop.app.inject({ method: 'POST', url: `/payment-sandbox/orders/${orderId}/payments`, payload: { outcome } });

it('serves the script that the shop’s configuration names [spec call.26]', async () => {
  const { body } = await shop.call('getConfig');
  expect(body).toMatchObject({ isSandbox: true, paymentKey: 'rzp_test_sandbox' });
  const script = await shop.app.inject(body.paymentScriptUrl);
  expect(script.headers['content-type']).toContain('javascript');
  expect(script.payload).toContain('window.Razorpay = Razorpay');
});

it('pays with a signature that the shop accepts, and once', async () => {
  const { token } = await openCart(shop);
  const { id } = await checkOut(shop, token);
  const { callback } = (await press(id, 'captured')).json<{ callback: Record<string, string> }>();
  expect(callback.razorpay_order_id).toBe(id);
  const paymentId = callback.razorpay_payment_id ?? '';
  expect((await verify(shop, token, id, paymentId, callback.razorpay_signature)).status).toBe(200);
  expect((await verify(shop, token, id, paymentId, '0'.repeat(64))).status).toBe(400);
  expect((await press(id, 'captured')).statusCode).toBe(409);
});

it('reports a failure as the provider’s script does', async () => {
  const { token } = await openCart(shop);
  const { id } = await checkOut(shop, token);
  const { error } = (await press(id, 'failed')).json<{ error: Record<string, unknown> }>();
  expect(error).toMatchObject({ code: 'BAD_REQUEST_ERROR', reason: 'payment_failed', metadata: { order_id: id } });
});

it('sends its event without the callback, so that a lost callback heals', async () => {
  const { token } = await openCart(shop);
  const { id } = await checkOut(shop, token);
  await press(id, 'captured');
  await expect.poll(async () => (await readPurchaseRows(shop)).webhooks.length, { timeout: 10_000 }).toBe(1);
  await processWebhooks(shop.deps);
  expect((await readPurchaseRows(shop)).placed).toHaveLength(1);
});

it('knows no order but its own, and no other buttons', async () => {
  expect((await press('order_unknown', 'captured')).statusCode).toBe(404);
  expect((await press('order_unknown', 'authorized')).statusCode).toBe(400);
  expect((await shop.app.inject('/payment-sandbox/orders/order_unknown')).statusCode).toBe(404);
});

it('has a page for each payment link, whose buttons pay it once', async () => {
  const link = await shop.deps.gateway.createPaymentLink({
    amount: 600,
    reference: 'page of a link',
    description: 'Two <b>T-shirts</b>',
    customer: { name: 'Asha', mobile: '9876543210', email: null },
    expiresAt: new Date(shop.deps.clock.now().getTime() + 3600_000),
  });
  const { pathname } = new URL(link.url);
  const open = async () => (await shop.app.inject(pathname)).payload;
  const pressed = (outcome: string) => shop.app.inject({ method: 'POST', url: `${pathname}/${outcome}` });
  expect(await open()).toContain('Two &#60;b&#62;T-shirts');
  expect((await pressed('stolen')).statusCode).toBe(400);
  expect((await pressed('failed')).headers.location).toBe(pathname);
  expect(await open()).toContain('Pay Rs. 600</button>');
  await Promise.all([pressed('captured'), pressed('captured')]);
  expect(await open()).toContain('It is paid.');
  const { orderId } = (await shop.deps.gateway.findPaymentLink(link.id)) ?? {};
  const paid = (await shop.deps.gateway.listOrderPayments(orderId ?? '')).filter(({ status }) => status === 'captured');
  expect(paid).toHaveLength(1);
  await expect.poll(async () => (await readPurchaseRows(shop)).webhooks.length, { timeout: 10_000 }).toBe(2);
  const { webhooks } = await readPurchaseRows(shop);
  const [paidEvent] = webhooks.filter(({ event }) => event === 'payment_link.paid');
  expect(paidEvent?.provider_order_id).toBe(orderId);
  expect(shop.deps.gateway.readPaymentLinkId(paidEvent?.body ?? '')).toBe(link.id);
});

it('is not there when the shop has keys', async () => {
  const withKeys = await openTestShop('sqlite', {
    env: { RAZORPAY_KEY_ID: 'rzp_test_keys', RAZORPAY_KEY_SECRET: 'secret' },
  });
  expect((await withKeys.app.inject('/payment-sandbox/checkout.js')).statusCode).toBe(404);
  await withKeys.close();
});

it('keeps one secret a database, over restarts', async () => {
  const { token } = await openCart(shop);
  const { id } = await checkOut(shop, token);
  const { callback } = (await press(id, 'captured')).json<{ callback: Record<string, string> }>();
  const rows = await shop.deps.db.selectFrom('sandbox_entities').selectAll().where('kind', '=', 'secret').execute();
  expect(rows).toHaveLength(1);
  expect(
    await shop.deps.gateway.isPaymentSignature(
      id,
      callback.razorpay_payment_id ?? '',
      callback.razorpay_signature ?? '',
    ),
  ).toBe(true);
});

it('lists its payments of a period, for the owner to compare with the orders', async () => {
  const { token } = await openCart(shop);
  const { id } = await checkOut(shop, token);
  await press(id, 'captured');
  const now = shop.deps.clock.now().getTime();
  const between = (from: number, to: number) => shop.deps.gateway.listPayments(new Date(from), new Date(to));
  expect(await between(now - 60_000, now + 60_000)).toMatchObject([{ orderId: id, status: 'captured' }]);
  expect(await between(now - 120_000, now - 60_000)).toEqual([]);
});
