// An order that was to be paid on delivery is paid online, before and after it is packed.
import { describe, expect, it } from 'vitest';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import { testEngines } from '../../../../database/testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { checkPayments } from '../../money/payments/payments-check.service.ts';
import { amount, openCart, readPurchaseRows } from '../../money/payments/testing.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { settleOrder } from '../checkout/settlement.service.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { findLinkOfOrder } from '../manual-orders/payment-links.repository.ts';
import { bringTo, openCashShop, placeForCash, readPayments } from './testing.ts';

describe.each(testEngines)('an order paid on delivery is paid online on %s', (engine) => {
  const cash = openCashShop(engine);

  const payLink = async (token: string, number: string) => {
    const { url } = (await cash.shop.call('payCashOrder', { token, params: { number } })).body;
    expect((await cash.shop.call('payCashOrder', { token, params: { number } })).body.url).toBe(url);
    const { id } = await requireOrder(cash.shop.deps.db, number);
    const link = await findLinkOfOrder(cash.shop.deps.db, id);
    return { id, pay: () => cash.double.payLink(link?.id ?? '') };
  };

  it('before it is packed: nothing is due, nothing is to be confirmed, and one mail says so', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    const { id, pay } = await payLink(token, number);
    cash.now = new Date(cash.now.getTime() + 1);
    await pay();
    await settleOrder(cash.shop.deps, { id }, 'reconciler');
    await settleOrder(cash.shop.deps, { id }, 'reconciler');
    expect(await readPayments(cash.shop)).toMatchObject([
      { method: 'razorpay', state: 'captured', amount_paise: amount * 100 },
    ]);
    const order = await requireOrder(cash.shop.deps.db, number);
    expect([order.method, order.confirmBy, order.toPackSince]).toEqual(['razorpay', null, cash.now.toISOString()]);
    expect((await cash.shop.call('listOrders', { token })).body.orders[0]?.cod).toBeUndefined();
    const { mails, refunds } = await readPurchaseRows(cash.shop);
    expect(mails.filter(({ text_body: text }) => text.includes('You pay nothing when it arrives'))).toHaveLength(1);
    expect(refunds).toEqual([]);
    await moveOrder(cash.shop.deps, number, 'Processing', commandLine);
  });

  it('after it is packed: the payment goes back in full, and the courier collects', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    const { id, pay } = await payLink(token, number);
    await bringTo(cash.shop, number, 'Processing');
    await pay();
    await settleOrder(cash.shop.deps, { id }, 'reconciler');
    await settleOrder(cash.shop.deps, { id }, 'reconciler');
    const { refunds } = await readPurchaseRows(cash.shop);
    expect(refunds).toMatchObject([{ amount_paise: amount * 100, reason: 'packed for cash' }]);
    const check = () => checkPayments(cash.shop.deps, new Date('2026-11-20'), new Date('2026-11-30'));
    expect((await check()).differences).toEqual([]);
    await sendRefunds(cash.shop.deps);
    const { differences, byHand } = await check();
    expect([differences, byHand]).toEqual([[], []]);
    expect((await cash.shop.call('listOrders', { token })).body.orders[0]?.cod).toMatchObject({
      due: amount,
      state: 'to collect',
    });
    expect((await cash.shop.call('payCashOrder', { token, params: { number } })).error.message).toBe(
      messages.packedAlready,
    );
  });
});
