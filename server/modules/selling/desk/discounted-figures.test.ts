// What an order with adjustments looks like in figures, files and mails: what was paid for each line.
import { describe, expect, it } from 'vitest';
import { openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import type { ProviderDouble } from '../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../testing.ts';
import { checkOutAdjusted, lessOnGoods, lessOnShipping } from '../actions/checkout/testing.ts';
import { checkOut, createOrder, openCart, openShopForEach, readPurchaseRows } from '../money/payments/testing.ts';
import { readSalesReport } from './sales/sales.service.ts';
import { readSalesTable } from './sales/sales-tables.service.ts';

describe.each(testEngines)('an order with adjustments on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  it('keeps what its pieces cost at the checkout, and tells no shopper', async () => {
    const { token, product } = await openCart(shop);
    const setCost = (cost: number) => shop.deps.db.updateTable('products').set({ cost_paise: cost }).execute();
    await setCost(212_12);
    const { id: providerOrderId } = await checkOut(shop, token);
    await setCost(100);
    const payment = await double.pay({ order_id: providerOrderId, status: 'captured' });
    const placed = await createOrder(shop, token, providerOrderId, payment.id);
    const day = { from: '2026-11-21', to: '2026-11-21' };
    const { total } = await readSalesTable(shop.deps, 'product', day, 'owner');
    expect(total.margin).toEqual({ costPaise: 424_24, marginPaise: 575_76, percent: 58, unknown: 0 });
    const orders = await shop.call('listOrders', { token });
    const shown = await shop.call('getProduct', { params: { id: product.id } });
    const answers = JSON.stringify([placed.body, orders.body, shown.body]);
    expect(answers).not.toMatch(/cost|21212|212\.12/i);
  });

  it('counts with what was paid in sales and files, and its mail says what lowered it', async () => {
    const { token, customer } = await openCart(shop);
    const { providerOrderId } = await checkOutAdjusted(shop.deps, customer._id, [lessOnGoods(150), lessOnShipping(40)]);
    const payment = await double.pay({ order_id: providerOrderId, status: 'captured' });
    await createOrder(shop, token, providerOrderId, payment.id);

    const day = { from: '2026-11-21', to: '2026-11-21' };
    const { total } = await readSalesReport(shop.deps, { by: 'day', ...day });
    const { rows } = await readSalesTable(shop.deps, 'product', day, 'owner');
    expect([total.revenue, rows.map(({ soldPaise }) => soldPaise)]).toEqual([910, [85_000]]);

    const admin = openTestAdmin(shop);
    const { cookie } = await admin.addMember('owner');
    const file = await admin.app.inject({ url: '/api/orders.csv', headers: { cookie } });
    // Pieces, price, line total, shipping, total.
    expect(file.payload).toContain(',2,500,850,100,910,');
    await admin.close();

    const mail = (await readPurchaseRows(shop)).mails.at(-1)?.text_body ?? '';
    const told = ['Rs. 1,000', 'Less for goods', '− Rs. 150', 'Less for shipping', '− Rs. 40', 'Rs. 100', 'Rs. 910'];
    expect(told.filter((text) => !mail.includes(text))).toEqual([]);
  });
});
