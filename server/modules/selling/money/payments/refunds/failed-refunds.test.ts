// A refund that the provider refused: what is owed of it, whatever happened since.
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../../database/testing.ts';
import { inTransaction } from '../../../../../database/transaction.ts';
import type { ProviderDouble } from '../../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../../testing.ts';
import { operate } from '../../../../../cli/testing.ts';
import { commandLine } from '../../../../shop/audit-log/audit-log.service.ts';
import { readDocuments } from '../../documents/issue/testing.ts';
import { readOrderPage } from '../../../desk/order-page/order-page.service.ts';
import { cancelOrder, moveOrder } from '../../../actions/orders/change-status.service.ts';
import { reconcile } from '../../reconciliation/reconciliation.service.ts';
import { addEntry } from '../../store-credit/store-credit.service.ts';
import { checkPayments } from '../payments-check.service.ts';
import { listPaymentProblems } from '../payment-problems.service.ts';
import { checkOut, createOrder, openCart, openShopForEach, verify } from '../testing.ts';
import { noticeRefunds } from '../../methods/razorpay/provider-refunds.service.ts';
import { refundOrder, retryRefunds } from '../../../actions/orders/refund-order.service.ts';
import { sendRefunds } from '../../methods/razorpay/send-refunds.service.ts';

describe.each(testEngines)('of a refund that the provider refused, on %s,', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let now: Date;
  openShopForEach(engine, { now: () => now }, (opened) => ({ double, shop, now } = opened));

  const created_at = Date.parse('2026-11-21T10:00:00.000Z') / 1000;
  const later = () => (now = new Date(now.getTime() + 60_000));
  /** Two tees at Rs. 500 and Rs. 100 of shipping, shipped. */
  async function shipped() {
    const { token, customer } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: id, status: 'captured', created_at });
    const { number } = (await createOrder(shop, token, id, payment.id)).body.order;
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    return { token, customer, orderId: id, paymentId: payment.id, number };
  }
  async function refuse(number: string, amountRupees?: number) {
    await double.refundsBecome('refused');
    await refundOrder(shop.deps, number, commandLine, { amountRupees });
    await sendRefunds(shop.deps);
    await double.refundsBecome('processed');
    later();
  }
  async function makeByHand(payment_id: string, rupees: number) {
    await double.refundByHand({ payment_id, amount: rupees * 100, created_at });
    await noticeRefunds(shop.deps);
    later();
  }
  async function tryAgain(reference: string) {
    const paise = await retryRefunds(shop.deps, reference, commandLine);
    await sendRefunds(shop.deps);
    return paise / 100;
  }
  const back = async () => (await double.state()).payments.map((payment) => payment.amount_refunded / 100);
  const flags = async (number: string) =>
    (await readOrderPage(shop.deps, number, { id: 'meena', role: 'owner' })).flags;
  const check = async () =>
    (await checkPayments(shop.deps, new Date('2026-11-20'), new Date('2026-11-30'))).differences;
  const explained = async () => {
    const { bridge, differences } = await reconcile(shop.deps, '2026-11');
    const ofBooks = differences.filter(({ order, sentence }) => order !== null && !/paid out|fee/.test(sentence));
    return { rest: bridge['not explained'], sentences: ofBooks.map(({ sentence }) => sentence) };
  };
  const balanced = { rest: 0, sentences: [] };
  /** Rupees that the documents of the order bill. */
  async function billed(orderId: string) {
    const { id } = await shop.deps.db
      .selectFrom('orders')
      .select('id')
      .where('provider_order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const documents = await readDocuments(shop.deps.db, id);
    return documents.reduce((sum, one) => sum + (one.kind === 'credit note' ? -1 : 1) * (one.sums[0] ?? 0), 0) / 100;
  }

  it.each([400, 1049])('nothing is owed once %s was made in the dashboard', async (rupees) => {
    const { number, orderId, paymentId } = await shipped();
    await refuse(number, rupees);
    expect(await flags(number)).toContain('refund failed');
    await makeByHand(paymentId, rupees);
    expect(await flags(number)).not.toContain('refund failed');
    expect([await check(), await explained()]).toEqual([[], balanced]);
    expect(await tryAgain(number)).toBe(0);
    expect([await back(), await billed(orderId)]).toEqual([[rupees], 1100 - rupees]);
  });

  it('what was made in the dashboard in part is not asked for again, however often it fails', async () => {
    const { number, orderId, paymentId } = await shipped();
    await refuse(number, 900);
    await makeByHand(paymentId, 50);
    expect(await check()).toMatchObject([expect.stringMatching(/^Refund of Rs. 850 of .*tries again/)]);
    await double.refundsBecome('refused');
    expect(await tryAgain(number)).toBe(850);
    later();
    await makeByHand(paymentId, 150);
    expect(await explained()).toMatchObject({ rest: 0 });
    await double.refundsBecome('processed');
    expect(await tryAgain(number)).toBe(700);
    expect([await back(), await billed(orderId), await check()]).toEqual([[900], 200, []]);
    expect(await explained()).toEqual(balanced);
  });

  it('a refund made in the dashboard before it is other money', async () => {
    const { number, paymentId } = await shipped();
    await makeByHand(paymentId, 100);
    await refuse(number, 100);
    expect(await tryAgain(number)).toBe(100);
    expect(await back()).toEqual([200]);
  });

  it('one made in the dashboard meanwhile is ours, but none that the bank gave back', async () => {
    const { number, paymentId } = await shipped();
    await double.refundsBecome('refused');
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 400 });
    const byHand = { payment_id: paymentId, amount: 40_000, created_at };
    await double.refundByHand({ ...byHand, status: 'pending' });
    await double.settleRefunds('failed');
    await double.refundByHand(byHand);
    await double.refundByHand({ ...byHand, status: 'pending' });
    await double.settleRefunds('failed');
    await sendRefunds(shop.deps);
    const refunds = shop.deps.db.selectFrom('refunds').select(['reason', 'status']);
    expect(await refunds.execute()).toEqual([{ reason: 'part refund', status: 'refunded' }]);
    expect(await back()).toEqual([400]);
  });

  it('one made in the dashboard that the bank gives back leaves one debt', async () => {
    const { number, paymentId } = await shipped();
    await refuse(number, 400);
    await double.refundByHand({ payment_id: paymentId, amount: 40_000, status: 'pending', created_at });
    await noticeRefunds(shop.deps);
    later();
    await double.settleRefunds('failed');
    await noticeRefunds(shop.deps);
    expect(await tryAgain(number)).toBe(400);
    expect(await back()).toEqual([400]);
  });

  it('no more is asked for than is left beside the credit of an exchange', async () => {
    const { number, orderId, customer } = await shipped();
    await refuse(number);
    const { id } = await shop.deps.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const credit = { customer_id: customer._id, order_id: id, amount: 500, kind: 'exchange' } as const;
    await inTransaction(shop.deps, (trx) => addEntry(trx, credit, now));
    expect((await readOrderPage(shop.deps, number, { id: 'meena', role: 'owner' })).actions.retryRefunds).toEqual({
      refundPaise: 60_000,
    });
    expect(await tryAgain(number)).toBe(600);
    expect([await back(), await billed(orderId), await check()]).toEqual([[600], 0, []]);
    expect(await explained()).toEqual(balanced);
  });

  it('the payments check names an order for which more went back than was paid', async () => {
    const { number, customer } = await shipped();
    await refundOrder(shop.deps, number, commandLine);
    await sendRefunds(shop.deps);
    const { id } = await shop.deps.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const credit = { customer_id: customer._id, order_id: id, amount: 500, kind: 'exchange' } as const;
    await inTransaction(shop.deps, (trx) => addEntry(trx, credit, now));
    expect(await check()).toContainEqual(expect.stringMatching(`^Order ${number} .*Rs. 500 more than was paid`));
  });

  it('of a second payment or a wrong amount, what is left goes back in full', async () => {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: id, status: 'captured', amount: 5000, created_at });
    await double.refundsBecome('refused');
    await verify(shop, token, id, payment.id);
    await sendRefunds(shop.deps);
    await double.refundsBecome('processed');
    later();
    // Nobody has noticed it yet.
    await double.refundByHand({ payment_id: payment.id, amount: 1500, created_at });
    expect(await tryAgain(id)).toBe(35);
    expect([await back(), await check()]).toEqual([[50], []]);
  });

  it('the flag of a cancelled order stays until nothing is owed', async () => {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: id, status: 'captured', created_at });
    const { number } = (await createOrder(shop, token, id, payment.id)).body.order;
    await double.refundsBecome('refused');
    await cancelOrder(shop.deps, number, commandLine);
    await sendRefunds(shop.deps);
    await double.refundsBecome('processed');
    later();
    await makeByHand(payment.id, 350);
    expect(await flags(number)).toContain('refund failed');
    expect((await listPaymentProblems(shop.deps.db)).refundFailed).toHaveLength(1);
    expect(await check()).toMatchObject([expect.stringContaining('Refund of Rs. 750')]);
    await makeByHand(payment.id, 750);
    expect([await flags(number), await check()]).toEqual([['refunded'], []]);
    expect((await listPaymentProblems(shop.deps.db)).refundFailed).toEqual([]);
  });

  it('the command line does not give back the rest once the failed one was made in the dashboard', async () => {
    const { number, paymentId } = await shipped();
    await refuse(number, 1000);
    await double.refundByHand({ payment_id: paymentId, amount: 100_000, created_at });
    let said = '';
    await operate(shop.deps, 'orders refund', [number], { yes: true }, (line) => (said += line));
    await sendRefunds(shop.deps);
    expect(said).toContain('nothing is owed any more');
    expect(await back()).toEqual([1000]);
  });

  it('a note stays one with the money, whatever else is given back', async () => {
    const { number, orderId } = await shipped();
    await refuse(number, 900);
    for (const amountRupees of [200, 150]) await refundOrder(shop.deps, number, commandLine, { amountRupees });
    await sendRefunds(shop.deps);
    expect(await explained()).toMatchObject({ rest: 0 });
    expect(await tryAgain(number)).toBe(750);
    expect([await back(), await billed(orderId)]).toEqual([[1100], 0]);
    expect(await explained()).toEqual(balanced);
  });

  describe('a closed month stays as it was', () => {
    const month = async (name: string) => {
      const { bridge, differences } = await reconcile(shop.deps, name);
      const ofBooks = differences.filter(({ sentence }) => /credit note|explained|issued/.test(sentence));
      return { rest: bridge['not explained'], sentences: ofBooks.map(({ sentence }) => sentence) };
    };
    const nextMonth = () => (now = new Date('2026-12-05T10:00:00.000Z'));

    it('when less of the refused one is owed, because other money went back', async () => {
      const { number, orderId } = await shipped();
      await refuse(number, 900);
      const before = (await reconcile(shop.deps, '2026-11')).bridge;
      nextMonth();
      for (const amountRupees of [200, 150]) await refundOrder(shop.deps, number, commandLine, { amountRupees });
      await sendRefunds(shop.deps);
      expect((await reconcile(shop.deps, '2026-11')).bridge).toEqual(before);
      expect([await month('2026-11'), await month('2026-12')]).toEqual([balanced, balanced]);
      expect(await tryAgain(number)).toBe(750);
      expect([await back(), await billed(orderId)]).toEqual([[1100], 0]);
      expect([await month('2026-11'), await month('2026-12')]).toEqual([balanced, balanced]);
    });

    it('when the bank refuses it, after as much was made in the dashboard: the note is taken back', async () => {
      const { number, orderId, paymentId } = await shipped();
      await double.refundsBecome('pending');
      await refundOrder(shop.deps, number, commandLine, { amountRupees: 400 });
      await sendRefunds(shop.deps);
      later();
      await makeByHand(paymentId, 400);
      const before = (await reconcile(shop.deps, '2026-11')).bridge;
      expect([await billed(orderId), before['credit notes'], before['not explained']]).toEqual([300, -80_000, 0]);
      nextMonth();
      await double.settleRefunds('failed');
      await noticeRefunds(shop.deps);
      now = new Date(now.getTime() + 24 * 3600_000);
      await sendRefunds(shop.deps);
      expect(await billed(orderId)).toBe(700);
      expect((await reconcile(shop.deps, '2026-11')).bridge).toEqual(before);
      const { bridge } = await reconcile(shop.deps, '2026-12');
      expect(bridge.invoices + bridge['credit notes']).toBe(40_000);
      expect([await month('2026-11'), await month('2026-12')]).toEqual([balanced, balanced]);
      expect(await tryAgain(number)).toBe(0);
    });
  });
});
