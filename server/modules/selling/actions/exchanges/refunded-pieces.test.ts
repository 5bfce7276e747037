// Pieces whose money is back are neither exchanged, replaced nor packed, however it went back; My
// Orders says how many they are.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '@taana-baana/contract';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';
import { checkOut, createOrder, openCart, openShopWithDouble } from '../../money/payments/testing.ts';

describe.each(testEngines)('pieces whose money is back on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => new Date('2026-11-20T10:00:00.000Z') });
    admin = openTestAdmin(shop);
  });
  beforeEach(async () => ({ cookie } = await admin.addMember('owner')));
  afterAll(async () => {
    await admin.close();
    await shop.close();
    await double.stop();
  });

  /** Two of one tee at Rs. 500, and Rs. 100 of shipping. */
  async function bought() {
    const { token, product } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: id, status: 'captured' });
    const order: Order = (await createOrder(shop, token, id, payment.id)).body.order;
    return { token, number: order.number, line: order.orderItems[0]?._id ?? '', color: product.colorIds[1] };
  }
  type Bought = Awaited<ReturnType<typeof bought>>;
  async function delivered() {
    const order = await bought();
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const) {
      await moveOrder(shop.deps, order.number, to, commandLine);
    }
    return order;
  }
  const refund = (number: string, amountRupees?: number) =>
    refundOrder(shop.deps, number, commandLine, { amountRupees });
  const ask = ({ token, number, line, color }: Bought, quantity: number) =>
    shop.call('requestExchange', {
      token,
      params: { number },
      body: { lines: [{ line, quantity, color, size: 'L' }], reason: 'color' },
    });
  const act = (name: 'moveExchange' | 'replaceExchange' | 'getExchange', id: string, body?: object) =>
    admin.call(name, { cookie, params: { id }, ...(body && { body }) });

  it.each([
    [undefined, 1, 409],
    [1000, 1, 409],
    [500, 2, 409],
    [500, 1, 201],
    [450, 2, 201],
  ])('after a refund of %s without lines, an exchange of %i answers %i', async (rupees, quantity, status) => {
    const order = await delivered();
    await refund(order.number, rupees);
    expect((await ask(order, quantity)).status).toBe(status);
  });

  it.each([undefined, 1000])(
    'are not replaced once %s went back after the request, and staff are told why',
    async (rupees) => {
      const order = await delivered();
      const id: string = (await ask(order, 1)).body.order.exchanges[0]?._id ?? '';
      await act('moveExchange', id, { to: 'received' });
      expect((await act('getExchange', id)).body.actions.replace).toBe(true);
      await refund(order.number, rupees);
      expect((await act('getExchange', id)).body.actions.replace).toBe(false);
      expect(await act('replaceExchange', id)).toMatchObject({
        status: 409,
        error: { message: expect.stringMatching(/given back/) },
      });
    },
  );

  it('are replaced while the refund was for the other ones', async () => {
    const order = await delivered();
    const id: string = (await ask(order, 1)).body.order.exchanges[0]?._id ?? '';
    await act('moveExchange', id, { to: 'received' });
    await refund(order.number, 500);
    expect((await act('replaceExchange', id)).status).toBeLessThan(300);
  });

  const inMyOrders = async ({ token, number }: Bought) => {
    const orders: Order[] = (await shop.call('listOrders', { token })).body.orders;
    return orders.find((order) => order.number === number)?.orderItems[0];
  };

  it.each([
    ['delivered', undefined, 2],
    ['delivered', 500, 1],
    ['not delivered yet', 1000, 2],
    ['not delivered yet', 500, 1],
  ])('are counted in My Orders: %s, after a refund of %s without lines, %i', async (state, rupees, refunded) => {
    const order = state === 'delivered' ? await delivered() : await bought();
    await refund(order.number, rupees);
    expect(await inMyOrders(order)).toMatchObject({ quantity: 2, refunded });
  });

  it('are counted in My Orders if the refund names them', async () => {
    const order = await bought();
    await refundOrder(shop.deps, order.number, commandLine, { lines: [{ line: order.line, quantity: 1 }] });
    expect(await inMyOrders(order)).toMatchObject({ quantity: 2, refunded: 1 });
  });

  it.each([undefined, 50])('are not named in My Orders while there are none: after %s', async (rupees) => {
    const order = await bought();
    if (rupees !== undefined) await refund(order.number, rupees);
    expect(await inMyOrders(order)).not.toHaveProperty('refunded');
  });

  it('are not on the packing slip, and the order says how many', async () => {
    const order = await bought();
    await refund(order.number, 600);
    const { body } = await admin.call('listParcels', { cookie, query: { orders: order.number } });
    expect(body.parcels[0]?.lines).toMatchObject([{ quantity: 1 }]);
    const page = await admin.call('getOrder', { cookie, params: { number: order.number } });
    expect(page.body.lines).toMatchObject([{ refunded: 0, refundedByValue: 1 }]);
  });

  it('are not counted in the list of orders while the rest is to be packed', async () => {
    const [order, sent] = [await bought(), await delivered()];
    const listed = async ({ number }: Bought) => {
      await refund(number, 500);
      const { body } = await admin.call('listOrders', { cookie, query: { search: number } });
      return body.orders.map(({ pieces }) => pieces);
    };
    expect([await listed(order), await listed(sent)]).toEqual([[1], [2]]);
  });
});
