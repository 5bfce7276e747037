// Checkouts that nobody finishes: what the bank said of them, and that the shop forgets them.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { address, amount, checkOut, openCart, openShopForEach, verify } from '../../money/payments/testing.ts';
import { reconcileOrders } from './reconciler.service.ts';
import { forgetCheckouts } from './unfinished-checkouts.service.ts';
import { listUnpaidOrders } from './unpaid-orders.service.ts';
import { processWebhooks } from './webhooks.service.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-21T10:00:00.000Z');

describe.each(testEngines)('an unfinished checkout on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date(start);
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  const attempt = { amount, attemptId: 'one-attempt-of-a-browser', shippingInfo: address };
  async function begin() {
    const { token, customer } = await openCart(shop);
    return { token, customer, orderId: (await checkOut(shop, token, attempt)).id };
  }
  const fail = (orderId: string, words: string, second = 0) =>
    double.pay({
      order_id: orderId,
      status: 'failed',
      error_description: words,
      created_at: Math.floor(start / 1000) + second,
    });
  /** As the customer's export has it. */
  const read = ({ _id }: { _id: string }) => listUnpaidOrders(shop.deps, _id);
  async function tell(event: string, payment_id: string) {
    if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
    await double.webhook({ url: `${shop.app.listeningOrigin}/api/payment/webhook`, event, payment_id });
    await processWebhooks(shop.deps);
  }
  async function expire() {
    now = new Date(start + 4 * day);
    await reconcileOrders(shop.deps);
  }
  async function forget(days: number) {
    now = new Date(start + days * day);
    await forgetCheckouts(shop.deps);
  }
  const lines = [{ title: 'Warli Village Tee', size: 'M', quantity: 2 }];
  const lost = { totalPrice: amount, orderStatus: 'Expired', shippingInfo: null, lines: [], failure: null };

  it('has the reason of the last attempt, as one short line', async () => {
    const { customer, orderId } = await begin();
    await fail(orderId, 'Too little money', 60);
    await fail(orderId, `Wrong\u0000 PIN\n \u202e${'x'.repeat(300)}`, 120);
    await fail(orderId, 'The card has expired', 30);
    now = new Date(start + day);
    await reconcileOrders(shop.deps);
    const [checkout] = await read(customer);
    expect(checkout?.failure).toBe(`Wrong PIN ${'x'.repeat(190)}`);
  });

  it('has it from the webhook and from the browser at once, and none of an order that is placed', async () => {
    const { token, customer, orderId } = await begin();
    const { id } = await fail(orderId, 'Your bank is not reachable');
    await tell('payment.failed', id);
    expect(await read(customer)).toMatchObject([{ failure: 'Your bank is not reachable' }]);
    const second = await fail(orderId, 'UPI collect request was declined');
    await verify(shop, token, orderId, second.id);
    expect(await read(customer)).toMatchObject([{ failure: 'UPI collect request was declined' }]);
    const { id: paid } = await double.pay({ order_id: orderId, status: 'captured' });
    await verify(shop, token, orderId, paid);
    const third = await fail(orderId, 'Too late');
    await verify(shop, token, orderId, third.id);
    const rows = await shop.deps.db.selectFrom('payments').select(['state', 'failure']).execute();
    expect(rows).toEqual([{ state: 'captured', failure: null }]);
  });

  it('is forgotten after 30 days, but for its date and amount [policy privacy.27,28]', async () => {
    const { customer, orderId } = await begin();
    await fail(orderId, 'Too little money');
    await expire();
    await forget(30);
    const kept = { totalPrice: amount, shippingInfo: address, lines, failure: 'Too little money' };
    expect(await read(customer)).toMatchObject([kept]);
    await forget(30.01);
    const createdAt = new Date(start).toISOString();
    expect(await read(customer)).toEqual([{ createdAt, ...lost }]);
    // An event that comes late does not bring the bank's words back.
    await tell('payment.failed', (await fail(orderId, 'Too little money again', 60)).id);
    expect(await read(customer)).toEqual([{ createdAt, ...lost }]);
    const { id } = await double.pay({ order_id: orderId, status: 'captured' });
    await tell('payment.captured', id);
    expect(await shop.deps.db.selectFrom('refunds').selectAll().execute()).toMatchObject([{ reason: 'paid too late' }]);
  });

  it('stays while its payment is waited for, and is whole again if somebody goes on', async () => {
    const { customer } = await begin();
    await forget(40);
    expect(await read(customer)).toMatchObject([{ orderStatus: 'Payment pending', lines }]);
    await expire();
    await forget(40);
    expect(await read(customer)).toMatchObject([lost]);
    const { token } = (await shop.call('login', { body: { email: customer.email, password: 'warp-and-weft-21' } }))
      .body;
    await checkOut(shop, token, attempt);
    await forget(41);
    expect(await read(customer)).toMatchObject([{ orderStatus: 'Payment pending', lines, shippingInfo: address }]);
  });

  it('stays if money came for it and went back', async () => {
    const { token, customer, orderId } = await begin();
    await expire();
    const { id } = await double.pay({ order_id: orderId, status: 'captured' });
    await verify(shop, token, orderId, id);
    await forget(31);
    expect(await read(customer)).toMatchObject([{ shippingInfo: address, lines }]);
  });
});
