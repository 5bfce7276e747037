// An order that adjustments lower: what is stored of it, paid for it, and changed by a new checkout.
import { priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { findPayableOf } from '../../money/methods/razorpay/payable-orders.repository.ts';
import { createOrder, openCart, openShopForEach } from '../../money/payments/testing.ts';
import { listPricedLines } from '../cart/cart.service.ts';
import { checkOutAdjusted, lessOnGoods, lessOnShipping } from './testing.ts';
import { reviseOrder } from './unpaid-orders.service.ts';

describe.each(testEngines)('an order with adjustments on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  async function fillCart() {
    const { token, customer, line } = await openCart(shop);
    const other = await shop.addProduct({ price: 499, title: 'Ikat Tee' });
    const further = { ...line, productId: other.id, color: other.colorIds[0], quantity: 1 };
    await shop.call('addToCart', { token, body: further });
    return { token, id: customer._id };
  }
  const stored = async () => ({
    order: await shop.deps.db
      .selectFrom('orders')
      .select(['items_total', 'shipping_price', 'total'])
      .executeTakeFirstOrThrow(),
    discounts: (
      await shop.deps.db.selectFrom('order_lines').select('discount_paise').orderBy('position').execute()
    ).map((row) => row.discount_paise),
    adjustments: await shop.deps.db
      .selectFrom('order_adjustments')
      .select(['kind', 'label', 'paise'])
      .orderBy('position')
      .execute(),
  });

  it('stores what lowers it and each line’s share, and is paid at the lower total', async () => {
    const { token, id } = await fillCart();
    const { providerOrderId, cart } = await checkOutAdjusted(shop.deps, id, [lessOnGoods(100), lessOnShipping(40)]);
    expect(await stored()).toEqual({
      order: { items_total: 1499, shipping_price: 100, total: 1459 },
      discounts: [6671, 3329],
      adjustments: [
        { kind: 'goods', label: 'Less for goods', paise: 10_000 },
        { kind: 'shipping', label: 'Less for shipping', paise: 4000 },
      ],
    });
    expect(cart.total).toBe(1459);
    const payment = await double.pay({ order_id: providerOrderId, status: 'captured' });
    const placed = await createOrder(shop, token, providerOrderId, payment.id);
    expect(placed.status).toBe(201);
    const [listed] = (await shop.call('listOrders', { token })).body.orders;
    expect(listed).toMatchObject({ totalPrice: 1599, totalPriceAfterDiscount: 1459 });
  });

  it('has the adjustments of the latest checkout', async () => {
    const { id } = await fillCart();
    const { providerOrderId, cart } = await checkOutAdjusted(shop.deps, id, [lessOnGoods(100)]);
    const order = await findPayableOf(shop.deps.db, providerOrderId);
    if (!order) throw new Error('there is no order');
    const lines = await listPricedLines(shop.deps.db, id);
    const revise = async (again: typeof cart) =>
      reviseOrder(shop.deps, order, { cart: again, address: null }, { checkAt: now, network: null });
    const settings = shop.deps.settings.current().shipping;
    await revise(priceOrder(lines, settings, [lessOnGoods(60, [1]), lessOnGoods(40, [0])]));
    expect(await stored()).toMatchObject({ order: { total: cart.total }, discounts: [4000, 6000] });
    expect((await stored()).adjustments.map(({ paise }) => paise)).toEqual([6000, 4000]);
  });
});
