// Parcels that came back, and what they mean for their shoppers' next orders.
import { describe, expect, it } from 'vitest';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import { testEngines } from '../../../../database/testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { readDocuments } from '../../money/documents/issue/testing.ts';
import { forgetPastCustomers } from '../../money/offers/shopper/people.service.ts';
import { openCart, readPurchaseRows } from '../../money/payments/testing.ts';
import { markReturned } from '../fulfilment/ship-parcels.service.ts';
import { cancelOrder } from '../orders/change-status.service.ts';
import { askForCash, bringTo, openCashShop, placeForCash } from './testing.ts';

const hour = 3600_000;

describe.each(testEngines)('an order paid on delivery on %s', (engine) => {
  const cash = openCashShop(engine);

  it('that came back ends with a credit note for its invoice, no refund, and a refusal that counts', async () => {
    const { token, line } = await openCart(cash.shop);
    for (const attemptId of ['tab-1', 'tab-2']) {
      await cash.shop.call('addToCart', { token, body: { ...line, quantity: 2 } });
      await cash.shop.deps.db.updateTable('cart_lines').set({ quantity: 2 }).execute();
      const number = await placeForCash(cash.shop, token, { attemptId });
      await bringTo(cash.shop, number, 'Shipped');
      await markReturned(cash.shop.deps, number, commandLine);
      await cancelOrder(cash.shop.deps, number, commandLine);
    }
    const { refunds, mails } = await readPurchaseRows(cash.shop);
    expect(refunds).toEqual([]);
    expect(mails.at(-1)?.text_body).toContain('Nothing was paid for it');
    for (const { id } of await cash.shop.deps.db.selectFrom('orders').select('id').execute()) {
      const [bill, note] = await readDocuments(cash.shop.deps.db, id);
      expect([bill?.kind, note?.kind]).toEqual(['bill', 'credit note']);
      expect(note?.sums).toEqual(bill?.sums);
    }
    await cash.shop.call('addToCart', { token, body: line });
    expect((await askForCash(cash.shop, token, { attemptId: 'tab-3' })).error.message).toContain(
      messages.refusedBefore,
    );
    cash.now = new Date(cash.now.getTime() + 181 * 24 * hour);
    expect((await askForCash(cash.shop, token, { attemptId: 'tab-4' })).error.message).not.toContain(
      messages.refusedBefore,
    );
  });

  it('that came back is known for 180 days after its account, by nothing that can be read [policy privacy.32,33]', async () => {
    const { token, customer } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    await bringTo(cash.shop, number, 'Shipped');
    await markReturned(cash.shop.deps, number, commandLine);
    await cancelOrder(cash.shop.deps, number, commandLine);
    const { mobile } = await cash.shop.deps.db
      .selectFrom('customers')
      .select('mobile')
      .where('id', '=', customer._id)
      .executeTakeFirstOrThrow();
    const refusals = () => cash.shop.deps.db.selectFrom('past_refusals').selectAll().execute();
    expect(await refusals()).toEqual([]);
    expect((await cash.shop.call('deleteAccount', { token, body: { password: 'warp-and-weft-21' } })).status).toBe(200);
    const kept = await refusals();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(mobile);
    cash.now = new Date(cash.now.getTime() + 180 * 24 * hour - 1);
    await forgetPastCustomers(cash.shop.deps);
    expect(await refusals()).toEqual(kept);
    cash.now = new Date(cash.now.getTime() + 1);
    await forgetPastCustomers(cash.shop.deps);
    expect(await refusals()).toEqual([]);
  });
});
