// An order for which no money came: nothing goes back, and no mail says so.
import { describe, expect, it } from 'vitest';
import { changeMoney } from '../../../../../database/payments/testing.ts';
import { testEngines } from '../../../../../database/testing.ts';
import { inTransaction } from '../../../../../database/transaction.ts';
import type { ProviderDouble } from '../../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../../testing.ts';
import { commandLine } from '../../../../shop/audit-log/audit-log.service.ts';
import { cancelOrder } from '../../../actions/orders/change-status.service.ts';
import { requireOrder } from '../../../order/order-records.service.ts';
import { refundCancelled } from '../../../actions/orders/end-order.service.ts';
import { checkOut, openCart, openShopForEach, verify } from '../testing.ts';
import { refundOrder } from '../../../actions/orders/refund-order.service.ts';

describe.each(testEngines)('an order for which no money came, on %s,', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  it('records no refund and mails none, however it ends', async () => {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    await double.pay({ order_id: id, status: 'failed' });
    await expect(cancelOrder(shop.deps, id, commandLine)).rejects.toMatchObject({ code: 'conflict' });
    await expect(refundOrder(shop.deps, id, commandLine)).rejects.toMatchObject({ code: 'conflict' });
    const order = await requireOrder(shop.deps.db, id);
    const paise = await inTransaction(shop.deps, (trx) =>
      refundCancelled(trx, shop.deps, order, { source: 'operator' }),
    );
    const mails = await shop.deps.db.selectFrom('mails').select(['subject', 'text_body']).execute();
    expect([paise, await shop.deps.db.selectFrom('refunds').selectAll().execute()]).toEqual([0, []]);
    expect(mails.filter(({ text_body: text }) => /on its way back|refund/i.test(text))).toEqual([]);
  });

  it('is cancelled without a word about money, also if it is placed', async () => {
    const { db } = shop.deps;
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    await verify(shop, token, id, (await double.pay({ order_id: id, status: 'captured' })).id);
    const order = await requireOrder(db, id);
    await changeMoney(db, order.id, { paid_at: null, provider_payment_id: null });
    await expect(refundOrder(shop.deps, id, commandLine, { amountRupees: 1 })).rejects.toThrow('no payment');
    expect((await cancelOrder(shop.deps, id, commandLine)).refundPaise).toBe(0);
    expect(await db.selectFrom('refunds').selectAll().execute()).toEqual([]);
    const told = db.selectFrom('mails').select('text_body').where('subject', 'like', '%is cancelled');
    expect((await told.executeTakeFirstOrThrow()).text_body).toContain('is cancelled. Nothing was paid for it.');
  });
});
