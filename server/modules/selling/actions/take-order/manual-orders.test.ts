// Orders that staff take, from the first line to the last rupee, with the provider double.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { describe, expect, it } from 'vitest';
import { sizes } from '@taana-baana/contract';
import { testEngines } from '../../../../database/testing.ts';
import { openTestAdmin, type TestAdmin } from '../../../../admin/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { checkPayments } from '../../money/payments/payments-check.service.ts';
import { reconcileOrders } from '../checkout/reconciler.service.ts';
import { recordManualRefund } from '../orders/manual-refunds.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/refunds.service.ts';
import { address, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { processWebhooks } from '../checkout/webhooks.service.ts';
import { type CountedTee, countTee, expectSoundCounts, size } from '../../goods/stock/testing.ts';
import { getStock } from '../../desk/stock-list.service.ts';
import { cancelOrder, moveOrder } from '../orders/order-admin.service.ts';
import { listOrdersOfTab } from '../../desk/order-list/order-list.service.ts';
import { readSalesReport } from '../../desk/sales/sales.service.ts';
import { updateForgotten } from '../../order/order-customers.repository.ts';
import { readOrderPage } from '../../desk/order-page/order-page.service.ts';
import { addOrder } from '../../desk/order-page/testing.ts';
import { findKnownCustomers } from './known-customers.service.ts';
import { type ManualOrderInput, takeOrder } from './take-order.service.ts';
import { recordManualPayment, withdrawOrder } from './waiting-orders.service.ts';

const hour = 3600_000;
const home = { ...address, country: 'India' as const, state: 'Tamil Nadu' as const };

describe.each(testEngines)('an order that staff take on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let tee: CountedTee;
  let webhookUrl: string;
  let now = new Date('2026-11-21T10:00:00.000Z');
  let made = 0;
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ double, shop, now } = opened);
    tee = await countTee(shop, 5);
    webhookUrl = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
  });

  function wanted(changes: Partial<ManualOrderInput> = {}): ManualOrderInput {
    made += 1;
    const { product, color } = tee.choice;
    return {
      key: `attempt-number-${made}-xx`,
      channel: 'whatsapp',
      lines: [{ product, color, size, quantity: 2 }],
      isShippingWaived: false,
      mobile: '9876543210',
      email: 'asha@example.com',
      address: home,
      ...changes,
    };
  }
  const inCash = (changes: Partial<ManualOrderInput> = {}) =>
    wanted({ channel: 'counter', payment: { method: 'cash', reference: 'Bill 7' }, ...changes });
  const take = (order: ManualOrderInput) => takeOrder(shop.deps, order, commandLine);
  const pieces = async () => {
    const found = (await getStock(shop.deps, tee.id)).variants.find(
      (one) => one.color === tee.choice.color && one.size === size,
    );
    return { stock: found?.stock, reserved: found?.reserved };
  };
  const onlyLink = async () => (await double.state()).links[0] ?? { id: '', status: '', expire_by: 0 };
  const onlyOrder = async () => {
    const { orders } = await readPurchaseRows(shop);
    expect(orders).toHaveLength(1);
    return orders[0] as (typeof orders)[number];
  };
  async function pay(): Promise<string> {
    return (await double.payLink((await onlyLink()).id)).id;
  }
  async function notify(payment_id: string, event = 'payment_link.paid'): Promise<void> {
    expect(await double.webhook({ url: webhookUrl, event, payment_id })).toBe(200);
    await processWebhooks(shop.deps);
  }
  async function ask(afterHours: number): Promise<void> {
    now = new Date(now.getTime() + afterHours * hour);
    await reconcileOrders(shop.deps);
  }

  it('goes to the account of the order that it is added to, without another proof', async () => {
    const { customer } = await shop.signUp();
    const other = await shop.signUp();
    const { number } = await addOrder(shop.deps.db, now.toISOString(), {}, { customer_id: customer._id });
    const of = (customerId: string) => take(inCash({ customerId, addTo: number }));
    await expect(take(inCash({ customerId: customer._id }))).rejects.toThrow('Nothing proves');
    await expect(of(other.customer._id)).rejects.toThrow('Nothing proves');
    const added = await of(customer._id);
    const { customer_id } = await shop.deps.db
      .selectFrom('orders')
      .select('customer_id')
      .where('number', '=', added.number)
      .executeTakeFirstOrThrow();
    expect(customer_id).toBe(customer._id);
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
    const { byHand, differences } = await checkPayments(shop.deps, new Date(0), new Date(now.getTime() + hour));
    expect({ byHand, differences }).toEqual({
      byHand: [`Paid to the shop itself (cash): 1 orders, ${formatRupees(order.total)}.`],
      differences: [],
    });
    await expectSoundCounts(shop);
  });

  it('is made once, however often and at once the button is pressed [guard admin.25]', async () => {
    for (const order of [inCash(), wanted()]) {
      const answers = await Promise.all([take(order), take(order), take(order)]);
      answers.push(await take(order));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      const others: Partial<ManualOrderInput>[] = [
        { address: { ...home, city: 'Salem' } },
        { lines: order.lines.map((line) => ({ ...line, size: sizes[0] })) },
        { channel: 'phone' },
        { total: 1 },
        { payment: { method: 'upi', reference: 'Bill 7' } },
        { payment: { method: 'cash', reference: 'Bill 8' } },
        { discount: { rupees: 50, reason: 'Ten for the team' } },
      ];
      for (const other of others) await expect(take({ ...order, ...other })).rejects.toThrow('made before');
    }
    expect((await readPurchaseRows(shop)).orders).toHaveLength(2);
    expect((await double.state()).links).toHaveLength(1);
    await expectSoundCounts(shop);
  });

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
    const { number: first } = await addOrder(shop.deps.db, now.toISOString(), {}, { customer_id: customer._id });
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
    const { number } = await recordManualPayment(
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
    await expect(recordManualPayment(shop.deps, id, { method: 'cash' }, commandLine)).rejects.toThrow('does not wait');
  });

  it('is not paid to the shop when the link was faster, or the provider does not answer', async () => {
    const { id } = await take(wanted());
    await double.fail({ kind: 'down' });
    await expect(recordManualPayment(shop.deps, id, { method: 'cash' }, commandLine)).rejects.toThrow(
      'cannot be reached',
    );
    expect(await onlyOrder()).toMatchObject({ status: 'Payment pending' });
    await double.recover();
    const payment = await pay();
    await expect(recordManualPayment(shop.deps, id, { method: 'cash' }, commandLine)).rejects.toThrow('just been paid');
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
    await recordManualRefund(shop.deps, id, refund, commandLine);
    await recordManualRefund(shop.deps, id, refund, commandLine);
    const log = await shop.deps.db.selectFrom('audit_log').select('action').execute();
    expect(log.filter(({ action }) => action === 'orders given back')).toHaveLength(1);
    await expect(recordManualRefund(shop.deps, id, 'another', commandLine)).rejects.toThrow('nothing of this kind');
    const { number: other } = await take(inCash());
    for (const { id: foreign } of refunds) {
      const byAnother = recordManualRefund(shop.deps, String(other), foreign, commandLine);
      await expect(byAnother).rejects.toThrow('nothing of this kind');
    }
    const statuses = (await readPurchaseRows(shop)).refunds.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['by hand', 'refunded']);
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

  const confirmEmail = (id: string) =>
    shop.deps.db.updateTable('customers').set({ email_confirmed_at: now.toISOString() }).where('id', '=', id).execute();
  /** An order of the account to the number of `wanted` has arrived. */
  const arrivedAt = ({ _id, email }: { _id: string; email: string }) =>
    addOrder(
      shop.deps.db,
      now.toISOString(),
      { mobile: '9876543210', email },
      { customer_id: _id, status: 'Delivered' },
    );

  it('is linked to an account only where the member picks it, and mails go to whom it names', async () => {
    const { customer, token } = await shop.signUp();
    const gstin = '33ABCDE1234F1Z7';
    await shop.call('saveGstin', { token, body: { gstin } });
    const [line] = inCash().lines;
    if (!line) throw new Error('there is a line');
    const lines = [{ ...line, quantity: 1 }];
    await take(inCash({ lines, email: customer.email }));
    expect(await onlyOrder()).toMatchObject({
      customer_gstin: null,
      customer_id: expect.not.stringMatching(customer._id),
    });
    await confirmEmail(customer._id);
    await arrivedAt(customer);
    const { id } = await take(inCash({ lines, customerId: customer._id, email: 'other@example.com' }));
    const linked = (await readPurchaseRows(shop)).orders.find((order) => order.id === id);
    expect(linked).toMatchObject({ customer_email: customer.email, customer_gstin: gstin });
    const { number } = await take(inCash({ lines, email: undefined }));
    const { mails, orders } = await readPurchaseRows(shop);
    expect(mails.filter((mail) => mail.order_id === orders.find((one) => one.number === number)?.id)).toEqual([]);
    for (const to of ['Processing', 'Shipped'] as const) {
      for (const order of orders.filter(({ status }) => status === 'Ordered'))
        await moveOrder(shop.deps, order.id, to, commandLine);
    }
    const shipped = (await readPurchaseRows(shop)).mails.filter(({ subject }) => /on its way/i.test(subject));
    expect(shipped.map(({ recipient }) => recipient)).toEqual([customer.email, customer.email]);
  });

  it('leaves the cart of the picked customer alone, paid in cash or by its link', async () => {
    const { token, customer } = await shop.signUp();
    await confirmEmail(customer._id);
    const { product, color } = tee.choice;
    const line = { productId: product, color, size, quantity: 3, price: 1 };
    await shop.call('addToCart', { token, body: line });
    const known = { customerId: customer._id, email: customer.email };
    await take(inCash(known));
    await take(wanted(known));
    await notify(await pay());
    expect((await readPurchaseRows(shop)).orders.map(({ status }) => status)).toEqual(['Ordered', 'Ordered']);
    expect((await shop.call('getCart', { token })).body).toMatchObject([{ quantity: 3 }]);
  });

  it('holds its pieces beside the checkouts of its customer', async () => {
    const { token, customer } = await shop.signUp();
    await confirmEmail(customer._id);
    await take(wanted({ customerId: customer._id, email: customer.email }));
    const { product, color } = tee.choice;
    await shop.call('addToCart', { token, body: { productId: product, color, size, quantity: 3, price: 1 } });
    expect((await shop.call('checkout', { token, body: {} })).status).toBe(200);
    expect(await pieces()).toEqual({ stock: 5, reserved: 5 });
    const [line] = wanted().lines;
    if (!line) throw new Error('there is a line');
    await expect(take(wanted({ lines: [{ ...line, quantity: 1 }] }))).rejects.toThrow('Warli Village Tee');
    await expectSoundCounts(shop);
  });

  it('names no account that nothing proves to be the caller’s, by whatever call', async () => {
    const { customer: impostor } = await shop.signUp();
    const named = (changes = {}) => take(inCash({ customerId: impostor._id, ...changes }));
    const refused = { code: 'conflict', message: expect.stringMatching(/^Nothing proves .* without the account\.$/) };
    await expect(named({ email: impostor.email })).rejects.toMatchObject(refused);
    await arrivedAt(impostor);
    await expect(named()).rejects.toMatchObject(refused);
    await confirmEmail(impostor._id);
    await expect(named({ mobile: '9123456780' })).rejects.toMatchObject(refused);
    await expect(named({ customerId: 'nobody' })).rejects.toMatchObject({
      message: 'This customer has no account any more. Please choose again.',
    });
    expect((await readPurchaseRows(shop)).orders).toHaveLength(1);
    expect((await named()).number).toMatch(/^TB-/);
  });

  it('has the GSTIN and the name of a business, which a known customer has again', async () => {
    const business = { gstin: '33ABCDE1234F1Z7', business: 'Iyer Textiles' };
    const { number } = await take(inCash({ ...business, handing: 'here' }));
    expect(await onlyOrder()).toMatchObject({ customer_gstin: business.gstin, customer_business: 'Iyer Textiles' });
    expect((await findKnownCustomers(shop.deps, '9876543210')).guests).toMatchObject([business]);
    const { customer } = await readOrderPage(shop.deps, String(number), { role: 'accountant', id: 'nobody' });
    expect(customer).not.toHaveProperty('business');
  });

  it('has a note of staff, which goes with an order that nobody pays', async () => {
    const { number } = await take(inCash({ note: 'Wants it before Pongal', handing: 'here' }));
    const { notes } = await readOrderPage(shop.deps, String(number), { role: 'manager', id: 'nobody' });
    expect(notes).toMatchObject([{ text: 'Wants it before Pongal' }]);
    const { id } = await take(wanted({ note: 'Calls again' }));
    const texts = () => shop.deps.db.selectFrom('order_notes').select('text').where('order_id', '=', id).execute();
    expect(await texts()).toHaveLength(1);
    await withdrawOrder(shop.deps, id, commandLine);
    await updateForgotten(shop.deps.db, [id]);
    expect(await texts()).toEqual([]);
  });

  it('is offered the account of the caller only, not one that somebody has typed the number into', async () => {
    const { customer: impostor } = await shop.signUp();
    const mobile = '9123456780';
    await shop.deps.db.updateTable('customers').set({ mobile }).where('id', '=', impostor._id).execute();
    const found = async (contact: string) => {
      const { customers, unproved } = await findKnownCustomers(shop.deps, contact);
      return [customers.map(({ id }) => id), unproved];
    };
    const buyer = { mobile, email: impostor.email };
    const order = { customer_id: impostor._id };
    expect([await found(mobile), await found(impostor.email)]).toEqual([
      [[], 1],
      [[], 1],
    ]);
    await confirmEmail(impostor._id);
    expect([await found(mobile), await found(impostor.email)]).toEqual([
      [[], 1],
      [[impostor._id], 0],
    ]);
    await addOrder(shop.deps.db, now.toISOString(), buyer, { ...order, status: 'Shipped' });
    await addOrder(
      shop.deps.db,
      now.toISOString(),
      { ...buyer, mobile: '9000000001' },
      { ...order, status: 'Delivered' },
    );
    expect(await found(mobile)).toEqual([[], 1]);
    await addOrder(shop.deps.db, now.toISOString(), buyer, { ...order, status: 'Delivered' });
    expect(await found(`+91 ${mobile}`)).toEqual([[impostor._id], 0]);
    const { customers, guests } = await findKnownCustomers(shop.deps, mobile);
    expect([customers[0]?.address?.city, guests]).toEqual([expect.any(String), []]);
  });

  describe('in the admin', () => {
    let admin: TestAdmin;
    const body = () => {
      const { payment, ...order } = inCash();
      return { ...order, total: 0, payment };
    };

    it('is an owner’s and a manager’s affair, with prices, customers and pages of it', async () => {
      admin = openTestAdmin(shop);
      const { customer } = await shop.signUp();
      await confirmEmail(customer._id);
      const { cookie } = await admin.addMember('manager');
      const { products, shipping } = (await admin.call('listOffers', { cookie, query: { q: 'warli' } })).body;
      expect(products).toMatchObject([{ id: tee.id, title: 'Warli Village Tee' }]);
      const price = products[0]?.price ?? 0;
      const known = await admin.call('findKnownCustomers', {
        cookie,
        query: { contact: customer.email.toUpperCase() },
      });
      expect(known.body.customers).toMatchObject([{ id: customer._id }]);
      expect((await admin.call('findKnownCustomers', { cookie, query: { contact: '98765' } })).body.customers).toEqual(
        [],
      );
      const total = price * 2 + (shipping.freeFrom !== null && price * 2 >= shipping.freeFrom ? 0 : shipping.fee);
      const cash = await admin.call('sellByHand', { cookie, body: { ...body(), total } });
      expect(cash.status).toBe(200);
      const page = (await admin.call('getOrder', { cookie, params: { number: cash.body.number ?? '' } })).body;
      expect(page.flags).toContain('counter');
      expect(page.payment).toMatchObject({ isByHand: true, method: 'cash', reference: 'Bill 7' });
      expect(page.customer).toMatchObject({ account: 'none', contact: { mobile: '9876543210' } });
      const waiting = await admin.call('takeOrder', { cookie, body: { ...wanted(), total } });
      const listed = (await admin.call('listWaitingOrders', { cookie })).body.orders;
      expect(listed).toMatchObject([{ id: waiting.body.id, state: 'waiting', channel: 'whatsapp', total }]);
      const { cookie: packer } = await admin.addMember('packer');
      expect((await admin.call('takeOrder', { cookie: packer, body: body() })).status).toBe(403);
      await admin.close();
    });

    it('has a discount of a manager up to what she may refund', async () => {
      admin = openTestAdmin(shop);
      const limit = shop.deps.settings.current().orders.managerRefundLimit;
      const costly = await shop.addProduct({ price: limit * 2, title: 'Kanjivaram Tee' });
      const line = { product: costly.id, color: costly.colorIds[0] ?? '', size, quantity: 1 };
      const less = async (rupees: number, cookie: string) => {
        const order = wanted({ lines: [line], isShippingWaived: true, discount: { rupees, reason: 'A wedding' } });
        return admin.call('takeOrder', { cookie, body: { ...order, total: limit * 2 - rupees } });
      };
      const { cookie: manager } = await admin.addMember('manager');
      const { cookie: owner } = await admin.addMember('owner');
      const refused = await less(limit + 1, manager);
      expect([refused.status, refused.error.message]).toEqual([403, expect.stringContaining('ask the owner')]);
      expect((await less(limit, manager)).status).toBe(200);
      expect((await less(limit + 1, owner)).status).toBe(200);
      await admin.close();
    });
  });
});
