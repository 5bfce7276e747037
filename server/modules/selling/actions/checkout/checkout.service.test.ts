// Checkout: the server's price, one order per attempt, and refused requests.
import { describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { fieldMessages, sizes } from '@taana-baana/contract';
import { priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import { terms } from '@taana-baana/contract/texts/content/terms.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { saveSection } from '../../../shop/settings/settings.service.ts';
import { reconcileOrders } from './reconciler.service.ts';
import {
  address,
  amount,
  checkOut,
  createOrder,
  openCart,
  openShopForEach,
  readPurchaseRows,
} from '../../money/payments/testing.ts';

describe.each(testEngines)('checkout on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  const linesOf = (providerOrderId: string) =>
    shop.deps.db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['size', 'quantity', 'price'])
      .where('provider_order_id', '=', providerOrderId)
      .orderBy('position')
      .execute();

  it('answers the key and the provider’s order at the server’s price, asked for or not [spec entity.16 call.24 limit.2,12] [policy terms.1]', async () => {
    const { token } = await openCart(shop);
    for (const body of [
      { amount },
      { amount: String(amount) },
      { amount: ' ' },
      { shippingInfo: '', attemptId: ' ' },
      {},
    ]) {
      const answer = await shop.call('checkout', { token, body });
      expect(answer).toMatchObject({
        status: 200,
        body: {
          success: true,
          key: double.env.RAZORPAY_KEY_ID,
          order: { id: expect.stringMatching(/^order_/), amount: 110_000, currency: 'INR', notes: [] },
        },
      });
    }
  });

  it('charges the shipping of the settings, and refuses the amount of older ones [policy shipping.2]', async () => {
    const { token } = await openCart(shop);
    const set = async (basedOn: number, fee: number, freeFrom: number | null) =>
      saveSection(
        shop.deps,
        { section: 'shipping', basedOn, value: { fee, freeFrom, unionTerritories: true } },
        commandLine,
      );
    const charged = async (shown: number) => {
      const delhi = { ...address, state: 'Delhi' };
      const { status, body } = await shop.call('checkout', { token, body: { amount: shown, shippingInfo: delhi } });
      return status === 200 ? Number(body.order?.amount) / 100 : status;
    };
    await set(0, 70, null);
    expect([await charged(1100), await charged(1070)]).toEqual([409, 1070]);
    await set(1, 70, 1001);
    expect(await charged(1070)).toBe(1070);
    await set(2, 70, 1000);
    expect([await charged(1070), await charged(1000)]).toEqual([409, 1000]);
    expect(await shop.deps.db.selectFrom('orders').select('shipping_price').distinct().execute()).toHaveLength(2);
  });

  it('asks for what the browser computes from the listed cart and the settings, and for nothing else', async () => {
    const { token } = await openCart(shop);
    for (const [basedOn, fee, freeFrom] of [
      [0, 100, null],
      [1, 70, 1000],
      [2, 70, 3001],
      [3, 0, null],
    ] as const) {
      await saveSection(
        shop.deps,
        { section: 'shipping', basedOn, value: { fee, freeFrom, unionTerritories: true } },
        commandLine,
      );
      for (const quantity of [1, 3, 10]) {
        const [{ _id: cartItemId } = { _id: '' }] = (await shop.call('getCart', { token })).body;
        await shop.call('updateCartLine', { token, params: { cartItemId, quantity } });
        const lines = (await shop.call('getCart', { token })).body;
        const { total } = priceOrder(lines, (await shop.call('getConfig')).body.shipping);
        const statusOf = async (shown: number) =>
          (await shop.call('checkout', { token, body: { amount: shown, shippingInfo: address } })).status;
        expect([await statusOf(total - 1), await statusOf(total + 1), await statusOf(total)]).toEqual([409, 409, 200]);
      }
    }
  });

  it('refuses another amount, an empty cart and a place where the shop does not deliver, and asks the provider nothing [spec call.24] [policy shipping.3,11]', async () => {
    const { token } = await openCart(shop);
    const before = (await double.state()).orders.length;
    expect(await shop.call('checkout', { token, body: { amount: 1 } })).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    });
    const delhi = { ...address, state: 'Delhi' };
    expect(await shop.call('checkout', { token, body: { amount, shippingInfo: delhi } })).toMatchObject({
      status: 400,
      error: { fields: { 'shippingInfo.state': expect.any(String) } },
    });
    const incomplete = { ...address, city: ' ' };
    expect(await shop.call('checkout', { token, body: { amount, shippingInfo: incomplete } })).toMatchObject({
      status: 400,
      error: { fields: { 'shippingInfo.city': fieldMessages.cityRequired } },
    });
    await shop.call('emptyCart', { token });
    expect(await shop.call('checkout', { token, body: {} })).toMatchObject({ status: 400 });
    expect((await double.state()).orders).toHaveLength(before);
    expect((await readPurchaseRows(shop)).orders).toEqual([]);
  });

  it('is one order an attempt, however many requests are under way', async () => {
    const { token } = await openCart(shop);
    const body = { amount, attemptId: 'tab-1' };
    const orders = await Promise.all(Array.from({ length: 40 }, () => checkOut(shop, token, body)));
    orders.push(await checkOut(shop, token, body));
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect((await readPurchaseRows(shop)).orders).toHaveLength(1);
  });

  it('is another order for another attempt, customer or amount', async () => {
    const [asha, ravi] = [await openCart(shop), await openCart(shop)];
    const first = await checkOut(shop, asha.token, { amount, attemptId: 'tab-1' });
    const attempt = await checkOut(shop, asha.token, { amount, attemptId: 'tab-2' });
    const customer = await checkOut(shop, ravi.token, { amount, attemptId: 'tab-1' });
    await shop.call('addToCart', { token: asha.token, body: { ...asha.line, quantity: 1 } });
    const price = await checkOut(shop, asha.token, { amount: amount + 500, attemptId: 'tab-1' });
    expect(new Set([first.id, attempt.id, customer.id, price.id]).size).toBe(4);
  });

  it('takes up what the cart holds now when the same attempt comes again at the same amount', async () => {
    const { token, product, line } = await openCart(shop);
    const body = { amount, attemptId: 'tab-1' };
    const order = await checkOut(shop, token, body);
    await shop.call('emptyCart', { token });
    await shop.call('addToCart', { token, body: { ...line, size: 'S', color: product.colorIds[1] } });
    expect((await checkOut(shop, token, { ...body, shippingInfo: address })).id).toBe(order.id);
    expect(await linesOf(order.id)).toEqual([{ size: 'S', quantity: 2, price: 500 }]);
    const [row] = (await readPurchaseRows(shop)).orders;
    expect(JSON.parse(row?.address ?? '')).toEqual(address);
  });

  it('keeps what was bought when the attempt that comes again has been paid, and places it', async () => {
    const { token, line } = await openCart(shop);
    const body = { amount, attemptId: 'tab-1' };
    const order = await checkOut(shop, token, body);
    await double.pay({ order_id: order.id, status: 'captured' });
    await shop.call('emptyCart', { token });
    await shop.call('addToCart', { token, body: { ...line, size: 'S' } });
    expect(await checkOut(shop, token, body)).toMatchObject({ id: order.id, status: 'paid' });
    expect(await linesOf(order.id)).toEqual([{ size: line.size, quantity: 2, price: 500 }]);
    await reconcileOrders(shop.deps);
    expect((await readPurchaseRows(shop)).placed).toHaveLength(1);
  });

  it('“The price is that of the moment of checkout.”: a price that rises before the payment changes nothing [policy terms.3]', async () => {
    expect(JSON.stringify(terms)).toContain('The price is that of the moment of checkout.');
    const { token, product } = await openCart(shop);
    const order = await checkOut(shop, token, { amount });
    await shop.deps.db.updateTable('products').set({ price: 900 }).where('id', '=', product.id).execute();
    const payment = await double.pay({ order_id: order.id, status: 'captured' });
    const placed = await createOrder(shop, token, order.id, payment.id);
    expect(placed.body.order).toMatchObject({ totalPriceAfterDiscount: amount, orderItems: [{ price: 500 }] });
  });

  it.each([
    ['down', 503],
    ['busy', 503],
    ['error', 502],
    ['garbage', 502],
    ['refuses keys', 502],
  ] as const)('says that the provider cannot be reached when it is %s, and works later', async (kind, status) => {
    const { token } = await openCart(shop);
    await double.fail({ kind });
    expect(await shop.call('checkout', { token, body: { amount, attemptId: 'tab-1' } })).toMatchObject({ status });
    await double.recover();
    expect(await checkOut(shop, token, { amount, attemptId: 'tab-1' })).toMatchObject({ status: 'created' });
  });

  it('takes a cart of thousands of lines, from before carts had a limit', async () => {
    const { token, customer } = await shop.signUp();
    const colors = Array.from({ length: 100 }, (_, index) => `Shade ${index}`);
    const { db, clock } = shop.deps;
    for (let count = 0; count < 10; count += 1) {
      const { id, colorIds } = await shop.addProduct({ price: 5, colors });
      const lines = colorIds.flatMap((color_id) =>
        sizes.map((size) => ({
          id: v7(),
          customer_id: customer._id,
          product_id: id,
          color_id,
          size,
          quantity: 1,
          created_at: clock.now().toISOString(),
        })),
      );
      await db.insertInto('cart_lines').values(lines).execute();
    }
    const { id: orderId } = await checkOut(shop, token, { attemptId: 'tab-1', shippingInfo: address });
    expect(await linesOf(orderId)).toHaveLength(7000);
    const { id: paymentId } = await double.pay({ order_id: orderId, status: 'captured' });
    const { status, body } = await createOrder(shop, token, orderId, paymentId);
    expect([status, body.order.totalPrice, body.order.orderItems.length]).toEqual([201, 35_100, 7000]);
    expect((await readPurchaseRows(shop)).cartLines).toEqual([]);
  });
});
