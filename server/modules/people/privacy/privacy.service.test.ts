import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import type { Change } from '../../../database/changes.ts';
import { testEngines } from '../../../database/testing.ts';
import { isSandboxGateway } from '../../../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { confirmByMail } from '../accounts/testing.ts';
import { insertCustomerNote } from '../customers/customers.repository.ts';
import { toContent } from '../../selling/money/documents/documents.mapping.ts';
import { findDocument, insertDocument, listDocumentLines } from '../../selling/money/documents/documents.repository.ts';
import { documentLineRow, documentRow } from '../../selling/money/documents/testing.ts';
import { sellCard } from '../../selling/money/gift-cards/testing.ts';
import { sendMails, sweepMails } from '../../shop/mail/mail.service.ts';
import { address, checkOut, createOrder, openCart } from '../../selling/money/payments/testing.ts';
import { cancelOrder, moveOrder } from '../../selling/actions/orders/change-status.service.ts';
import { showOrder } from '../../selling/desk/orders/shown-orders.service.ts';
import { reconcileOrders } from '../../selling/actions/checkout/reconciler.service.ts';

const password = 'warp-and-weft-21';
const home = { ...address, address: '7 Unmistakable Lane' };

describe.each(testEngines)("a customer's data on %s", (engine) => {
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00Z').getTime();
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
  });
  afterAll(() => shop.close());

  async function pay(orderId: string) {
    if (!isSandboxGateway(shop.deps.gateway)) throw new Error('no sandbox');
    return (await shop.deps.gateway.pay(orderId, 'captured'))?.payment.id ?? '';
  }

  /**
   * One of everything: a placed order, an unpaid one, a cart, a wish, a
   * review, an enquiry, a subscription, a note of staff.
   */
  async function richCustomer() {
    const { token, customer, product, line } = await openCart(shop);
    await confirmByMail(shop, token, customer.email);
    const order = await checkOut(shop, token, { shippingInfo: home });
    const placed = await createOrder(shop, token, order.id, await pay(order.id), home);
    await shop.call('addToCart', { token, body: line });
    const unpaid = await checkOut(shop, token, { shippingInfo: home });
    await shop.call('toggleWishlist', { token, body: { prodId: product.id } });
    await shop.call('rateProduct', { token, body: { prodId: product.id, star: 2, comment: 'Not for me' } });
    const { email, mobile } = customer;
    await shop.call('createEnquiry', { body: { name: 'Asha', email, mobile, comment: 'Do you ship to Erode?' } });
    await shop.call('subscribeNewsletter', { body: { email } });
    await shop.call('forgotPassword', { body: { email } });
    const note = { id: v7(), customer_id: customer._id, staff_id: null, text: 'Likes indigo' };
    await insertCustomerNote(shop.deps.db, { ...note, created_at: new Date(now).toISOString() });
    return { token, customer, product, number: placed.body.order.number, unpaid };
  }

  const remove = (token: string, given: unknown = password) =>
    shop.call('deleteAccount', { token, body: { password: given } });

  /** Every row of every table that contains one of these words. */
  async function traces(...words: string[]) {
    const { db } = shop.deps;
    const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => name !== 'limits');
    const found: string[] = [];
    for (const table of tables) {
      const rows = await db
        .selectFrom(table as 'customers')
        .selectAll()
        .execute();
      if (rows.some((row) => words.some((word) => JSON.stringify(row).includes(word)))) found.push(table);
    }
    return found.toSorted();
  }

  test('is exported as one file, without password and tokens [policy privacy.3,5]', async () => {
    const { token, customer, product, number } = await richCustomer();
    const { firstname, lastname, email, mobile } = customer;
    const contact = { name: `${firstname} ${lastname}`, email, mobile };
    await shop.call('editUser', { token, body: { ...customer, lastname: 'Devi' } });
    const { status, body, headers } = await shop.call('exportData', { token });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    const tee = { _id: product.id, title: 'Warli Village Tee' };
    expect(body).toMatchObject({
      exportedAt: new Date(now).toISOString(),
      profile: { ...customer, lastname: 'Devi', createdAt: new Date(now).toISOString() },
      sessions: [{ device: 'Another device', isCurrent: true }],
      orders: [{ number, totalPrice: 1100, shippingInfo: home, contact }],
      unpaidOrders: [
        {
          orderStatus: 'Payment pending',
          totalPrice: 1100,
          shippingInfo: home,
          lines: [{ title: tee.title, quantity: 2 }],
        },
      ],
      cart: [{ productId: { _id: product.id }, quantity: 2 }],
      wishlist: [tee],
      reviews: [{ product: tee, star: 2, comment: 'Not for me' }],
      enquiries: [{ email: customer.email, comment: 'Do you ship to Erode?' }],
      newsletter: { email: customer.email },
    });
    const sessions = await shop.deps.db.selectFrom('sessions').selectAll().execute();
    const text = JSON.stringify(body);
    for (const secret of [token, '$argon2', ...sessions.map((session) => session.token_hash)]) {
      expect(text).not.toContain(secret);
    }
  });

  test('and its orders have the GSTIN until the account goes; the invoice keeps what is printed [policy privacy.6,7,26]', async () => {
    const gstin = '33ABCDE1234F1Z7';
    const { token, customer } = await openCart(shop);
    expect((await shop.call('saveGstin', { token, body: { gstin: '33ABCDE1234F1Z1' } })).status).toBe(400);
    expect((await shop.call('saveGstin', { token, body: { gstin: ' 33abcde1234f1z7 ' } })).body).toEqual({ gstin });
    const bought = await checkOut(shop, token, { shippingInfo: home });
    await createOrder(shop, token, bought.id, await pay(bought.id), home);
    expect((await shop.call('exportData', { token })).body.profile.gstin).toBe(gstin);
    const { db } = shop.deps;
    const readOrder = () =>
      db
        .selectFrom('orders')
        .select(['id', 'customer_gstin', 'customer_business'])
        .where('provider_order_id', '=', bought.id)
        .executeTakeFirstOrThrow();
    const order = await readOrder();
    expect(order.customer_gstin).toBe(gstin);
    await db.updateTable('orders').set({ customer_business: 'Iyer Textiles' }).where('id', '=', order.id).execute();
    const row = documentRow({ order_id: order.id, serial: now % 100_000, customer_gstin: gstin });
    const line = documentLineRow({ document_id: row.id });
    await insertDocument(db, row, [line]);
    const printedNow = async () => {
      const kept = await findDocument(db, row.id);
      return kept && toContent(kept, await listDocumentLines(db, [row.id]));
    };
    const before = await printedNow();
    await remove(token);
    expect(await readOrder()).toMatchObject({ customer_gstin: null, customer_business: null });
    expect(await printedNow()).toEqual(before);
    expect(await traces(gstin)).toEqual(['tax_documents']);
    expect(await traces(customer.email, customer.mobile)).not.toContain('tax_documents');
    await db.deleteFrom('tax_document_lines').execute();
    await db.deleteFrom('tax_documents').execute();
  });

  test('has the gift cards that the customer used, and nobody else’s', async () => {
    const { token } = await shop.signUp();
    const { token: other } = await shop.signUp();
    const { code, card } = await sellCard(shop, { recipientName: 'Asha', message: 'Wear it to Pongal' });
    await shop.call('redeemGiftCard', { token, body: { code } });
    const cards = async (of: string) => (await shop.call('exportData', { token: of })).body.giftCards;
    const { codeEnd, amount, recipientEmail } = card;
    const recipient = { name: 'Asha', email: recipientEmail };
    const redeemedAt = new Date(now).toISOString();
    expect(await cards(token)).toEqual([{ codeEnd, amount, redeemedAt, recipient, message: 'Wear it to Pongal' }]);
    expect(await cards(other)).toEqual([]);
  });

  /**
   * A new account with that e-mail and mobile number, whose real owner
   * has used the shop as a visitor.
   */
  async function accountOfAStranger() {
    const { token, customer } = await shop.signUp({ mobile: '9123456780' });
    const { email, mobile } = customer;
    const comment = `Sent by the owner of ${email}`;
    await shop.call('createEnquiry', { body: { name: 'Usha', email, mobile, comment } });
    await shop.call('subscribeNewsletter', { body: { email } });
    const subscribers = shop.deps.db.selectFrom('newsletter_subscribers').select('email').where('email', '=', email);
    return { token, customer, comment, isSubscribed: async () => (await subscribers.execute()).length === 1 };
  }

  test('is private: until its e-mail is confirmed, an account neither reads nor deletes what was sent under it [policy privacy.24]', async () => {
    const { token, comment, isSubscribed } = await accountOfAStranger();
    const { body } = await shop.call('exportData', { token });
    expect(body).toMatchObject({ enquiries: [], newsletter: null, orders: [], reviews: [] });
    expect(body.profile.emailConfirmedAt).toBe(null);
    await remove(token);
    expect(await traces(comment)).toEqual(['enquiries', 'mails']);
    expect(await isSubscribed()).toBe(true);
  });

  test('includes what was sent under its e-mail while that is confirmed [policy privacy.9,24]', async () => {
    const { token, customer, comment, isSubscribed } = await accountOfAStranger();
    const read = async () => (await shop.call('exportData', { token })).body;
    await confirmByMail(shop, token, customer.email);
    expect(await read()).toMatchObject({ enquiries: [{ comment }], newsletter: { email: customer.email } });
    const victim = await accountOfAStranger();
    await remove(victim.token);
    await shop.call('editUser', { token, body: victim.customer });
    expect(await read()).toMatchObject({ enquiries: [], newsletter: null, profile: { emailConfirmedAt: null } });
    await shop.call('editUser', { token, body: customer });
    expect(await read()).toMatchObject({ enquiries: [], newsletter: null });
    await confirmByMail(shop, token, customer.email);
    await remove(token);
    expect([await traces(comment), await isSubscribed()]).toEqual([['mails'], false]);
    expect(await traces(victim.comment)).toEqual(['enquiries', 'mails']);
  });

  test('leaves an enquiry with the e-mail and another mobile number alone', async () => {
    const { token, customer } = await shop.signUp();
    await confirmByMail(shop, token, customer.email);
    const comment = 'Sent from another number';
    const enquiry = { name: 'Usha', email: customer.email, mobile: '9123456780', comment };
    await shop.call('createEnquiry', { body: enquiry });
    expect((await shop.call('exportData', { token })).body.enquiries).toEqual([]);
    await remove(token);
    expect(await traces(comment)).toEqual(['enquiries', 'mails']);
  });

  test('is deleted with the account, except for invoices of paid orders and a last mail [policy privacy.23,26]', async () => {
    const { token, customer, product } = await richCustomer();
    const mails = shop.deps.db.updateTable('mails').where('recipient', '=', customer.email);
    await mails.where('order_id', 'is not', null).set({ try_at: null, problem: 'given up' }).execute();
    await sendMails(shop.deps);
    const changed: Change[] = [];
    shop.deps.changes.subscribe((change) => changed.push(change));
    expect(await remove(token)).toMatchObject({ status: 200, body: { message: 'Your account is deleted' } });
    expect(changed).toContainEqual(expect.objectContaining({ data: 'catalog', productId: product.id }));
    expect((await shop.call('getCart', { token })).status).toBe(401);
    expect((await shop.call('login', { body: { email: customer.email, password } })).status).toBe(401);
    expect(await traces(customer.email)).toEqual(['mails', 'orders']);
    expect(await traces(customer._id)).toEqual(['orders']);
    const orders = shop.deps.db.selectFrom('orders').select(['number', 'address', 'note', 'status']);
    const kept = await orders.where('customer_id', '=', customer._id).orderBy('created_at').orderBy('id').execute();
    expect(kept.map(({ status, address: text }) => [status, text?.includes(home.address) ?? null])).toEqual([
      ['Ordered', true],
      ['Expired', null],
    ]);
    expect(kept[0]?.note).toBe(`The account was deleted; for the delivery: 9876543210, ${customer.email}.`);
    const { body } = await shop.call('getProduct', { params: { id: product.id } });
    expect([body.ratings, body.totalrating, body.ratingsCount]).toEqual([[], 0, 0]);
    const [mail, ...more] = await shop.deps.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', customer.email)
      .execute();
    expect([mail?.subject, more]).toEqual(['Your Taana Baana account is deleted', []]);
    await sendMails(shop.deps);
    now += 31 * 86_400_000;
    await sweepMails(shop.deps);
    expect(await traces(customer.email)).toEqual(['orders']);
  });

  test('is deleted alone: others with the same mobile number keep theirs', async () => {
    const [leaving, staying] = [await richCustomer(), await richCustomer()];
    const read = async () => (await shop.call('exportData', { token: staying.token })).body;
    const before = await read();
    expect((await remove(leaving.token)).status).toBe(200);
    expect(await read()).toEqual(before);
  });

  test('an order in transit keeps a phone number until it is delivered or cancelled', async () => {
    const [arriving, cancelled, arrived] = [await richCustomer(), await richCustomer(), await richCustomer()];
    const steps = ['Processing', 'Shipped', 'Out for Delivery', 'Delivered'] as const;
    const deliver = async ({ number }: typeof arriving) => {
      for (const step of steps) await moveOrder(shop.deps, number, step, commandLine);
    };
    const noteOf = async ({ number }: typeof arriving) => (await showOrder(shop.deps, number)).order.note;
    await deliver(arrived);
    for (const { token } of [arriving, cancelled, arrived]) await remove(token);
    const call = (email: string) => `The account was deleted; for the delivery: 9876543210, ${email}.`;
    expect(await noteOf(arriving)).toBe(call(arriving.customer.email));
    expect(await noteOf(cancelled)).toBe(call(cancelled.customer.email));
    expect(await noteOf(arrived)).toBe(null);
    await deliver(arriving);
    await cancelOrder(shop.deps, cancelled.number, commandLine);
    expect([await noteOf(arriving), await noteOf(cancelled)]).toEqual([null, null]);
  });

  test('is deleted completely or not at all', async () => {
    const { token, customer } = await richCustomer();
    const read = async () => (await shop.call('exportData', { token })).body;
    const before = await read();
    // The last step of the deletion fails: a foreign key of another
    // table still refers to the customer.
    const { schema } = shop.deps.db;
    await schema
      .createTable('held')
      .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
      .execute();
    await sql`insert into held values (${customer._id})`.execute(shop.deps.db);
    expect((await remove(token)).status).toBe(500);
    expect(await read()).toEqual(before);
    await schema.dropTable('held').execute();
    expect((await remove(token)).status).toBe(200);
  });

  test('is gone: the next owner of the e-mail sees nothing of it', async () => {
    const { token, customer } = await richCustomer();
    await remove(token);
    const next = await shop.signUp({ email: customer.email });
    const { body } = await shop.call('exportData', { token: next.token });
    expect(body).toMatchObject({ orders: [], unpaidOrders: [], reviews: [], cart: [], wishlist: [], enquiries: [] });
    expect([body.newsletter, body.sessions.length]).toEqual([null, 1]);
  });

  test('causes one mail a day to its mailbox, however many accounts are deleted, without customer text', async () => {
    const email = 'a-stranger@example.com';
    for (let account = 0; account < 3; account += 1) {
      const { token } = await shop.signUp({ email, firstname: 'You won Rs 50000' });
      expect((await remove(token)).status).toBe(200);
    }
    const mails = await shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('50000');
  });

  test('a payment that arrives for an unpaid order is refunded [policy terms.6]', async () => {
    const { token, unpaid } = await richCustomer();
    await remove(token);
    const payment = await pay(unpaid.id);
    await reconcileOrders(shop.deps);
    const refunds = shop.deps.db.selectFrom('refunds').selectAll().where('provider_payment_id', '=', payment);
    expect((await refunds.execute()).map(({ reason }) => reason)).toEqual(['paid too late']);
  });

  test.each([
    ['not-this-one', 'This is not the password of your account'],
    ['', 'Password is Required'],
    [undefined, 'Password is Required'],
  ])('stays where the password is %j', async (given, message) => {
    const { token, customer } = await shop.signUp();
    const { status, error } = await shop.call('deleteAccount', { token, body: { password: given } });
    expect([status, error.fields]).toEqual([400, { password: message }]);
    const login = await shop.call('login', { body: { email: customer.email, password } });
    expect(login.status).toBe(200);
  });

  test('cannot be deleted by guessing the password in a stolen session', async () => {
    const { token } = await shop.signUp();
    for (let guess = 0; guess < 30; guess += 1) await remove(token, 'not-this-one');
    expect((await remove(token)).status).toBe(429);
  });
});
