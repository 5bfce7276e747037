// Money decisions on what a process of the previous version wrote a moment ago, without rows of payments.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { cancelOrder } from '../../actions/orders/change-status.service.ts';
import { refundOrder } from '../../actions/orders/refund-order.service.ts';
import { amount, checkOut, openCart, openShopForEach, verify } from './testing.ts';

describe.each(testEngines)('an order that the previous version has just written, on %s,', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  openShopForEach(engine, { now: () => new Date('2026-11-21T10:00:00.000Z') }, (opened) => ({ double, shop } = opened));

  async function bought(): Promise<string> {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    await verify(shop, token, id, (await double.pay({ order_id: id, status: 'captured' })).id);
    return id;
  }
  const asBefore = async () => {
    await shop.deps.db.updateTable('refunds').set({ payment_id: null }).execute();
    await shop.deps.db.deleteFrom('payments').execute();
    await shop.deps.db.updateTable('orders').set({ placed_at: null }).execute();
  };

  it('gets its payment when it is placed', async () => {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    await asBefore();
    const payment = await double.pay({ order_id: id, status: 'captured' });
    await verify(shop, token, id, payment.id);
    const rows = await shop.deps.db.selectFrom('payments').selectAll().execute();
    const captured = { state: 'captured', provider_order_id: id, provider_payment_id: payment.id };
    expect(rows).toEqual([expect.objectContaining({ ...captured, amount_paise: amount * 100 })]);
  });

  it('gives back its whole payment when it is cancelled', async () => {
    const id = await bought();
    await asBefore();
    expect((await cancelOrder(shop.deps, id, commandLine)).refundPaise).toBe(amount * 100);
  });

  it('gives back what its refunds have left, and no more', async () => {
    const id = await bought();
    await refundOrder(shop.deps, id, commandLine, { amountRupees: 300 });
    await asBefore();
    await expect(refundOrder(shop.deps, id, commandLine, { amountRupees: amount - 299 })).rejects.toThrow(
      `Rs. ${amount - 300} of`,
    );
    await shop.deps.db.updateTable('refunds').set({ payment_id: null }).execute();
    expect((await cancelOrder(shop.deps, id, commandLine)).refundPaise).toBe((amount - 300) * 100);
  });
});
