// Exchanges of discounted goods that become store credit: of what was paid, once for each piece.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@taana-baana/contract';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { createOrder, openCart, openShopWithDouble } from '../../money/payments/testing.ts';
import { reconcileDocuments } from '../../money/reconciliation/reconciliation.service.ts';
import { checkOutAdjusted, lessOnGoods } from '../checkout/testing.ts';
import { moveOrder } from '../orders/change-status.service.ts';

describe.each(testEngines)('an exchange of discounted goods on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => new Date('2026-11-20T10:00:00.000Z') });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('owner'));
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
    await double.stop();
  });

  async function deliver(number: string): Promise<void> {
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    await admin.call('moveOrder', { cookie, params: { number }, body: { to: 'Delivered' } });
  }

  it('is worth what was paid, whether a piece was replaced before or not, and no more than was paid in all', async () => {
    const { token, customer, product } = await openCart(shop);
    const [{ _id: cartItemId } = { _id: '' }] = (await shop.call('getCart', { token })).body;
    await shop.call('updateCartLine', { token, params: { cartItemId, quantity: 3 } });
    const { providerOrderId } = await checkOutAdjusted(shop.deps, customer._id, [lessOnGoods(100)]);
    const payment = await double.pay({ order_id: providerOrderId, status: 'captured' });
    const { number }: Order = (await createOrder(shop, token, providerOrderId, payment.id)).body.order;
    await deliver(number);
    const ordered = async (of: string): Promise<Order | undefined> =>
      (await shop.call('listOrders', { token })).body.orders.find((order: Order) => order.number === of);
    const page = async () => (await admin.call('getOrder', { cookie, params: { number } })).body;

    /** One piece of the order, asked for and back in the shop. */
    async function received(of: string, color = product.colorIds[1]): Promise<string> {
      const line = (await ordered(of))?.orderItems[0]?._id ?? '';
      const asked = { line, quantity: 1, color, size: 'L' };
      const { body } = await shop.call('requestExchange', {
        token,
        params: { number: of },
        body: { lines: [asked], reason: 'color' },
      });
      const id: string = body.order.exchanges.at(-1)?._id ?? '';
      await admin.call('moveExchange', { cookie, params: { id }, body: { to: 'received' } });
      return id;
    }
    async function credit(id: string): Promise<number | null> {
      const promised = (await admin.call('getExchange', { cookie, params: { id } })).body.actions.credit;
      expect((await admin.call('creditExchange', { cookie, params: { id } })).status).toBe(200);
      return promised;
    }
    const balance = async () => (await shop.call('getCredit', { token })).body.balance;

    expect((await page()).lines[0]?.worth).toEqual([466, 933, 1400]);
    expect(await credit(await received(number))).toBe(466);
    expect((await page()).lines[0]?.worth?.[0]).toBe(467);
    const replaced = await received(number);
    await admin.call('replaceExchange', { cookie, params: { id: replaced } });
    const replacement = (await ordered(number))?.exchanges?.at(-1)?.replacement ?? '';
    await deliver(replacement);
    expect(await credit(await received(replacement, product.colorIds[0]))).toBe(467);
    expect(await balance()).toBe(933);
    const line = (await page()).lines[0]?.id ?? '';
    const body = { key: 'refund-of-the-third-piece', reason: 'not available', lines: [{ line, quantity: 1 }] };
    const last = (await admin.call('refundOrder', { cookie, params: { number }, body })).body;
    expect(last.refunds.map(({ amountPaise }: OrderPage['refunds'][number]) => amountPaise)).toEqual([46_700]);
    expect(last.amounts.refundablePaise).toBe(10_000);
    const { differences, bridge } = await reconcileDocuments(shop.deps.db, '2026-11');
    expect([differences, bridge['not explained']]).toEqual([[], 0]);
  });
});
