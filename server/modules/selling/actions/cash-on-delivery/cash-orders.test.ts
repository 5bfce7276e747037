// An order that is paid on delivery, from the door to the courier's hand.
import { describe, expect, it } from 'vitest';
import { serverMessages } from '@taana-baana/contract';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { address, amount, openCart, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { giveCredit } from '../../money/store-credit/testing.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { settleOrder } from '../checkout/settlement.service.ts';
import { markReturned } from '../fulfilment/ship-parcels.service.ts';
import { cancelOrder, moveOrder } from '../orders/change-status.service.ts';
import { findLinkOfOrder } from '../take-order/payment-links.repository.ts';
import { readDocuments } from '../../money/documents/issue/testing.ts';
import { forgetPastCustomers } from '../../money/offers/shopper/people.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';
import { confirmByStaff } from './confirm-order.service.ts';
import { placeForCash, takeCash } from './testing.ts';
import { endUnconfirmed, remindUnconfirmed } from './unconfirmed-orders.service.ts';

const hour = 3600_000;

describe.each(testEngines)('an order paid on delivery on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00.000Z');
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ double, shop, now } = opened);
    await takeCash(shop);
  });
  const wanted = { amount, attemptId: 'tab-1', shippingInfo: address } as const;
  const place = async (token: string, body: object = wanted) => shop.call('placeCashOrder', { token, body });
  const placed = (token: string, body: object = {}) => placeForCash(shop, token, body);
  const payments = () =>
    shop.deps.db.selectFrom('payments').select(['method', 'state', 'amount_paise']).orderBy('id').execute();
  const tokenOf = async (number: string) => {
    const { mails } = await readPurchaseRows(shop);
    const mail = mails.find(({ subject }) => subject.includes(number));
    return /confirm-order\/(\S+)/.exec(mail?.text_body ?? '')?.[1] ?? '';
  };

  it('is placed at once and once, with a payment that waits, and is not to be packed until it is confirmed [policy shipping.13 terms.11]', async () => {
    const { token } = await openCart(shop);
    const number = await placed(token);
    expect(await placed(token)).toBe(number);
    expect(await payments()).toEqual([{ method: 'cash-on-delivery', state: 'pending', amount_paise: amount * 100 }]);
    const { orders } = (await shop.call('listOrders', { token })).body;
    expect(orders).toMatchObject([
      {
        orderStatus: 'Ordered',
        paymentInfo: { razorpayOrderId: '', razorpayPaymentId: '' },
        cod: { due: amount, state: 'to confirm' },
      },
    ]);
    await expect(moveOrder(shop.deps, number, 'Processing', commandLine)).rejects.toThrow('has not confirmed it yet');
  });

  it('is confirmed by its link, which a look does not change, and then packed, delivered and paid', async () => {
    const { token } = await openCart(shop);
    const number = await placed(token);
    const link = { params: { token: await tokenOf(number) } };
    expect((await shop.call('getCashOrder', link)).body).toMatchObject({ number, state: 'to confirm', due: amount });
    expect((await shop.call('getCashOrder', link)).body.state).toBe('to confirm');
    expect((await shop.call('confirmCashOrder', link)).body.state).toBe('to collect');
    expect((await shop.call('confirmCashOrder', link)).body.state).toBe('to collect');
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    expect(await payments()).toMatchObject([{ state: 'pending' }]);
    await moveOrder(shop.deps, number, 'Delivered', commandLine);
    expect(await payments()).toMatchObject([{ state: 'captured' }]);
    expect((await shop.call('listOrders', { token })).body.orders[0]?.cod).toMatchObject({
      due: 0,
      state: 'collected',
    });
  });

  it('has a link that nobody can make up', async () => {
    const { token } = await openCart(shop);
    const real = await tokenOf(await placed(token));
    for (const wrong of [real.slice(0, -1), `${real}x`, 'no-dot', ''.padEnd(40, 'a')]) {
      expect((await shop.call('confirmCashOrder', { params: { token: wrong } })).status).toBe(404);
    }
  });

  it('is confirmed by staff who called', async () => {
    const { token } = await openCart(shop);
    const number = await placed(token);
    await confirmByStaff(shop.deps, number, commandLine);
    await confirmByStaff(shop.deps, number, commandLine);
    expect((await requireOrder(shop.deps.db, number)).confirmBy).toBeNull();
  });

  it('is reminded of once after 12 hours, and cancelled after 48 with one mail; then it cannot be confirmed [policy shipping.14 terms.12]', async () => {
    const { token } = await openCart(shop);
    const number = await placed(token);
    const link = { params: { token: await tokenOf(number) } };
    const subjects = async () => (await readPurchaseRows(shop)).mails.map(({ subject }) => subject);
    await remindUnconfirmed(shop.deps);
    expect(await subjects()).toHaveLength(1);
    now = new Date(now.getTime() + 12 * hour);
    await remindUnconfirmed(shop.deps);
    await remindUnconfirmed(shop.deps);
    expect((await subjects()).filter((subject) => subject.includes('still waits'))).toHaveLength(1);
    now = new Date(now.getTime() + 36 * hour);
    await endUnconfirmed(shop.deps);
    await endUnconfirmed(shop.deps);
    const { mails } = await readPurchaseRows(shop);
    expect(mails.filter(({ text_body: text }) => text.includes('was not confirmed in time'))).toHaveLength(1);
    expect(await payments()).toMatchObject([{ state: 'cancelled' }]);
    const answer = await shop.call('confirmCashOrder', link);
    expect([answer.status, answer.error.message]).toEqual([409, messages.cancelledBefore(number)]);
    await expect(confirmByStaff(shop.deps, number, commandLine)).rejects.toThrow('is cancelled');
  });

  it('is cancelled by its customer before it is packed, and nothing goes back', async () => {
    const { token } = await openCart(shop);
    const number = await placed(token);
    expect((await shop.call('cancelOrder', { token, params: { number } })).body).toMatchObject({
      orderStatus: 'Cancelled',
      cod: { due: 0, state: 'ended' },
    });
    const { mails, refunds } = await readPurchaseRows(shop);
    expect(refunds).toEqual([]);
    expect(mails.at(-1)?.text_body).toContain('Nothing was paid for it');
  });

  it('is given back by UPI once it was paid at the door [policy shipping.15]', async () => {
    const { token } = await openCart(shop);
    const number = await placed(token);
    await confirmByStaff(shop.deps, number, commandLine);
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(shop.deps, number, to, commandLine);
    await refundOrder(shop.deps, number, commandLine);
    const { mails } = await readPurchaseRows(shop);
    expect(mails.at(-1)?.text_body).toContain('You paid in cash, so we give it back to you by UPI');
  });

  it('that came back is known for 180 days after its account, by nothing that can be read [policy privacy.32,33]', async () => {
    const { token, customer } = await openCart(shop);
    const number = await placed(token);
    await confirmByStaff(shop.deps, number, commandLine);
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    await markReturned(shop.deps, number, commandLine);
    await cancelOrder(shop.deps, number, commandLine);
    const { mobile } = await shop.deps.db
      .selectFrom('customers')
      .select('mobile')
      .where('id', '=', customer._id)
      .executeTakeFirstOrThrow();
    const refusals = () => shop.deps.db.selectFrom('past_refusals').selectAll().execute();
    expect(await refusals()).toEqual([]);
    expect((await shop.call('deleteAccount', { token, body: { password: 'warp-and-weft-21' } })).status).toBe(200);
    const kept = await refusals();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(mobile);
    now = new Date(now.getTime() + 180 * 24 * hour - 1);
    await forgetPastCustomers(shop.deps);
    expect(await refusals()).toEqual(kept);
    now = new Date(now.getTime() + 1);
    await forgetPastCustomers(shop.deps);
    expect(await refusals()).toEqual([]);
  });

  it('spends store credit first, and gives it back with the order', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 300);
    const number = await placed(token, { useCredit: true });
    expect(await payments()).toEqual([
      { method: 'store-credit', state: 'captured', amount_paise: 30_000 },
      { method: 'cash-on-delivery', state: 'pending', amount_paise: (amount - 300) * 100 },
    ]);
    await shop.call('cancelOrder', { token, params: { number } });
    expect((await shop.call('getCredit', { token })).body.balance).toBe(300);
  });

  it('is refused if the courier would collect another sum than the one shown', async () => {
    const { token, customer } = await openCart(shop);
    await giveCredit(shop, customer._id, 300);
    const answer = await place(token, { ...wanted, useCredit: true, due: amount - 400 });
    expect([answer.status, answer.error.message]).toEqual([409, serverMessages.creditChanged]);
    await placed(token, { useCredit: true, due: amount - 300 });
  });

  it('needs no confirmation from who has paid at the door before', async () => {
    const { token } = await openCart(shop);
    const first = await placed(token);
    await confirmByStaff(shop.deps, first, commandLine);
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(shop.deps, first, to, commandLine);
    await shop.deps.db.updateTable('orders').set({ attempt_key: null }).execute();
    await refill(token);
    const second = await placed(token, { attemptId: 'tab-2' });
    expect((await requireOrder(shop.deps.db, second)).confirmBy).toBeNull();
  });
  const refill = async (token: string) => {
    const [line] = await shop.deps.db.selectFrom('order_lines').selectAll().orderBy('id').execute();
    if (!line) throw new Error('nothing was bought');
    const { product_id: productId, color_id: color, size, quantity, price } = line;
    await shop.call('addToCart', { token, body: { productId, color, size, quantity, price } });
  };

  it('that came back ends with a credit note for its invoice, no refund, and a refusal that counts', async () => {
    const { token, line } = await openCart(shop);
    for (const attemptId of ['tab-1', 'tab-2']) {
      await shop.call('addToCart', { token, body: { ...line, quantity: 2 } });
      await shop.deps.db.updateTable('cart_lines').set({ quantity: 2 }).execute();
      const number = await placed(token, { attemptId });
      await confirmByStaff(shop.deps, number, commandLine);
      for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
      await markReturned(shop.deps, number, commandLine);
      await cancelOrder(shop.deps, number, commandLine);
    }
    const { refunds, mails } = await readPurchaseRows(shop);
    expect(refunds).toEqual([]);
    expect(mails.at(-1)?.text_body).toContain('Nothing was paid for it');
    for (const { id } of await shop.deps.db.selectFrom('orders').select('id').execute()) {
      const [bill, note] = await readDocuments(shop.deps.db, id);
      expect([bill?.kind, note?.kind]).toEqual(['bill', 'credit note']);
      expect(note?.sums).toEqual(bill?.sums);
    }
    await shop.call('addToCart', { token, body: line });
    expect((await place(token, { ...wanted, attemptId: 'tab-3' })).error.message).toContain(messages.refusedBefore);
    now = new Date(now.getTime() + 181 * 24 * hour);
    expect((await place(token, { ...wanted, attemptId: 'tab-4' })).error.message).not.toContain(messages.refusedBefore);
  });

  describe('is paid online instead', () => {
    const payLink = async (token: string, number: string) => {
      const { url } = (await shop.call('payCashOrder', { token, params: { number } })).body;
      expect((await shop.call('payCashOrder', { token, params: { number } })).body.url).toBe(url);
      const { id } = await requireOrder(shop.deps.db, number);
      const link = await findLinkOfOrder(shop.deps.db, id);
      return { id, pay: () => double.payLink(link?.id ?? '') };
    };

    it('before it is packed: nothing is due, nothing is to be confirmed, and one mail says so', async () => {
      const { token } = await openCart(shop);
      const number = await placed(token);
      const { id, pay } = await payLink(token, number);
      await pay();
      await settleOrder(shop.deps, { id }, 'reconciler');
      await settleOrder(shop.deps, { id }, 'reconciler');
      expect(await payments()).toMatchObject([{ method: 'razorpay', state: 'captured', amount_paise: amount * 100 }]);
      const order = await requireOrder(shop.deps.db, number);
      expect([order.method, order.confirmBy]).toEqual(['razorpay', null]);
      expect((await shop.call('listOrders', { token })).body.orders[0]?.cod).toBeUndefined();
      const { mails, refunds } = await readPurchaseRows(shop);
      expect(mails.filter(({ text_body: text }) => text.includes('You pay nothing when it arrives'))).toHaveLength(1);
      expect(refunds).toEqual([]);
      await moveOrder(shop.deps, number, 'Processing', commandLine);
    });

    it('after it is packed: the payment goes back in full, and the courier collects', async () => {
      const { token } = await openCart(shop);
      const number = await placed(token);
      const { id, pay } = await payLink(token, number);
      await confirmByStaff(shop.deps, number, commandLine);
      await moveOrder(shop.deps, number, 'Processing', commandLine);
      await pay();
      await settleOrder(shop.deps, { id }, 'reconciler');
      await settleOrder(shop.deps, { id }, 'reconciler');
      const { refunds } = await readPurchaseRows(shop);
      expect(refunds).toMatchObject([{ amount_paise: amount * 100, reason: 'packed for cash' }]);
      expect((await shop.call('listOrders', { token })).body.orders[0]?.cod).toMatchObject({
        due: amount,
        state: 'to collect',
      });
      expect((await shop.call('payCashOrder', { token, params: { number } })).error.message).toBe(
        messages.packedAlready,
      );
    });
  });

  describe('is refused', () => {
    const answer = async (changes: Parameters<typeof takeCash>[1], body: object = wanted) => {
      const { token } = await openCart(shop);
      await takeCash(shop, changes);
      const { status, error } = await place(token, body);
      const { body: preview } = await shop.call('previewCash', {
        token,
        body: { pincode: String(address.pincode) },
      });
      expect(await payments()).toEqual([]);
      return { status, message: error.message, refusal: preview.refusal };
    };
    const refused = (why: string) => ({ status: 409, message: messages.payOnline(why), refusal: why });

    it('while it is off', async () => {
      expect(await answer({ isOn: false })).toEqual(refused(messages.notTaken));
    });
    it('below the sums [policy shipping.12 terms.10]', async () => {
      expect(await answer({ from: amount + 1, to: amount + 1 })).toEqual(refused(messages.from(amount + 1)));
    });
    it('above the highest sum [policy shipping.12 terms.10]', async () => {
      expect(await answer({ to: amount - 1 })).toEqual(refused(messages.upTo(amount - 1)));
    });
    it('at a PIN code where nobody collects', async () => {
      const pincodes = { only: false, list: [String(address.pincode)] };
      expect(await answer({ pincodes })).toEqual(refused(messages.notAtPincode(String(address.pincode))));
    });
    it('at a PIN code that is not on the list of those where couriers collect', async () => {
      const pincodes = { only: true, list: ['110001'] };
      expect(await answer({ pincodes })).toEqual(refused(messages.notAtPincode(String(address.pincode))));
    });
    it('for a product that is not sold so', async () => {
      const { token, product } = await openCart(shop);
      await takeCash(shop, { notFor: [product.id] });
      expect((await place(token)).error.message).toBe(messages.payOnline(messages.notFor('Warli Village Tee')));
    });
    it('with two cash orders on their way, also from another account with the mobile', async () => {
      const first = await openCart(shop);
      for (const attemptId of ['tab-1', 'tab-2']) {
        await placed(first.token, { attemptId });
        await shop.call('addToCart', { token: first.token, body: first.line });
      }
      expect((await place(first.token, { ...wanted, attemptId: 'tab-3' })).error.message).toContain(
        messages.tooManyOpen,
      );
      const other = await openCart(shop);
      const { mobile } = await shop.deps.db
        .selectFrom('customers')
        .select('mobile')
        .where('id', '=', first.customer._id)
        .executeTakeFirstOrThrow();
      await shop.deps.db.updateTable('customers').set({ mobile }).where('id', '=', other.customer._id).execute();
      expect((await place(other.token)).error.message).toContain(messages.tooManyOpen);
    });
  });
});
