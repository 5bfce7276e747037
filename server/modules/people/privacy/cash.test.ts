// What the shop holds of a customer who paid in cash: in the export, and after the account is deleted.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { bringTo, openCashShop, placeForCash } from '../../selling/actions/cash-on-delivery/testing.ts';
import { markReturned } from '../../selling/actions/fulfilment/ship-parcels.service.ts';
import { cancelOrder } from '../../selling/actions/orders/change-status.service.ts';
import { recordHandRefund } from '../../selling/actions/orders/hand-refunds.service.ts';
import { refundOrder } from '../../selling/actions/orders/refund-order.service.ts';
import { forgetPastCustomers } from '../../selling/money/offers/shopper/people.service.ts';
import { amount, openCart, readPurchaseRows } from '../../selling/money/payments/testing.ts';

const password = 'warp-and-weft-21';
const day = 24 * 3600_000;
const upiId = 'asha.k@okaxis';

describe.each(testEngines)('the data of a customer who pays in cash on %s', (engine) => {
  const cash = openCashShop(engine);
  const wait = (ms: number) => (cash.now = new Date(cash.now.getTime() + ms));
  const at = () => cash.now.toISOString();
  const exported = async (token: string) => (await cash.shop.call('exportData', { token })).body;
  const remove = (token: string) => cash.shop.call('deleteAccount', { token, body: { password } });

  /** Delivered and paid, then Rs. 300 of it given back to a UPI id. */
  async function givenBack() {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    await bringTo(cash.shop, number, 'Delivered');
    await refundOrder(cash.shop.deps, number, commandLine, { amountRupees: 300, reason: 'sent back' });
    const own = (await cash.shop.call('listOrders', { token })).body.orders[0];
    const link = own?.handRefund?.token ?? '';
    await cash.shop.call('saveUpiId', { params: { token: link }, body: { upiId } });
    const [refund] = (await readPurchaseRows(cash.shop)).refunds;
    const give = () => recordHandRefund(cash.shop.deps, number, refund?.id ?? '', commandLine);
    return { token, number, link, give };
  }

  /** Every table that contains the text, but those of limits and of jobs. */
  async function traces(text: string): Promise<string[]> {
    const { db } = cash.shop.deps;
    const found: string[] = [];
    for (const { name } of await db.introspection.getTables()) {
      const rows = await db
        .selectFrom(name as 'customers')
        .selectAll()
        .execute();
      if (JSON.stringify(rows).includes(text)) found.push(name);
    }
    return found;
  }

  it('has in its export what is to be paid and confirmed, and whole UPI ids without the token', async () => {
    const { token, number, link, give } = await givenBack();
    wait(60_000);
    const waiting = await placeForCash(cash.shop, (await openCart(cash.shop)).token);
    const before = await exported(token);
    expect(before.handRefunds).toEqual([
      { order: number, amountPaise: 30_000, upiId, createdAt: before.handRefunds?.[0]?.createdAt, givenAt: null },
    ]);
    await give();
    const after = await exported(token);
    expect(after.handRefunds).toMatchObject([{ upiId, givenAt: at() }]);
    expect(after.orders).toMatchObject([{ number, cod: { due: 0, state: 'collected' } }]);
    expect(JSON.stringify(after)).not.toContain(link);
    expect(JSON.stringify(after)).not.toContain(waiting);
  });

  it('says in its export until when an order is to be confirmed, and nothing of refunds without any', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    const data = await exported(token);
    const confirmBy = new Date(cash.now.getTime() + 2 * day).toISOString();
    expect(data.orders).toMatchObject([{ number, cod: { due: amount, state: 'to confirm', confirmBy } }]);
    expect(data).not.toHaveProperty('handRefunds');
  });

  it('loses the UPI id with the account once it is paid [policy privacy.34]', async () => {
    const { token, give } = await givenBack();
    await give();
    expect(await traces(upiId)).toEqual(['refunds']);
    expect((await remove(token)).status).toBe(200);
    expect(await traces(upiId)).toEqual([]);
  });

  it('keeps the UPI id of money that is still to be paid, until it is [policy privacy.35]', async () => {
    const { token, link, give } = await givenBack();
    expect((await remove(token)).status).toBe(200);
    expect(await traces(upiId)).toEqual(['refunds']);
    await give();
    expect(await traces(upiId)).toEqual([]);
    const { body } = await cash.shop.call('getHandRefund', { params: { token: link } });
    expect(body).toMatchObject({ duePaise: 0, paid: [{ paise: 30_000, at: at(), upiId: null }] });
  });

  it('leaves a refusal as a hash for 180 days, and no mobile number [policy privacy.32,33]', async () => {
    const { token, customer } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    await bringTo(cash.shop, number, 'Shipped');
    await markReturned(cash.shop.deps, number, commandLine);
    await cancelOrder(cash.shop.deps, number, commandLine);
    expect((await exported(token)).orders).toMatchObject([{ number, cod: { due: 0, state: 'ended' } }]);
    expect((await remove(token)).status).toBe(200);
    const kept = () => cash.shop.deps.db.selectFrom('past_refusals').selectAll().execute();
    expect(await kept()).toHaveLength(1);
    expect(JSON.stringify(await kept())).not.toContain(customer.mobile);
    wait(180 * day - 1);
    await forgetPastCustomers(cash.shop.deps);
    expect(await kept()).toHaveLength(1);
    wait(1);
    await forgetPastCustomers(cash.shop.deps);
    expect(await kept()).toEqual([]);
  });
});
