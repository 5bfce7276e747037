// An order that is paid on delivery, from the door to the courier's hand.
import { describe, expect, it } from 'vitest';
import { serverMessages } from '@taana-baana/contract';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import { testEngines } from '../../../../database/testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { countTee, expectSoundCounts, oneTee, shopper } from '../../goods/stock/testing.ts';
import { amount, openCart, readPurchaseRows } from '../../money/payments/testing.ts';
import { giveCredit } from '../../money/store-credit/testing.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';
import { confirmByStaff } from './confirm-order.service.ts';
import { askForCash, bringTo, openCashShop, placeForCash, readPayments, readTokenOf } from './testing.ts';
import { endUnconfirmed, remindUnconfirmed } from './unconfirmed-orders.service.ts';

const hour = 3600_000;

describe.each(testEngines)('an order paid on delivery on %s', (engine) => {
  const cash = openCashShop(engine);

  it('is placed at once and once, with a payment that waits, and is not to be packed until it is confirmed [policy shipping.13 terms.11]', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    expect(await placeForCash(cash.shop, token)).toBe(number);
    expect(await readPayments(cash.shop)).toEqual([
      { method: 'cash-on-delivery', state: 'pending', amount_paise: amount * 100 },
    ]);
    const { orders } = (await cash.shop.call('listOrders', { token })).body;
    expect(orders).toMatchObject([
      {
        orderStatus: 'Ordered',
        paymentInfo: { razorpayOrderId: '', razorpayPaymentId: '' },
        cod: { due: amount, state: 'to confirm' },
      },
    ]);
    await expect(moveOrder(cash.shop.deps, number, 'Processing', commandLine)).rejects.toThrow(
      'has not confirmed it yet',
    );
  });

  it('is confirmed by its link, which a look does not change, and then packed, delivered and paid', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    const link = { params: { token: await readTokenOf(cash.shop, number) } };
    expect((await cash.shop.call('getCashOrder', link)).body).toMatchObject({
      number,
      state: 'to confirm',
      due: amount,
    });
    expect((await cash.shop.call('getCashOrder', link)).body.state).toBe('to confirm');
    expect((await cash.shop.call('confirmCashOrder', link)).body.state).toBe('to collect');
    expect((await cash.shop.call('confirmCashOrder', link)).body.state).toBe('to collect');
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(cash.shop.deps, number, to, commandLine);
    expect(await readPayments(cash.shop)).toMatchObject([{ state: 'pending' }]);
    await moveOrder(cash.shop.deps, number, 'Delivered', commandLine);
    expect(await readPayments(cash.shop)).toMatchObject([{ state: 'captured' }]);
    expect((await cash.shop.call('listOrders', { token })).body.orders[0]?.cod).toMatchObject({
      due: 0,
      state: 'collected',
    });
  });

  it('has a link that nobody can make up', async () => {
    const { token } = await openCart(cash.shop);
    const real = await readTokenOf(cash.shop, await placeForCash(cash.shop, token));
    const other = real.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const wrong of [other, real.slice(0, -1), `${real}x`, 'no-dot', ''.padEnd(40, 'a')]) {
      expect((await cash.shop.call('confirmCashOrder', { params: { token: wrong } })).status).toBe(404);
    }
  });

  it('is confirmed by staff who called', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    await confirmByStaff(cash.shop.deps, number, commandLine);
    await confirmByStaff(cash.shop.deps, number, commandLine);
    expect((await requireOrder(cash.shop.deps.db, number)).confirmBy).toBeNull();
  });

  it('is reminded of once after 12 hours, and cancelled after 48 with one mail; then it cannot be confirmed [policy shipping.14 terms.12]', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    const link = { params: { token: await readTokenOf(cash.shop, number) } };
    const subjects = async () => (await readPurchaseRows(cash.shop)).mails.map(({ subject }) => subject);
    await remindUnconfirmed(cash.shop.deps);
    expect(await subjects()).toHaveLength(1);
    cash.now = new Date(cash.now.getTime() + 12 * hour);
    await remindUnconfirmed(cash.shop.deps);
    await remindUnconfirmed(cash.shop.deps);
    expect((await subjects()).filter((subject) => subject.includes('still waits'))).toHaveLength(1);
    cash.now = new Date(cash.now.getTime() + 36 * hour);
    await endUnconfirmed(cash.shop.deps);
    await endUnconfirmed(cash.shop.deps);
    const { mails } = await readPurchaseRows(cash.shop);
    expect(mails.filter(({ text_body: text }) => text.includes('was not confirmed in time'))).toHaveLength(1);
    expect(await readPayments(cash.shop)).toMatchObject([{ state: 'cancelled' }]);
    const answer = await cash.shop.call('confirmCashOrder', link);
    expect([answer.status, answer.error.message]).toEqual([409, messages.cancelledBefore(number)]);
    await expect(confirmByStaff(cash.shop.deps, number, commandLine)).rejects.toThrow('is cancelled');
    const told = await cash.shop.deps.db.selectFrom('order_events').select('what').execute();
    expect(told.map(({ what }) => what).filter((what) => what?.startsWith('confirmed'))).toEqual([]);
  });

  it('holds its pieces until its time to be confirmed ends, and not a moment longer', async () => {
    const tee = await countTee(cash.shop, 1);
    const [asha, usha] = [await shopper(cash.shop, tee), await shopper(cash.shop, tee)];
    const body = { amount: oneTee };
    await placeForCash(cash.shop, asha.token, body);
    const held = cash.now;
    const ask = () => cash.shop.call('checkout', { token: usha.token, body });
    expect((await ask()).status).toBe(409);
    cash.now = new Date(held.getTime() + 48 * hour - 1);
    await endUnconfirmed(cash.shop.deps);
    expect((await ask()).status).toBe(409);
    cash.now = new Date(held.getTime() + 48 * hour);
    await endUnconfirmed(cash.shop.deps);
    await expectSoundCounts(cash.shop);
    expect((await ask()).status).toBe(200);
  });

  it('is cancelled by its customer before it is packed, and nothing goes back', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    expect((await cash.shop.call('cancelOrder', { token, params: { number } })).body).toMatchObject({
      orderStatus: 'Cancelled',
      cod: { due: 0, state: 'ended' },
    });
    const { mails, refunds } = await readPurchaseRows(cash.shop);
    expect(refunds).toEqual([]);
    expect(mails.at(-1)?.text_body).toContain('Nothing was paid for it');
  });

  it('is given back by UPI once it was paid at the door [policy shipping.15]', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    await bringTo(cash.shop, number, 'Delivered');
    await refundOrder(cash.shop.deps, number, commandLine);
    const { mails } = await readPurchaseRows(cash.shop);
    expect(mails.at(-1)?.text_body).toContain('You paid in cash, so we give it back to you by UPI');
  });

  it('spends store credit first, and gives it back with the order', async () => {
    const { token, customer } = await openCart(cash.shop);
    await giveCredit(cash.shop, customer._id, 300);
    const number = await placeForCash(cash.shop, token, { useCredit: true });
    expect(await readPayments(cash.shop)).toEqual([
      { method: 'store-credit', state: 'captured', amount_paise: 30_000 },
      { method: 'cash-on-delivery', state: 'pending', amount_paise: (amount - 300) * 100 },
    ]);
    await cash.shop.call('cancelOrder', { token, params: { number } });
    expect((await cash.shop.call('getCredit', { token })).body.balance).toBe(300);
  });

  it('is refused if the courier would collect another sum than the one shown', async () => {
    const { token, customer } = await openCart(cash.shop);
    await giveCredit(cash.shop, customer._id, 300);
    const answer = await askForCash(cash.shop, token, { useCredit: true, due: amount - 400 });
    expect([answer.status, answer.error.message]).toEqual([409, serverMessages.creditChanged]);
    await placeForCash(cash.shop, token, { useCredit: true, due: amount - 300 });
  });

  it('needs no confirmation from who has paid at the door before', async () => {
    const { token, line } = await openCart(cash.shop);
    await bringTo(cash.shop, await placeForCash(cash.shop, token), 'Delivered');
    await cash.shop.call('addToCart', { token, body: line });
    const second = await placeForCash(cash.shop, token, { attemptId: 'tab-2' });
    expect((await requireOrder(cash.shop.deps.db, second)).confirmBy).toBeNull();
  });

  it('is promised from its confirmation on, not from its placement', async () => {
    const { token } = await openCart(cash.shop);
    const number = await placeForCash(cash.shop, token);
    const promisedFrom = async () => (await cash.shop.call('listOrders', { token })).body.orders[0]?.paidAt;
    expect(await promisedFrom()).toBe(cash.now.toISOString());
    cash.now = new Date(cash.now.getTime() + 30 * hour);
    await confirmByStaff(cash.shop.deps, number, commandLine);
    const confirmedAt = cash.now.toISOString();
    cash.now = new Date(cash.now.getTime() + hour);
    expect(await promisedFrom()).toBe(confirmedAt);
  });
});
