// A checkout of products that are not sold any more.
import { describe, expect, it } from 'vitest';
import { serverMessages } from '@taana-baana/contract';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { archive, dropColor, stopOffering } from '../../../catalog/products/testing.ts';
import { address, amount, checkOut, createOrder, openCart, openShopForEach } from '../../money/payments/testing.ts';

describe.each(testEngines)('what is not sold any more, on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date();
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  const message = serverMessages.notSold('Warli Village Tee in Maroon, size M,');
  const stops = {
    archived: (id: string) => archive(shop, id),
    'not offered': (id: string, color: string) => stopOffering(shop, id, color, ['M']),
    'of a dropped colour': (id: string, color: string) => dropColor(shop, id, color),
  };

  it.each(['archived', 'not offered', 'of a dropped colour'] as const)(
    'is refused by name when it is %s, before the provider is asked; without the line the checkout goes on',
    async (state) => {
      const { token, product, line } = await openCart(shop);
      const other = await shop.addProduct({ price: 300 });
      await shop.call('addToCart', { token, body: { ...line, productId: other.id, quantity: 1 } });
      await stops[state](product.id, line.color ?? '');
      const refused = await shop.call('checkout', { token, body: { amount: amount + 300, attemptId: 'one' } });
      expect([refused.status, refused.error]).toEqual([
        409,
        expect.objectContaining({ code: 'conflict', message: message }),
      ]);
      expect((await double.state()).orders).toEqual([]);
      const [gone] = (await shop.call('getCart', { token })).body;
      await shop.call('deleteCartLine', { token, params: { id: gone?._id ?? '' } });
      await checkOut(shop, token, { amount: 400 });
    },
  );

  it('is refused when an attempt is repeated, until it is paid', async () => {
    const { token, product } = await openCart(shop);
    const body = { amount, attemptId: 'one', shippingInfo: address };
    const order = await checkOut(shop, token, body);
    await archive(shop, product.id);
    expect((await shop.call('checkout', { token, body })).error.message).toBe(message);
    const payment = await double.pay({ order_id: order.id, status: 'captured' });
    expect((await checkOut(shop, token, body)).id).toBe(order.id);
    const placed = await createOrder(shop, token, order.id, payment.id);
    expect([placed.status, placed.body.order.orderItems.map(({ quantity }) => quantity)]).toEqual([201, [2]]);
    expect((await shop.call('getCart', { token })).body).toEqual([]);
  });
});
