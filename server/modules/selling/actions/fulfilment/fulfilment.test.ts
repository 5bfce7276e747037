// From the packed order to the customer's door and back, for staff and the customer.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminCallName } from '@taana-baana/contract/admin/calls.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { shippingPolicy } from '@taana-baana/contract/texts/content/shipping-policy.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import type { TaxDocumentRow } from '../../../../database/tables/document-tables.ts';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { insertDocument } from '../../money/documents/documents.repository.ts';
import { documentLineRow, documentRow } from '../../money/documents/testing.ts';
import { readFileOfDocument } from '../../money/documents/pdf/document-files.service.ts';
import { sendMails } from '../../../shop/mail/mail.service.ts';
import { amount, checkOut, createOrder, openCart, openShopWithDouble } from '../../money/payments/testing.ts';
import { addDispute } from '../../desk/order-page/testing.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { countTrackingLate, reship, setTracking } from './ship-parcels.service.ts';

type OrderCall = Extract<
  AdminCallName,
  'getOrder' | 'moveOrder' | 'undoMove' | 'setTracking' | 'markReturned' | 'cancelOrder' | 'addNote' | 'changeAddress'
>;

// A Monday, 11:30 in India.
const start = Date.parse('2026-11-23T06:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
/** Numbers are unique across these tests. */
let documents = 0;
const lineOf = ({ id }: { id: string }) => [documentLineRow({ document_id: id })];
const publicUrl = 'https://tees.example.com';

describe.each(testEngines)('fulfilment on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let now = start;
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => new Date(now) }, { PUBLIC_URL: publicUrl });
    admin = openTestAdmin(shop);
  });
  beforeEach(async () => {
    now = start;
    await double.refundsBecome('processed');
    for (const role of ['owner', 'manager', 'packer'] as const) cookies.set(role, (await admin.addMember(role)).cookie);
  });
  afterEach(async () => {
    await shop.deps.db.deleteFrom('mails').execute();
    await shop.deps.db.deleteFrom('staff_notifications').execute();
    await shop.deps.db
      .updateTable('staff')
      .set({ disabled_at: new Date(now).toISOString() })
      .execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
    await double.stop();
  });

  async function bought() {
    const { token, customer } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: orderId, status: 'captured' });
    const { number } = (await createOrder(shop, token, orderId, payment.id)).body.order;
    await shop.deps.db.deleteFrom('mails').execute();
    return { token, customer, orderId, paymentId: payment.id, number };
  }
  const call = (name: OrderCall, number: string, body?: unknown, role: Role = 'packer') =>
    admin.call(name, { cookie: cookies.get(role) ?? '', params: { number }, ...(body === undefined ? {} : { body }) });
  const page = async (number: string): Promise<OrderPage> => (await call('getOrder', number)).body;
  const move = (number: string, to: string, parcel = {}) => call('moveOrder', number, { to, ...parcel });
  async function packed() {
    const order = await bought();
    await moveOrder(shop.deps, order.number, 'Processing', commandLine);
    return order;
  }
  async function shipped(parcel: object = { courier: 'Delhivery', awb: '1490 8123 4567' }) {
    const order = await packed();
    expect((await move(order.number, 'Shipped', parcel)).status).toBe(200);
    return order;
  }
  const wire = async (token: string, number: string) =>
    (await shop.call('getOrder', { token, params: { number } })).body as never as {
      orderStatus: string;
      canCancel: boolean;
      shipment: Record<string, string | null> | null;
    };
  const mails = () =>
    shop.deps.db.selectFrom('mails').select(['recipient', 'subject', 'text_body', 'sent_at']).orderBy('id').execute();
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  /** After this time, due mails have been sent. */
  async function wait(time: number) {
    now += time;
    await sendMails(shop.deps, { readDocument: (id) => readFileOfDocument(shop.deps, id) });
  }
  const tokenIn = (text: string) => /\/track\/([\w-]+)/.exec(text)?.[1] ?? '';

  describe('shipping', () => {
    it('tells the customer two minutes later, with courier, AWB and a link that needs no login [spec limit.24]', async () => {
      const { number, token, customer } = await shipped();
      const shipment = {
        courier: 'Delhivery',
        awb: '149081234567',
        trackingUrl: 'https://www.delhivery.com/track-v2/package/149081234567',
        shippedAt: new Date(start).toISOString(),
      };
      expect((await wire(token, number)).shipment).toEqual(shipment);
      expect((await page(number)).shipment).toMatchObject({ ...shipment, by: expect.any(String), returnedAt: null });
      await wait(2 * minute - 1);
      const [waiting] = await mails();
      expect(waiting).toMatchObject({ recipient: customer.email, sent_at: null });
      expect(waiting?.subject).toMatch(`Your order ${number} at`);
      expect(waiting?.text_body).toContain('Courier: Delhivery\nTracking number (AWB): 149081234567');
      await wait(1);
      expect((await mails()).map(({ sent_at: sent }) => sent)).toEqual([new Date(now).toISOString()]);

      const linked = { params: { token: tokenIn(waiting?.text_body ?? '') } };
      const seen = await shop.call('trackParcel', linked);
      expect(seen.body).toEqual({ ...shipment, orderStatus: 'Shipped', city: 'Erode', isReturned: false });
      now = start + 90 * day;
      expect((await shop.call('trackParcel', linked)).status).toBe(200);
      now += 1;
      expect((await shop.call('trackParcel', linked)).status).toBe(404);
      expect((await shop.call('trackParcel', { params: { token: 'x'.repeat(43) } })).status).toBe(404);
    });

    it('brings the invoice that was issued last, unless the move is undone', async () => {
      const { number } = await packed();
      const { id } = await idOf(number);
      const row = (parts: Partial<TaxDocumentRow> = {}) =>
        documentRow({ order_id: id, serial: (documents += 1), ...parts });
      const first = row();
      const credit = row({ kind: 'credit note', series: 'CN/26-27', invoice_id: first.id });
      const second = row();
      for (const each of [first, credit, second]) await insertDocument(shop.deps.db, each, lineOf(each));
      await move(number, 'Shipped', { courier: 'DTDC', awb: 'D1234567' });
      const waiting = await shop.deps.db.selectFrom('mails').selectAll().execute();
      expect(waiting).toMatchObject([{ document_id: second.id }]);
      expect(waiting[0]?.text_body).toContain(`Your tax invoice ${second.number} is attached.`);
      await call('undoMove', number);
      expect(await mails()).toEqual([]);
      await move(number, 'Shipped');
      await wait(2 * minute);
      const tracking = { courier: 'DTDC', awb: 'D1234567' };
      await setTracking(shop.deps, number, tracking, commandLine);
      const both = await shop.deps.db.selectFrom('mails').select('document_id').orderBy('id').execute();
      expect(both.map(({ document_id: document }) => document)).toEqual([second.id, null]);
    });

    it('takes only a courier of the settings, in any letter case, and no AWB without one', async () => {
      const { number } = await packed();
      const refused = await move(number, 'Shipped', { courier: 'Pigeon Post' });
      expect([refused.status, refused.error.message]).toEqual([
        400,
        expect.stringContaining('there are Delhivery, DTDC'),
      ]);
      expect((await move(number, 'Shipped', { awb: '12345678' })).error.fields).toEqual({
        courier: 'Please choose a courier',
      });
      expect((await move(number, 'Shipped', { courier: 'DTDC', awb: '=1+1' })).error.fields).toHaveProperty('awb');
      expect((await page(number)).status).toBe('Processing');
      expect((await move(number, 'Shipped', { courier: 'india post speed post', awb: 'ET123456789IN' })).status).toBe(
        200,
      );
      expect((await page(number)).shipment).toMatchObject({ courier: 'India Post Speed Post', trackingUrl: null });
    });

    it('mails an AWB that follows once, within the policy: tracking within 24 business hours of dispatch [spec limit.24] [policy shipping.8]', async () => {
      expect(JSON.stringify(shippingPolicy)).toContain('Tracking appears within 24 business hours of dispatch.');
      const { number, token } = await shipped({});
      expect((await page(number)).shipment).toMatchObject({ awb: null, trackingDueAt: '2026-11-24T06:00:00.000Z' });
      await wait(2 * minute);
      expect(await subjects()).toEqual([expect.stringContaining('is on its way')]);
      const late = async () => countTrackingLate(shop.deps, 1000);
      now = start + day;
      const before = await late();
      now += 1;
      expect((await late()) - before).toBe(1);

      const track = (awb: string) => setTracking(shop.deps, number, { courier: 'DTDC', awb }, commandLine);
      await track('D1234567');
      expect((await wire(token, number)).shipment).toMatchObject({ courier: 'DTDC', awb: 'D1234567' });
      expect(await late()).toBe(before);
      // Corrected at once: the waiting mail is rewritten.
      await track('D7654321');
      await wait(2 * minute);
      const told = (await mails()).slice(1);
      expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(`^Follow your order ${number}`)]);
      // Corrected later: the page of the link shows it, and no mail is sent.
      await track('D9999999');
      expect(await mails()).toHaveLength(2);
    });

    it('mails courier and AWB together when they come while the mail waits', async () => {
      const { number } = await shipped({});
      await call('setTracking', number, { courier: 'DTDC', awb: 'D1234567' });
      const waiting = await mails();
      expect(waiting).toHaveLength(1);
      expect(waiting[0]?.text_body).toContain('D1234567');
      expect(waiting[0]?.subject).toContain('is on its way');
    });

    it('can be undone until the mail goes out, and takes mail and parcel back', async () => {
      const { number, token } = await shipped();
      expect((await page(number)).actions.undo).toEqual({
        to: 'Processing',
        until: new Date(start + 2 * minute).toISOString(),
      });
      now += 2 * minute - 1;
      expect((await call('undoMove', number)).body).toMatchObject({ status: 'Processing', shipment: null });
      expect([await mails(), (await wire(token, number)).shipment]).toEqual([[], null]);
      await move(number, 'Shipped');
      await wait(2 * minute);
      expect((await page(number)).actions.undo).toBeNull();
      const refused = await call('undoMove', number);
      expect([refused.status, refused.error.message]).toEqual([
        409,
        `This can no longer be undone: the customer has had the mail about Order ${number}.`,
      ]);
      expect((await page(number)).status).toBe('Shipped');
    });

    it('cannot be undone once the parcel came back', async () => {
      const { number } = await shipped();
      await call('markReturned', number, {});
      expect((await page(number)).actions.undo).toBeNull();
      expect((await call('undoMove', number)).status).toBe(409);
      expect(await page(number)).toMatchObject({ status: 'Shipped', shipment: { courier: expect.anything() } });
    });

    it('asks after the delivery, and names the last day for an exchange', async () => {
      const { number } = await shipped();
      await move(number, 'Delivered');
      const asked = (await mails()).at(-1);
      expect(asked?.subject).toMatch(`Has your order ${number}`);
      expect(asked?.text_body).toContain('for exchange or credit until 8 Dec 2026.');
      await call('undoMove', number);
      expect(await mails()).toHaveLength(1);
    });
  });

  it('moves many orders at once; one that is refused keeps none of the others', async () => {
    const first = await packed();
    const disputed = await packed();
    await addDispute(shop.deps.db, await idOf(disputed.number), 'open');
    const last = await packed();
    const orders = [
      { number: first.number.toLowerCase(), courier: 'DTDC', awb: 'D1234567' },
      { number: disputed.number },
      { number: 'TB-NOBODY' },
      { number: last.number },
      { number: last.number },
    ];
    const cookie = cookies.get('packer') ?? '';
    const { body } = await admin.call('moveOrders', { cookie, body: { to: 'Shipped', orders } });
    expect(body.orders).toEqual([
      { number: first.number, isMoved: true, status: 'Shipped', message: null },
      {
        number: disputed.number,
        isMoved: false,
        status: 'Processing',
        message: expect.stringContaining('is disputed'),
      },
      { number: 'TB-NOBODY', isMoved: false, status: null, message: 'There is no order TB-NOBODY.' },
      { number: last.number, isMoved: true, status: 'Shipped', message: null },
      // The same call again is the same move.
      { number: last.number, isMoved: true, status: 'Shipped', message: null },
    ]);
    const numbers = [first.number, disputed.number];
    const undone = await admin.call('undoMoves', { cookie, body: { numbers } });
    expect(undone.body.orders.map(({ isMoved, status }) => [isMoved, status])).toEqual([
      [true, 'Processing'],
      [false, 'Processing'],
    ]);
    const tooMany = Array.from({ length: 101 }, () => ({ number: first.number }));
    const refused = await admin.call('moveOrders', { cookie, body: { to: 'Shipped', orders: tooMany } });
    expect([refused.status, refused.error.fields]).toEqual([400, { orders: 'Please choose 1 to 100 orders' }]);
  });

  it('answers a repeated call as the first one, and moves and mails nothing again', async () => {
    const first = await packed();
    const second = await packed();
    const ship = (role: Role, awb?: string) =>
      admin.call('moveOrders', {
        cookie: cookies.get(role) ?? '',
        body: {
          to: 'Shipped',
          orders: [{ number: first.number, courier: 'dtdc', awb }, { number: second.number }],
        },
      });
    const [{ body }, again] = await Promise.all([ship('packer', 'D1234567'), ship('packer', 'D1234567')]);
    expect(body.orders.map(({ isMoved, status }) => [isMoved, status])).toEqual([
      [true, 'Shipped'],
      [true, 'Shipped'],
    ]);
    expect(again.body).toEqual(body);
    expect((await ship('packer', 'd123 4567')).body).toEqual(body);
    expect(await mails()).toHaveLength(2);
    const steps = (await page(first.number)).timeline.filter(
      ({ kind, text }) => kind === 'status' && text === 'Shipped',
    );
    expect(steps).toHaveLength(1);
    // Another AWB, or another member, is another move.
    for (const other of [await ship('packer', 'D7654321'), await ship('manager', 'D1234567')]) {
      expect(other.body.orders[0]).toMatchObject({
        isMoved: false,
        message: expect.stringContaining('is Shipped already'),
      });
    }
    expect((await page(first.number)).shipment?.awb).toBe('D1234567');
  });

  const idOf = async (number: string) => {
    const row = await shop.deps.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return { id: row.id, paymentId: row.provider_payment_id ?? '' };
  };

  describe('a parcel that came back', () => {
    it('waits to be sent again; then its link shows the new parcel [policy shipping.10]', async () => {
      const { number } = await shipped();
      const link = { params: { token: tokenIn((await mails())[0]?.text_body ?? '') } };
      const returned = (await call('markReturned', number)).body;
      expect(returned).toMatchObject({ status: 'Shipped', flags: ['returned'] });
      expect(returned.timeline).toContainEqual(
        expect.objectContaining({ text: 'Returned to origin', by: expect.stringMatching(/./) }),
      );
      expect(returned.actions).toMatchObject({ moves: [], reship: true, markReturned: false, cancel: null });
      expect((await shop.call('trackParcel', link)).body).toMatchObject({ isReturned: true });
      const cookie = cookies.get('packer') ?? '';
      const dashboard = async () => (await admin.call('getDashboard', { cookie })).body.returned;
      const waiting = await dashboard();
      const listed = await admin.call('listOrders', { cookie, query: { tab: 'attention' } });
      expect(listed.body.orders[0]).toMatchObject({ number, courier: 'Delhivery', awb: '149081234567' });
      for (const [name, body] of [
        ['moveOrder', { to: 'Delivered' }],
        ['setTracking', { courier: 'DTDC', awb: 'D1234567' }],
        ['markReturned', undefined],
      ] as const) {
        expect((await call(name, number, body)).error.message, name).toContain('came back');
      }
      now += minute;
      // A double click sends it once.
      const parcel = { courier: 'DTDC', awb: 'D1234567' };
      const both = await Promise.allSettled([1, 2].map(() => reship(shop.deps, number, parcel, commandLine)));
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await page(number)).toMatchObject({
        status: 'Shipped',
        flags: [],
        shipment: { ...parcel, returnedAt: null },
      });
      expect((await shop.call('trackParcel', link)).body).toMatchObject({ ...parcel, isReturned: false });
      expect([await dashboard(), (await mails()).at(-1)?.text_body]).toEqual([
        waiting - 1,
        expect.stringContaining('once more'),
      ]);
    });

    it('is not sent again while the payment is disputed: the customer may keep both', async () => {
      const { number } = await shipped();
      await call('markReturned', number);
      await addDispute(shop.deps.db, await idOf(number), 'open');
      await expect(reship(shop.deps, number, {}, commandLine)).rejects.toThrow('is disputed');
      expect(await page(number)).toMatchObject({ actions: { markReturned: false }, flags: ['disputed', 'returned'] });
    });

    it('can be cancelled instead, which gives the money back', async () => {
      const { number, token } = await shipped();
      expect((await call('cancelOrder', number, undefined, 'manager')).status).toBe(409);
      await call('markReturned', number);
      const { body } = await call('cancelOrder', number, undefined, 'manager');
      expect(body).toMatchObject({ status: 'Cancelled', amounts: { refundablePaise: 0 } });
      expect(body.timeline.some(({ detail }) => detail === 'Returned to origin')).toBe(true);
      expect(await wire(token, number)).toMatchObject({ orderStatus: 'Cancelled', canCancel: false });
    });
  });

  describe('the customer cancels', () => {
    const cancel = (token: string, number: string) => shop.call('cancelOrder', { token, params: { number } });

    it('before the order is packed: all of the payment goes back, and staff are told', async () => {
      const { number, token, customer, paymentId } = await bought();
      expect((await wire(token, number)).canCancel).toBe(true);
      const { status, body } = await cancel(token, number);
      expect([status, body]).toEqual([200, expect.objectContaining({ orderStatus: 'Cancelled', canCancel: false })]);
      const refunds = await shop.deps.db
        .selectFrom('refunds')
        .selectAll()
        .where('provider_payment_id', '=', paymentId)
        .execute();
      expect(refunds.map(({ amount_paise: paise }) => paise)).toEqual([amount * 100]);
      expect((await page(number)).timeline).toContainEqual(
        expect.objectContaining({ text: 'Cancelled', detail: 'By the customer', by: null }),
      );
      const told = await mails();
      expect(told.filter(({ recipient }) => recipient === customer.email)).toHaveLength(1);
      expect(told.filter(({ subject }) => subject === `Order ${number} was cancelled by the customer`)).toHaveLength(1);
      // Pressed twice.
      expect((await cancel(token, number)).status).toBe(200);
      expect(await mails()).toHaveLength(told.length);
    });

    it('not any more once it is packed, and never the order of somebody else', async () => {
      const { number, token } = await packed();
      const refused = await cancel(token, number);
      expect([refused.status, refused.body]).toEqual([
        409,
        expect.objectContaining({ message: expect.stringContaining('Please write to us') }),
      ]);
      const stranger = await bought();
      expect((await cancel(stranger.token, number)).status).toBe(404);
      // A checkout that nobody has paid is no order yet.
      const open = await openCart(shop);
      expect((await cancel(open.token, (await checkOut(shop, open.token)).id)).status).toBe(404);
      await addDispute(shop.deps.db, await idOf(stranger.number), 'open');
      expect((await cancel(stranger.token, stranger.number)).status).toBe(409);
      expect((await page(stranger.number)).status).toBe('Ordered');
    });

    it('by the policy, when it takes more than 20 business days [spec limit.23] [policy shipping.9]', async () => {
      const promise = 'An order that takes more than 20 business days can be cancelled by you.';
      expect(JSON.stringify(shippingPolicy)).toContain(promise);
      const { number, token } = await packed();
      // The end of the 20th business day in India: 16 December.
      now = Date.parse('2026-12-16T18:29:59.999Z');
      expect([(await wire(token, number)).canCancel, (await cancel(token, number)).status]).toEqual([false, 409]);
      now += 1;
      expect([(await wire(token, number)).canCancel, (await cancel(token, number)).status]).toEqual([true, 200]);
      const late = await packed();
      await moveOrder(shop.deps, late.number, 'Shipped', commandLine);
      now += 20 * day;
      expect((await wire(late.token, late.number)).canCancel).toBe(false);
    });
  });

  describe('staff', () => {
    const address = {
      firstname: 'Asha',
      lastname: 'Kumari',
      address: '9 Spindle Street',
      city: 'Salem',
      country: 'India',
      pincode: 636001,
      state: 'Tamil Nadu',
    };

    it('correct the address until the order is shipped; the log names fields only', async () => {
      const { number } = await packed();
      expect((await call('changeAddress', number, address, 'packer')).status).toBe(403);
      const delhi = await call('changeAddress', number, { ...address, state: 'Delhi' }, 'manager');
      expect(delhi.error.fields).toEqual({ state: 'We do not deliver to this state yet' });
      const { body } = await call('changeAddress', number, address, 'manager');
      expect(body.customer.contact?.address).toEqual(address);
      const entries = await shop.deps.db
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'orders address')
        .execute();
      expect(entries.map(({ after }) => after)).toEqual([JSON.stringify({ fields: ['address', 'city', 'pincode'] })]);
      await move(number, 'Shipped');
      expect((await call('changeAddress', number, address, 'manager')).status).toBe(409);
      await call('markReturned', number);
      expect((await call('changeAddress', number, { ...address, city: 'Erode' }, 'manager')).status).toBe(200);
      await shop.deps.db.deleteFrom('audit_log').where('action', '=', 'orders address').execute();
    });

    it('write notes, which the customer can download, and which go with the account', async () => {
      const { number, token } = await bought();
      const done = await bought();
      await call('addNote', number, { text: '  Wants it before Pongal  ' });
      expect((await call('addNote', number, { text: ' ' })).error.fields).toEqual({ text: 'Please type a note' });
      await call('addNote', done.number, { text: 'Was rude' });
      expect((await page(number)).notes).toMatchObject([{ text: 'Wants it before Pongal', by: expect.any(String) }]);
      expect((await shop.call('exportData', { token })).body.orderNotes).toEqual([
        { order: number, text: 'Wants it before Pongal', createdAt: new Date(now).toISOString() },
      ]);
      const notesOf = async (of: string) => (await call('getOrder', of, undefined, 'owner')).body.notes?.length;
      await shop.call('deleteAccount', { token, body: { password: 'warp-and-weft-21' } });
      // The parcel still has to be packed.
      expect(await notesOf(number)).toBe(1);
      await moveOrder(shop.deps, number, 'Processing', commandLine);
      await moveOrder(shop.deps, number, 'Shipped', commandLine);
      await moveOrder(shop.deps, number, 'Delivered', commandLine);
      expect([await notesOf(number), await notesOf(done.number)]).toEqual([0, 1]);
      await call('cancelOrder', done.number, undefined, 'owner');
      await shop.call('deleteAccount', { token: done.token, body: { password: 'warp-and-weft-21' } });
      expect(await notesOf(done.number)).toBe(0);
    });
  });
});
