// Orders that staff take: once, for the right customer and account, with a note, by whom it may.
import { describe, expect, it } from 'vitest';
import { sizes } from '@taana-baana/contract';
import { testEngines } from '../../../../database/testing.ts';
import { openTestAdmin, type TestAdmin } from '../../../../admin/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { readPurchaseRows } from '../../money/payments/testing.ts';
import { type CountedTee, expectSoundCounts, size } from '../../goods/stock/testing.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { updateForgotten } from '../../order/order-customers.repository.ts';
import { readOrderPage } from '../../desk/order-page/order-page.service.ts';
import { addOrder } from '../../desk/order-page/testing.ts';
import { findKnownCustomers } from './known-customers.service.ts';
import type { ManualOrderInput } from './place-manual-order.service.ts';
import { home, manualOrdersForEach } from './testing.ts';
import { withdrawOrder } from './linked-orders.service.ts';

describe.each(testEngines)('an order that staff take on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let tee: CountedTee;
  const { wanted, inCash, take, pieces, onlyOrder, pay, notify } = manualOrdersForEach(engine, (opened) => {
    ({ double, shop, tee } = opened);
  });
  const confirmEmail = (id: string) =>
    shop.deps.db
      .updateTable('customers')
      .set({ email_confirmed_at: shop.deps.clock.now().toISOString() })
      .where('id', '=', id)
      .execute();
  /** An order of the account to the number of `wanted` has arrived. */
  const arrivedAt = ({ _id, email }: { _id: string; email: string }) =>
    addOrder(
      shop.deps.db,
      shop.deps.clock.now().toISOString(),
      { mobile: '9876543210', email },
      { customer_id: _id, status: 'Delivered' },
    );

  it('goes to the account of the order that it is added to, without another proof', async () => {
    const { customer } = await shop.signUp();
    const other = await shop.signUp();
    const { number } = await addOrder(
      shop.deps.db,
      shop.deps.clock.now().toISOString(),
      {},
      { customer_id: customer._id },
    );
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
        { gstin: '33ABCDE1234F1Z7' },
        { business: 'Loom Traders', gstin: '33ABCDE1234F1Z7' },
        { note: 'Call before noon' },
      ];
      for (const other of others) await expect(take({ ...order, ...other })).rejects.toThrow('made before');
    }
    expect((await readPurchaseRows(shop)).orders).toHaveLength(2);
    expect((await double.state()).links).toHaveLength(1);
    await expectSoundCounts(shop);
  });

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
    await addOrder(shop.deps.db, shop.deps.clock.now().toISOString(), buyer, { ...order, status: 'Shipped' });
    await addOrder(
      shop.deps.db,
      shop.deps.clock.now().toISOString(),
      { ...buyer, mobile: '9000000001' },
      { ...order, status: 'Delivered' },
    );
    expect(await found(mobile)).toEqual([[], 1]);
    await addOrder(shop.deps.db, shop.deps.clock.now().toISOString(), buyer, { ...order, status: 'Delivered' });
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
      const { products, shipping } = (await admin.call('listSellableProducts', { cookie, query: { q: 'warli' } })).body;
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
      const waiting = await admin.call('placeManualOrder', { cookie, body: { ...wanted(), total } });
      const listed = (await admin.call('listLinkedOrders', { cookie })).body.orders;
      expect(listed).toMatchObject([{ id: waiting.body.id, state: 'waiting', channel: 'whatsapp', total }]);
      const { cookie: packer } = await admin.addMember('packer');
      expect((await admin.call('placeManualOrder', { cookie: packer, body: body() })).status).toBe(403);
      await admin.close();
    });

    it('has a discount of a manager up to what she may refund', async () => {
      admin = openTestAdmin(shop);
      const limit = shop.deps.settings.current().orders.managerRefundLimit;
      const costly = await shop.addProduct({ price: limit * 2, title: 'Kanjivaram Tee' });
      const line = { product: costly.id, color: costly.colorIds[0] ?? '', size, quantity: 1 };
      const less = async (rupees: number, cookie: string) => {
        const order = wanted({ lines: [line], isShippingWaived: true, discount: { rupees, reason: 'A wedding' } });
        return admin.call('placeManualOrder', { cookie, body: { ...order, total: limit * 2 - rupees } });
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
