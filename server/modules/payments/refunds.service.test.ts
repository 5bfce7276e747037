// Giving back: once, until it is done, whatever the provider answers.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../testing.ts';
import { sendRefunds } from './refunds.service.ts';
import { checkOut, openCart, openShopWithDouble, readBooks, verify } from './testing.ts';

describe.each(testEngines)('a refund on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  beforeAll(async () => {
    double = await startProviderDouble();
  });
  afterAll(() => double.stop());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z');
    await double.endTrouble();
    await double.refundsBecome('processed');
    shop = await openShopWithDouble(engine, double, { now: () => now });
  });
  afterEach(() => shop.close());

  /** A payment that cannot be an order: too little. */
  async function due(): Promise<string> {
    const { token } = await openCart(shop);
    const order = await checkOut(shop, token);
    const payment = await double.pay({ order_id: order.id, status: 'captured', amount: 5000 });
    await verify(shop, token, order.id, payment.id);
    return payment.id;
  }
  const onlyRefund = async () => (await readBooks(shop)).refunds[0];
  const givenBack = async (paymentId: string) =>
    (await double.books()).refunds.filter((refund) => refund.payment_id === paymentId).length;

  it('is tried again when the provider is down, and then done once', async () => {
    const paymentId = await due();
    await double.trouble({ kind: 'down' });
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'due', tries: 1, try_at: '2026-11-21T10:01:00.000Z' });
    await double.endTrouble();
    await sendRefunds(shop.deps);
    expect(await givenBack(paymentId)).toBe(0);
    now = new Date('2026-11-21T10:01:00.000Z');
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'refunded', try_at: null });
    expect(await givenBack(paymentId)).toBe(1);
  });

  it('whose answer was lost is done once all the same', async () => {
    const paymentId = await due();
    await double.trouble({ kind: 'forgets to answer after doing it', path: '/refund' });
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'due' });
    await double.endTrouble();
    now = new Date('2026-11-21T10:01:00.000Z');
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'refunded' });
    expect(await givenBack(paymentId)).toBe(1);
  });

  it('that somebody made by hand counts as done', async () => {
    const paymentId = await due();
    await double.pay({ id: paymentId, order_id: null, status: 'refunded' });
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'refunded' });
    expect(await givenBack(paymentId)).toBe(0);
  });

  it('that the provider could not make is left to the owner', async () => {
    await double.refundsBecome('failed');
    await due();
    await sendRefunds(shop.deps);
    expect(await onlyRefund()).toMatchObject({ status: 'failed', try_at: null });
  });
});
