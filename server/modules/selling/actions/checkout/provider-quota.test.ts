// Repeated calls of a customer about a payment make few calls to the provider.
import { describe, expect, it } from 'vitest';
import { serverMessages } from '@taana-baana/contract';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { amount, checkOut, createOrder, openCart, openShopForEach, verify } from '../../money/payments/testing.ts';

describe.each(testEngines)('questions to the provider on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  async function checkedOut() {
    const { token } = await openCart(shop);
    return { token, orderId: (await checkOut(shop, token, { amount })).id };
  }
  const calls = async () => (await double.state()).calls.length;

  it.each(['pay_', 'pay_a-b', 'pay_a/b', 'order_abc', 'PAY_abc', 'pay_😀', `pay_${'a'.repeat(61)}`, 'x', ''])(
    'are not about %j, which is no payment id',
    async (paymentId) => {
      const { token, orderId } = await checkedOut();
      const before = await calls();
      expect(await verify(shop, token, orderId, paymentId)).toMatchObject({
        status: 400,
        error: { success: false, message: serverMessages.paymentForged },
      });
      expect(await createOrder(shop, token, orderId, paymentId)).toMatchObject({
        status: 400,
        error: { message: serverMessages.paymentNotFound },
      });
      expect(await calls()).toBe(before);
    },
  );

  it('are not about an order that is not the customer’s', async () => {
    const [asha, ravi] = [await checkedOut(), await checkedOut()];
    const before = await calls();
    for (const orderId of [ravi.orderId, 'order_invented', '../orders', 'x'.repeat(150)]) {
      expect((await verify(shop, asha.token, orderId, 'pay_invented')).status).toBe(400);
      expect((await createOrder(shop, asha.token, orderId, 'pay_invented')).status).toBe(404);
    }
    expect(await calls()).toBe(before);
  });

  it('are one a minute about a payment that is not the order’s, whichever call asks', async () => {
    const [asha, ravi] = [await checkedOut(), await checkedOut()];
    const { id: ravis } = await double.pay({ order_id: ravi.orderId, status: 'captured' });
    const before = await calls();
    for (const paymentId of ['pay_invented', ravis]) {
      for (let count = 0; count < 3; count += 1) {
        expect((await verify(shop, asha.token, asha.orderId, paymentId)).status).toBe(400);
        expect((await createOrder(shop, asha.token, asha.orderId, paymentId)).status).toBe(404);
      }
    }
    now = new Date(now.getTime() + 59_000);
    expect((await verify(shop, asha.token, asha.orderId, 'pay_invented')).status).toBe(400);
    expect(await calls()).toBe(before + 2);
    expect((await createOrder(shop, ravi.token, ravi.orderId, ravis)).status).toBe(201);
    now = new Date(now.getTime() + 1001);
    expect((await verify(shop, asha.token, asha.orderId, 'pay_invented')).status).toBe(400);
    expect(await calls()).toBe(before + 4);
  });

  it('are asked at once about a payment that the provider has signed', async () => {
    const { token, orderId } = await checkedOut();
    expect((await verify(shop, token, orderId, 'pay_late')).status).toBe(400);
    await double.pay({ id: 'pay_late', order_id: orderId, status: 'captured' });
    expect((await verify(shop, token, orderId, 'pay_late')).status).toBe(400);
    const signature = await double.signatureOf(orderId, 'pay_late');
    expect((await verify(shop, token, orderId, 'pay_late', signature)).status).toBe(200);
  });

  it('are asked again about a payment that failed, for it may be captured yet', async () => {
    const { token, orderId } = await checkedOut();
    const { id } = await double.pay({ order_id: orderId, status: 'failed' });
    expect((await verify(shop, token, orderId, id)).status).toBe(400);
    await double.pay({ id, order_id: orderId, status: 'captured' });
    expect((await verify(shop, token, orderId, id)).status).toBe(200);
  });

  it.each([
    ['verification', verify],
    ['create-order', createOrder],
  ])('end for a customer who has spent the tries of %s, and for nobody else', async (_, call) => {
    const [asha, ravi] = [await checkedOut(), await checkedOut()];
    const before = await calls();
    const statuses: number[] = [];
    for (let count = 0; count < 303; count += 1) {
      statuses.push((await call(shop, asha.token, asha.orderId, `pay_invented${count}`)).status);
    }
    expect(statuses.slice(298)).toEqual([expect.any(Number), statuses[0], 429, 429, 429]);
    expect(await calls()).toBe(before + 300);
    const { id } = await double.pay({ order_id: ravi.orderId, status: 'captured' });
    expect((await call(shop, ravi.token, ravi.orderId, id)).status).toBeLessThan(300);
    now = new Date(now.getTime() + 10 * 60_000);
    expect((await call(shop, asha.token, asha.orderId, 'pay_invented')).status).toBe(statuses[0]);
  });
});
