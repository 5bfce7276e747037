// A part is paid online first, and places the order; the courier collects the rest.
import { describe, expect, it } from 'vitest';
import { settingsSections } from '@taana-baana/contract/schemas/shop/settings.ts';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';
import { defaultSettings } from '../../../../../shop.config.ts';
import { testEngines } from '../../../../database/testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { readDocuments } from '../../money/documents/issue/testing.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { checkPayments } from '../../money/payments/payments-check.service.ts';
import { amount, createOrder, openCart, readPurchaseRows, verify } from '../../money/payments/testing.ts';
import { reconcileDocuments } from '../../money/reconciliation/reconciliation.service.ts';
import { giveCredit } from '../../money/store-credit/testing.ts';
import { listParcels } from '../../desk/packing-slips.service.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { reconcileOrders } from '../checkout/reconciler.service.ts';
import { settleOrder } from '../checkout/settlement.service.ts';
import { markReturned } from '../fulfilment/ship-parcels.service.ts';
import { cancelOrder } from '../orders/change-status.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';
import { findLinkOfOrder } from '../manual-orders/payment-links.repository.ts';
import { askForCash, bringTo, openAdvance, openCashShop, readPayments, takeCash } from './testing.ts';

const day = 24 * 3600_000;

describe.each(testEngines)('an advance on %s', (engine) => {
  const cash = openCashShop(engine);

  /** Of Rs. 1100, or of what credit leaves of it. */
  async function opened(advance: string, rupees: number, body: object = {}) {
    await takeCash(cash.shop, { advance });
    const { token, customer } = await openCart(cash.shop);
    const seen = { advance: rupees, due: amount - rupees, ...body };
    const open = () => openAdvance(cash.shop, token, seen);
    return { token, customer, open, providerOrder: await open() };
  }
  const pay = (order_id: string) => cash.double.pay({ order_id, status: 'captured' });

  async function placed(advance = '100', rupees = 100) {
    const { token, customer, providerOrder } = await opened(advance, rupees);
    const payment = await pay(providerOrder);
    expect((await verify(cash.shop, token, providerOrder, payment.id)).status).toBe(200);
    const { number } = (await createOrder(cash.shop, token, providerOrder, payment.id)).body.order;
    const { id } = await requireOrder(cash.shop.deps.db, number);
    return { token, customer, providerOrder, payment, number, id };
  }
  type Placed = Awaited<ReturnType<typeof placed>>;

  async function payLink({ token, number, id }: Pick<Placed, 'token' | 'number' | 'id'>) {
    await cash.shop.call('payCashOrder', { token, params: { number } });
    const paid = await cash.double.payLink((await findLinkOfOrder(cash.shop.deps.db, id))?.id ?? '');
    await settleOrder(cash.shop.deps, { id }, 'reconciler');
    return paid;
  }
  const refunded = async () =>
    (await readPurchaseRows(cash.shop)).refunds
      .map(({ amount_paise: paise, reason, status, provider_payment_id: of }) => ({ paise, reason, status, of }))
      .toSorted((a, b) => (a.paise ?? 0) - (b.paise ?? 0));
  const expectSoundBooks = async () => {
    const { bridge, differences } = await reconcileDocuments(cash.shop.deps.db, '2026-11');
    expect([bridge['not explained'], differences]).toEqual([0, []]);
    await sendRefunds(cash.shop.deps);
    const check = await checkPayments(cash.shop.deps, new Date('2026-11-01'), new Date('2026-12-01'));
    expect(check.differences).toEqual([]);
    return bridge;
  };

  it('places the order, which nobody has to confirm: mail, My Orders and label say what is due [policy shipping.18]', async () => {
    const { token, number, providerOrder, payment } = await placed();
    expect(await readPayments(cash.shop)).toEqual([
      { method: 'razorpay', state: 'captured', amount_paise: 10_000 },
      { method: 'cash-on-delivery', state: 'pending', amount_paise: 100_000 },
    ]);
    const [order] = (await cash.shop.call('listOrders', { token })).body.orders;
    expect(order?.paymentInfo.razorpayOrderId).toBe(providerOrder);
    expect(order?.cod).toEqual({ due: 1000, advance: 100, state: 'to collect', confirmBy: null });
    expect((await cash.shop.call('getOrder', { token, params: { number: providerOrder } })).body).toMatchObject({
      number,
    });
    const { mails } = await readPurchaseRows(cash.shop);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text_body).toContain('Paid in advance, online: Rs. 100\nTo pay on delivery: Rs. 1,000');
    expect((await listParcels(cash.shop.deps, [number], 'owner')).parcels[0]?.collect).toBe(1000);
    // Again, by every source: nothing more.
    expect((await verify(cash.shop, token, providerOrder, payment.id)).status).toBe(200);
    await bringTo(cash.shop, number, 'Delivered');
    expect((await readPayments(cash.shop)).map(({ state }) => state)).toEqual(['captured', 'captured']);
    expect(await expectSoundBooks()).toMatchObject({ captured: 10_000, 'with couriers': 100_000 });
    expect(await refunded()).toEqual([]);
  });

  it('in per cent is rounded up, of what store credit leaves, and is one attempt however often it is asked for', async () => {
    await takeCash(cash.shop, { advance: '33%' });
    const { token, customer } = await openCart(cash.shop);
    await giveCredit(cash.shop, customer._id, 301);
    const preview = { pincode: '638001', useCredit: true };
    // 33 % of 799 is 263.67.
    expect((await cash.shop.call('previewCash', { token, body: preview })).body).toEqual({
      total: amount,
      advance: 264,
      due: 535,
      refusal: null,
    });
    const asked = { advance: 264, due: 535, useCredit: true };
    const orders = await Promise.all([1, 2].map(() => openAdvance(cash.shop, token, asked)));
    expect(new Set(orders).size).toBe(1);
    await pay(orders[0] ?? '');
    await settleOrder(cash.shop.deps, { id: (await readPurchaseRows(cash.shop)).orders[0]?.id ?? '' }, 'webhook');
    expect(
      (await readPurchaseRows(cash.shop)).payments.map((one) => [one.method, one.state, one.amount_paise]),
    ).toEqual(
      expect.arrayContaining([
        ['razorpay', 'captured', 26_400],
        ['store-credit', 'captured', 30_100],
        ['cash-on-delivery', 'pending', 53_500],
      ]),
    );
  });

  it('that the shopper has not seen is refused with its sum, and opens nothing', async () => {
    await takeCash(cash.shop, { advance: '100' });
    const { token } = await openCart(cash.shop);
    for (const seen of [{}, { advance: 99, due: 1001 }])
      expect((await askForCash(cash.shop, token, seen)).error.message).toBe(messages.advanceChanged(100));
    await takeCash(cash.shop, { advance: '' });
    expect((await askForCash(cash.shop, token, { advance: 100, due: 1000 })).error.message).toBe(
      messages.advanceChanged(0),
    );
    expect((await readPurchaseRows(cash.shop)).orders).toEqual([]);
  });

  it('that would be all of it leaves no cash: the choice says so', async () => {
    await takeCash(cash.shop, { advance: '1100' });
    const { token } = await openCart(cash.shop);
    const { refusal } = (await cash.shop.call('previewCash', { token, body: { pincode: '638001' } })).body;
    expect(refusal).toBe(messages.advanceIsAll);
    expect((await askForCash(cash.shop, token, { advance: 1100, due: 0 })).status).toBe(409);
  });

  // Half is due: the second payment has the sum of the rest.
  it('that is paid twice goes back once, also if the rest is the same sum', async () => {
    const { id, providerOrder, payment } = await placed('50%', 550);
    const again = await pay(providerOrder);
    for (let times = 0; times < 2; times += 1) await settleOrder(cash.shop.deps, { id }, 'reconciler');
    expect(await refunded()).toEqual([{ paise: 55_000, reason: 'paid twice', status: 'due', of: again.id }]);
    expect(payment.id).not.toBe(again.id);
    expect(await requireOrder(cash.shop.deps.db, id)).toMatchObject({ method: 'cash-on-delivery', status: 'Ordered' });
    expect((await readPayments(cash.shop)).filter(({ state }) => state === 'pending')).toHaveLength(1);
  });

  it('that comes too late goes back, and no order is placed', async () => {
    const { providerOrder } = await opened('100', 100);
    for (let days = 0; days < 5; days += 1) {
      cash.now = new Date(cash.now.getTime() + day);
      await reconcileOrders(cash.shop.deps);
    }
    expect((await readPurchaseRows(cash.shop)).orders.map(({ status }) => status)).toEqual(['Expired']);
    const late = await pay(providerOrder);
    const { id = '' } = (await readPurchaseRows(cash.shop)).orders[0] ?? {};
    await settleOrder(cash.shop.deps, { id }, 'reconciler');
    expect(await refunded()).toEqual([{ paise: 10_000, reason: 'paid too late', status: 'due', of: late.id }]);
    expect((await readPurchaseRows(cash.shop)).placed).toEqual([]);
  });

  it('of another sum than was asked for places nothing, and goes back', async () => {
    const { providerOrder } = await opened('100', 100);
    const wrong = await cash.double.pay({ order_id: providerOrder, status: 'captured', amount: 110_000 });
    const { id = '' } = (await readPurchaseRows(cash.shop)).orders[0] ?? {};
    await settleOrder(cash.shop.deps, { id }, 'reconciler');
    expect(await refunded()).toEqual([{ paise: 110_000, reason: 'wrong amount', status: 'due', of: wrong.id }]);
    expect((await readPurchaseRows(cash.shop)).placed).toEqual([]);
  });

  it('goes back, and only it, when the order is cancelled before it is packed [policy shipping.19]', async () => {
    const { token, number, payment } = await placed();
    expect((await cash.shop.call('cancelOrder', { token, params: { number } })).status).toBe(200);
    expect(await refunded()).toEqual([{ paise: 10_000, reason: 'order cancelled', status: 'due', of: payment.id }]);
    expect((await readPayments(cash.shop)).map(({ method, state }) => [method, state])).toEqual([
      ['razorpay', 'captured'],
      ['cash-on-delivery', 'cancelled'],
    ]);
    await expectSoundBooks();
  });

  it('goes back when the parcel came back, with a credit note for the whole invoice [policy shipping.19]', async () => {
    const { number, id, payment } = await placed();
    await bringTo(cash.shop, number, 'Shipped');
    await markReturned(cash.shop.deps, number, commandLine);
    await cancelOrder(cash.shop.deps, number, commandLine);
    expect(await refunded()).toMatchObject([{ paise: 10_000, of: payment.id }]);
    const [bill, note] = await readDocuments(cash.shop.deps.db, id);
    expect(note?.sums).toEqual(bill?.sums);
    await expectSoundBooks();
  });

  it('leaves only the rest to Pay now; cancelled then, both payments go back', async () => {
    const { token, number, id, payment } = await placed();
    const rest = await payLink({ token, number, id });
    expect(await readPayments(cash.shop)).toEqual([
      { method: 'razorpay', state: 'captured', amount_paise: 10_000 },
      { method: 'razorpay', state: 'captured', amount_paise: 100_000 },
    ]);
    expect((await cash.shop.call('listOrders', { token })).body.orders[0]?.cod).toBeUndefined();
    await expectSoundBooks();
    await cancelOrder(cash.shop.deps, number, commandLine);
    expect(await refunded()).toMatchObject([
      { paise: 10_000, of: payment.id },
      { paise: 100_000, of: rest.id },
    ]);
    const mails = await cash.shop.deps.db.selectFrom('mails').select('subject').execute();
    const told = mails.map(({ subject }) => subject).filter((subject) => /cancelled|back to you/.test(subject));
    expect(told).toEqual([
      expect.stringContaining(`${number} at Taana Baana is cancelled`),
      'Rs. 1,000 from Taana Baana is on its way back to you',
    ]);
    await expectSoundBooks();
  });

  it('goes back first when pieces come back after the delivery, the rest by hand: one refund, one credit note', async () => {
    const { number, id, payment } = await placed();
    await bringTo(cash.shop, number, 'Delivered');
    const [line] = await cash.shop.deps.db.selectFrom('order_lines').select('id').execute();
    const wanted = { lines: [{ line: line?.id ?? '', quantity: 1 }], key: 'key-of-a-refund-1' };
    for (let times = 0; times < 2; times += 1)
      expect(await refundOrder(cash.shop.deps, number, commandLine, wanted)).toBe(50_000);
    expect(await refunded()).toEqual([
      { paise: 10_000, reason: 'part refund', status: 'due', of: payment.id },
      { paise: 40_000, reason: 'part refund', status: 'by hand', of: id },
    ]);
    const [, note, ...others] = await readDocuments(cash.shop.deps.db, id);
    expect([note?.lines.map(({ quantity, totalPaise }) => [quantity, totalPaise]), others]).toEqual([
      [[1, 50_000]],
      [],
    ]);
    expect(await expectSoundBooks()).toMatchObject({ refunded: -10_000, 'given back by hand': -40_000 });
  });

  it('given back on the way leaves the parcel what it was, and the courier its sum', async () => {
    const { token, number } = await placed();
    await bringTo(cash.shop, number, 'Shipped');
    await refundOrder(cash.shop.deps, number, commandLine, { amountRupees: 100 });
    const [item] = (await cash.shop.call('listOrders', { token })).body.orders[0]?.orderItems ?? [];
    expect(item?.refunded).toBeUndefined();
    const [parcel] = (await listParcels(cash.shop.deps, [number], 'owner')).parcels;
    expect([parcel?.collect, parcel?.lines[0]?.quantity]).toEqual([1000, 2]);
    await expectSoundBooks();
  });
});

it.each(['100 rupees', '0', '-5', '100%', '12.5', '10000'])(
  'an advance of %s is refused in the settings',
  async (advance) => {
    expect(settingsSections.cash.safeParse({ ...defaultSettings.cash, advance }).success).toBe(false);
  },
);
