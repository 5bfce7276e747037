// The price and the payment of orders that staff take, from the first line to the last rupee.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { confirmByMail } from '../../../people/accounts/testing.ts';
import { checkPayments } from '../../money/payments/payments-check.service.ts';
import { reconcileOrders } from '../checkout/reconciler.service.ts';
import { askForUpiId, recordHandRefund } from '../orders/hand-refunds.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { readPurchaseRows } from '../../money/payments/testing.ts';
import { expectSoundCounts } from '../../goods/stock/testing.ts';
import { cancelOrder, moveOrder } from '../orders/change-status.service.ts';
import { listOrdersOfTab } from '../../desk/order-list/order-list.service.ts';
import { readSalesReport } from '../../desk/sales/sales.service.ts';
import { readOrderPage } from '../../desk/order-page/order-page.service.ts';
import { addOrder } from '../../desk/order-page/testing.ts';
import { hour, manualOrdersForEach } from './testing.ts';
import { recordHandPayment, withdrawOrder } from './linked-orders.service.ts';

describe.each(testEngines)('an order that staff take on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  const { wanted, inCash, take, pieces, onlyLink, onlyOrder, pay, notify, wait } = manualOrdersForEach(
    engine,
    (opened) => {
      ({ double, shop } = opened);
    },
  );
  async function ask(afterHours: number): Promise<void> {
    wait(afterHours);
    await reconcileOrders(shop.deps);
  }

  it('sells neither at a price that the member did not see, nor what is not there', async () => {
    await expect(take(inCash({ total: 5 }))).rejects.toThrow('The prices have changed');
    const [line] = inCash().lines;
    if (!line) throw new Error('there is a line');
    await expect(take(inCash({ lines: [{ ...line, quantity: 6 }] }))).rejects.toThrow('5');
    await expect(take(wanted({ lines: [{ ...line, color: 'nothing' }] }))).rejects.toThrow('not offered');
    expect((await readPurchaseRows(shop)).orders).toEqual([]);
    expect((await double.state()).links).toEqual([]);
  });

  it('costs less by its discount, with a reason that the customer reads, and gives back what was paid', async () => {
    const { token, customer } = await shop.signUp();
    const { number: first } = await addOrder(
      shop.deps.db,
      shop.deps.clock.now().toISOString(),
      {},
      { customer_id: customer._id },
    );
    const discount = { rupees: 101, reason: 'Ten for the team' };
    const { number } = await take(inCash({ customerId: customer._id, addTo: first, isShippingWaived: true, discount }));
    const { orders } = (await shop.call('listOrders', { token })).body;
    const order = orders.find((one) => one.number === number);
    const offers = [{ label: 'Ten for the team', amount: 101 }];
    expect(order).toMatchObject({ totalPrice: 1000, totalPriceAfterDiscount: 899, offers });
    expect(orders.find((one) => one.number === first)).not.toHaveProperty('offers');
    const page = await readOrderPage(shop.deps, String(number), { role: 'manager', id: 'nobody' });
    expect(page.amounts).toMatchObject({ items: 1000, shipping: 0, offers, paid: 899 });
    const mail = (await readPurchaseRows(shop)).mails.find(({ subject }) => subject.includes(String(number)));
    expect(mail?.text_body).toContain('Ten for the team: − Rs. 101');
    await cancelOrder(shop.deps, String(number), commandLine);
    expect((await readPurchaseRows(shop)).refunds.map(({ amount_paise: paise }) => paise)).toEqual([89_900]);
  });

  it('is not given away by its discount', async () => {
    const less = (rupees: number) => take(wanted({ discount: { rupees, reason: 'A friend' } }));
    await expect(less(1000)).rejects.toMatchObject({ fields: { 'discount.rupees': expect.stringContaining('less') } });
    await less(999);
    expect(await onlyOrder()).toMatchObject({ items_total: 1000, shipping_price: 100, total: 101 });
    expect((await double.state()).links.map(({ amount }) => amount)).toEqual([10_100]);
  });

  it('and that is paid in cash is placed at once, with stock, number, mail and history', async () => {
    const { number } = await take(inCash());
    expect(number).toMatch(/^TB-/);
    const order = await onlyOrder();
    expect(order).toMatchObject({
      status: 'Ordered',
      channel: 'counter',
      payment_method: 'cash',
      payment_reference: 'Bill 7',
      provider_payment_id: null,
      customer_name: 'Asha Kumari',
      check_at: null,
    });
    expect(await pieces()).toEqual({ stock: 3, reserved: 0 });
    const { mails, events } = await readPurchaseRows(shop);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['asha@example.com', expect.stringContaining(String(number))],
    ]);
    expect(events.map(({ to_status, cause }) => [to_status, cause])).toEqual([
      ['Payment pending', 'operator'],
      ['Ordered', 'by hand'],
    ]);
    expect((await double.state()).calls).toEqual([]);
    const { byHand, differences } = await checkPayments(
      shop.deps,
      new Date(0),
      new Date(shop.deps.clock.now().getTime() + hour),
    );
    expect({ byHand, differences }).toEqual({
      byHand: [`Paid to the shop itself (cash): 1 orders, ${formatRupees(order.total)}.`],
      differences: [],
    });
    await expectSoundCounts(shop);
  });

  it('waits for its link, which the webhook reports as paid', async () => {
    const { id, number } = await take(wanted({ isShippingWaived: true }));
    expect(number).toBeNull();
    expect(await onlyOrder()).toMatchObject({ id, status: 'Payment pending', shipping_price: 0, number: null });
    expect(await pieces()).toEqual({ stock: 5, reserved: 2 });
    const [mail] = (await readPurchaseRows(shop)).mails;
    expect(mail?.text_body).toContain('https://rzp.io/i/');
    const payment = await pay();
    await notify(payment);
    expect(await onlyOrder()).toMatchObject({ status: 'Ordered', provider_payment_id: payment, payment_method: 'upi' });
    expect(await pieces()).toEqual({ stock: 3, reserved: 0 });
    const { byHand, differences } = await checkPayments(shop.deps, new Date(0), new Date(4e12));
    expect({ byHand, differences }).toEqual({ byHand: [], differences: [] });
    // Reported twice, placed once.
    await notify(payment, 'order.paid');
    expect((await readPurchaseRows(shop)).refunds).toEqual([]);
  });

  it('is placed without any webhook: the reconciler asks the link', async () => {
    await take(wanted());
    const payment = await pay();
    await ask(0.5);
    expect(await onlyOrder()).toMatchObject({ status: 'Ordered', provider_payment_id: payment });
  });

  it('expires with its link, and a payment that still comes goes back', async () => {
    await take(wanted());
    await ask(12);
    expect(await onlyOrder()).toMatchObject({ status: 'Payment pending' });
    expect(await pieces()).toEqual({ stock: 5, reserved: 2 });
    await ask(12);
    expect(await onlyOrder()).toMatchObject({ status: 'Expired' });
    expect(await pieces()).toEqual({ stock: 5, reserved: 0 });
    const payment = await pay();
    await notify(payment);
    await sendRefunds(shop.deps);
    const { refunds } = await readPurchaseRows(shop);
    expect(refunds).toMatchObject([{ provider_payment_id: payment, reason: 'paid too late', status: 'refunded' }]);
  });

  it('cannot be marked as paid while it waits for the provider [guard admin.25]', async () => {
    const { id } = await take(wanted());
    for (const to of ['Ordered', 'Processing', 'Shipped'] as const) {
      await expect(moveOrder(shop.deps, id, to, commandLine)).rejects.toThrow('cannot become');
    }
    expect(await onlyOrder()).toMatchObject({ status: 'Payment pending', paid_at: null });
  });

  it('may be paid to the shop instead: the link ends first [guard admin.25]', async () => {
    const { id } = await take(wanted());
    const { number } = await recordHandPayment(
      shop.deps,
      id,
      { method: 'upi', reference: '412345678901' },
      commandLine,
    );
    expect(number).toMatch(/^TB-/);
    expect((await onlyLink()).status).toBe('cancelled');
    expect(await onlyOrder()).toMatchObject({ status: 'Ordered', payment_method: 'upi', provider_payment_id: null });
    expect(await pieces()).toEqual({ stock: 3, reserved: 0 });
    // The bank was already processing the payment.
    const payment = await pay();
    await ask(1);
    await sendRefunds(shop.deps);
    const { refunds } = await readPurchaseRows(shop);
    expect(refunds).toMatchObject([{ provider_payment_id: payment, reason: 'paid twice', status: 'refunded' }]);
    await expect(recordHandPayment(shop.deps, id, { method: 'cash' }, commandLine)).rejects.toThrow('does not wait');
  });

  it('is not paid to the shop when the link was faster, or the provider does not answer', async () => {
    const { id } = await take(wanted());
    await double.fail({ kind: 'down' });
    await expect(recordHandPayment(shop.deps, id, { method: 'cash' }, commandLine)).rejects.toThrow(
      'cannot be reached',
    );
    expect(await onlyOrder()).toMatchObject({ status: 'Payment pending' });
    await double.recover();
    const payment = await pay();
    await expect(recordHandPayment(shop.deps, id, { method: 'cash' }, commandLine)).rejects.toThrow('just been paid');
    expect(await onlyOrder()).toMatchObject({ status: 'Ordered', provider_payment_id: payment });
  });

  it('can be withdrawn while it waits', async () => {
    const { id } = await take(wanted());
    await withdrawOrder(shop.deps, id, commandLine);
    expect(await onlyOrder()).toMatchObject({ status: 'Expired' });
    expect((await onlyLink()).status).toBe('cancelled');
    expect(await pieces()).toEqual({ stock: 5, reserved: 0 });
  });

  it('and paid in cash goes back by hand, without the provider, until staff say that they did it', async () => {
    const { id, number } = await take(inCash());
    const { total } = await onlyOrder();
    await refundOrder(shop.deps, id, commandLine, { amountRupees: 100, reason: 'goodwill' });
    await cancelOrder(shop.deps, String(number), commandLine);
    await sendRefunds(shop.deps);
    expect((await double.state()).calls).toEqual([]);
    const { refunds, mails } = await readPurchaseRows(shop);
    expect(refunds.map(({ status, amount_paise }) => [status, amount_paise])).toEqual([
      ['by hand', 10_000],
      ['by hand', (total - 100) * 100],
    ]);
    expect(mails.at(-1)?.text_body).toContain('we give it back to you ourselves');
    expect(await pieces()).toEqual({ stock: 5, reserved: 0 });
    const { byHand } = await checkPayments(shop.deps, new Date(0), new Date(4e12));
    const attention = await listOrdersOfTab(shop.deps, { tab: 'attention', limit: 10 }, 'owner');
    expect(attention.orders).toMatchObject([{ number, flags: ['to give back', 'counter'] }]);
    const refund = refunds[0]?.id ?? '';
    expect(byHand).toContain(`To be given back by hand: Rs. 100 of Order ${number} (refund ${refund}).`);
    await recordHandRefund(shop.deps, id, refund, commandLine);
    await recordHandRefund(shop.deps, id, refund, commandLine);
    const log = await shop.deps.db.selectFrom('audit_log').select('action').execute();
    expect(log.filter(({ action }) => action === 'orders given back')).toHaveLength(1);
    await expect(recordHandRefund(shop.deps, id, 'another', commandLine)).rejects.toThrow('nothing of this kind');
    const { number: other } = await take(inCash());
    for (const { id: foreign } of refunds) {
      const byAnother = recordHandRefund(shop.deps, String(other), foreign, commandLine);
      await expect(byAnother).rejects.toThrow('nothing of this kind');
    }
    const statuses = (await readPurchaseRows(shop)).refunds.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['by hand', 'refunded']);
  });

  it('and paid in cash asks nobody for a UPI id, until staff press for it', async () => {
    const { token, customer } = await shop.signUp();
    const { _id: customerId, email, mobile } = customer;
    await confirmByMail(shop, token, email);
    const { id } = await take(inCash({ customerId, email, mobile }));
    await refundOrder(shop.deps, id, commandLine, { amountRupees: 100, reason: 'goodwill' });
    const own = async () => (await shop.call('listOrders', { token })).body.orders[0];
    const page = () => readOrderPage(shop.deps, id, { role: 'owner', id: 'nobody' });
    expect(await own()).not.toHaveProperty('handRefund');
    expect((await page()).refunds[0]).not.toHaveProperty('upiId');
    await askForUpiId(shop.deps, id, commandLine);
    const link = (await own())?.handRefund?.token ?? '';
    expect((await readPurchaseRows(shop)).mails.at(-1)?.text_body).toContain(link);
    const saved = await shop.call('saveUpiId', { params: { token: link }, body: { upiId: 'asha@okaxis' } });
    expect(saved.body).toMatchObject({ duePaise: 10_000, upiId: 'as…@okaxis' });
    const askedAt = shop.deps.clock.now().toISOString();
    expect((await page()).refunds).toMatchObject([{ upiId: 'asha@okaxis', askedAt }]);
  });

  it('and paid by its link goes back at the provider', async () => {
    const { id } = await take(wanted());
    const payment = await pay();
    await notify(payment);
    await cancelOrder(shop.deps, id, commandLine);
    await sendRefunds(shop.deps);
    expect((await readPurchaseRows(shop)).refunds).toMatchObject([
      { provider_payment_id: payment, status: 'refunded' },
    ]);
  });

  it('counts as sales, less what went back by hand', async () => {
    const { id } = await take(inCash());
    await refundOrder(shop.deps, id, commandLine, { amountRupees: 100, reason: 'goodwill' });
    const { total } = await onlyOrder();
    const report = await readSalesReport(shop.deps, { by: 'day', from: '2026-11-21', to: '2026-11-21' });
    expect(report.total).toMatchObject({ orders: 1, revenue: total, refundedPaise: 10_000 });
  });
});
