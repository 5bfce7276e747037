// Exchanges from the customer's request to the answer, as the refund policy promises them.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Order } from '@taana-baana/contract';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { refundPolicy } from '@taana-baana/contract/texts/content/refund-policy.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { operate } from '../../../../cli/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { cancelOrder, moveOrder } from '../orders/change-status.service.ts';
import { checkPayments } from '../../money/payments/payments-check.service.ts';
import { reconcileOrders } from '../checkout/reconciler.service.ts';
import { refundOrder } from '../orders/refund-order.service.ts';
import { checkOut, createOrder, openCart, openShopWithDouble, readPurchaseRows } from '../../money/payments/testing.ts';
import { reconcileDocuments } from '../../money/reconciliation/reconciliation.service.ts';
import { saveSection, showSettings } from '../../../shop/settings/settings.service.ts';
import { fixedSettings } from '../../../shop/settings/testing.ts';
import { exchangeUntil, lateBefore, workingDaysAfter } from '../../goods/exchanges/exchange-window.service.ts';

const start = Date.parse('2026-11-20T10:00:00.000Z');
const hour = 3600_000;
const day = 24 * hour;
const promises = JSON.stringify(refundPolicy);

test('“Send it back within {exchangeDays} days of delivery.”: to the end of the last day in India [policy refund.4]', () => {
  expect(promises).toContain('Send it back within {exchangeDays} days of delivery.');
  // 23:30 in India on the 5th.
  const delivered = '2026-11-05T18:00:00.000Z';
  expect(exchangeUntil('2026-11-01T10:00:00.000Z', delivered, fixedSettings({ sales: [] }))).toBe(
    '2026-11-20T18:30:00.000Z',
  );
  const sale = { name: 'Diwali sale', from: '2026-11-01', to: '2026-11-02', exchangeDays: 7 };
  expect(exchangeUntil('2026-11-01T10:00:00.000Z', delivered, fixedSettings({ sales: [sale] }))).toBe(
    '2026-11-12T18:30:00.000Z',
  );
  expect(exchangeUntil('2026-11-02T18:30:00.000Z', delivered, fixedSettings({ sales: [sale] }))).toBe(
    '2026-11-20T18:30:00.000Z',
  );
});

test('“We process the exchange within 5 working days of receiving it.”: a weekend does not count [policy refund.6]', () => {
  expect(promises).toContain('We process the exchange within 5 working days of receiving it.');
  // A Friday, a Saturday.
  expect(workingDaysAfter('2026-11-20T10:00:00.000Z', 5, undefined)).toBe('2026-11-27');
  expect(workingDaysAfter('2026-11-21T10:00:00.000Z', 5, undefined)).toBe('2026-11-27');
  const closed = [{ from: '2026-11-23', to: '2026-11-24' }];
  expect(workingDaysAfter('2026-11-20T10:00:00.000Z', 5, closed)).toBe('2026-12-01');
  expect(lateBefore(new Date('2026-12-01T10:00:00.000Z'), 5, closed)).toBe('2026-11-19T18:30:00.000Z');
  for (let hours = 0; hours < 21 * 24; hours += 7) {
    const [received, now] = [new Date(start), new Date(start + hours * hour)];
    const isLate =
      workingDaysAfter(received.toISOString(), 5, undefined) <
      new Date(now.getTime() + 5.5 * hour).toISOString().slice(0, 10);
    expect(received.toISOString() < lateBefore(now, 5, undefined), now.toISOString()).toBe(isLate);
  }
});

describe.each(testEngines)('an exchange on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let now = start;
  beforeAll(async () => {
    double = await startProviderDouble();
    shop = await openShopWithDouble(engine, double, { now: () => new Date(now) });
    admin = openTestAdmin(shop);
  });
  beforeEach(async () => {
    ({ cookie } = await admin.addMember('owner'));
    await shop.deps.db.deleteFrom('mails').execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
    await double.stop();
  });

  /** Two of one shirt, delivered now. */
  async function delivered() {
    const { token, customer, product } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: id, status: 'captured' });
    const order: Order = (await createOrder(shop, token, id, payment.id)).body.order;
    await deliver(order.number);
    return { token, customer, product, number: order.number, line: order.orderItems[0]?._id ?? '' };
  }
  async function deliver(number: string): Promise<void> {
    for (const to of ['Processing', 'Shipped'] as const) await moveOrder(shop.deps, number, to, commandLine);
    await admin.call('moveOrder', { cookie, params: { number }, body: { to: 'Delivered' } });
  }
  /** Ids of mails rise. */
  const lastMail = async () => (await readPurchaseRows(shop)).mails.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
  type Bought = Awaited<ReturnType<typeof delivered>>;
  const form = ({ line, product }: Bought, quantity = 1, changes = {}) => ({
    lines: [{ line, quantity, color: product.colorIds[1], size: 'L', ...changes }],
    reason: 'color',
    comment: 'Maroon is too dark for me',
  });
  const request = (bought: Bought, body: unknown = form(bought), token = bought.token) =>
    shop.call('requestExchange', { token, params: { number: bought.number }, body });
  const orders = async (token: string): Promise<Order[]> => (await shop.call('listOrders', { token })).body.orders;
  const ofOrder = async ({ token, number }: Bought) =>
    (await orders(token)).find((order) => order.number === number) as Order;
  const act = (
    name: 'moveExchange' | 'rejectExchange' | 'replaceExchange' | 'creditExchange' | 'getExchange',
    id: string,
    body?: object,
  ) => admin.call(name, { cookie, params: { id }, ...(body && { body }) });
  /** Requested, and the goods are back. */
  async function received() {
    const bought = await delivered();
    const id: string = (await request(bought)).body.order.exchanges[0]?._id ?? '';
    await act('moveExchange', id, { to: 'received' });
    return { ...bought, id };
  }

  it('tells staff how to reach the customer, and what WhatsApp writes before and once the goods are here', async () => {
    const bought = await delivered();
    const id: string = (await request(bought)).body.order.exchanges[0]?._id ?? '';
    const { mobile, email } = bought.customer;
    expect((await act('getExchange', id)).body.contact).toEqual({
      mobile,
      email,
      messages: [{ kind: 'sendBack', isNow: true, text: expect.stringContaining(`your order ${bought.number} to: `) }],
    });
    const { body } = await act('moveExchange', id, { to: 'received' });
    expect(body.contact?.messages).toEqual([
      { kind: 'exchange', isNow: true, text: expect.stringContaining(`your order ${bought.number} has arrived at`) },
    ]);
    await shop.call('deleteAccount', { token: bought.token, body: { password: 'warp-and-weft-21' } });
    expect((await act('getExchange', id)).body.contact).toBeNull();
  });

  it('is requested within the days, and the mail says where to send it and who pays [policy refund.5,7,8]', async () => {
    const bought = await delivered();
    expect(await ofOrder(bought)).toMatchObject({
      canExchangeUntil: exchangeUntil('2026-11-20T10:00:00.000Z', new Date(now).toISOString(), fixedSettings()),
      exchanges: [],
      orderItems: [{ exchangeable: 2 }],
    });
    const { status, body } = await request(bought);
    expect([status, body.order.exchanges, body.order.orderItems[0]?.exchangeable]).toMatchObject([
      201,
      [{ state: 'requested', lines: [{ quantity: 1, size: 'M', wantedSize: 'L' }], rejection: null }],
      1,
    ]);
    for (const promise of [
      'It must be unworn and unwashed, with its labels on.',
      'Any other reason, such as another size or colour: you pay.',
      'A defect, or our mistake in shipping: we pay.',
    ]) {
      expect(promises).toContain(promise);
    }
    const mail = await lastMail();
    for (const told of ['unworn and unwashed, with its labels on', 'You pay for sending it back', 'by 5 Dec 2026']) {
      expect(mail?.text_body).toContain(told);
    }
    await request(bought, { ...form(bought), reason: 'defect' });
    expect((await lastMail())?.text_body).toContain('so we pay for sending it back');
  });

  it('is possible as long as the shop said when the order was paid, or as it says now if that is longer', async () => {
    const before = now;
    const promise = async (exchangeDays: number) => {
      const { value, version: basedOn } = (await showSettings(shop.deps)).promises;
      const saved = { section: 'promises', basedOn, value: { ...value, exchangeDays } } as const;
      now += 1000;
      await saveSection(shop.deps, saved, commandLine);
      now += 1000;
    };
    const lastDays = async (...all: Bought[]) =>
      Promise.all(
        all.map(async (bought) => {
          const { canExchangeUntil, promises: then } = await ofOrder(bought);
          return [indianDayOf(new Date(Date.parse(canExchangeUntil ?? '') - 1)), then?.exchangeDays];
        }),
      );
    const first = await delivered();
    expect(await lastDays(first)).toEqual([['2026-12-05', undefined]]);
    await promise(7);
    const second = await delivered();
    expect((await lastMail())?.text_body).toContain('until 27 Nov 2026');
    expect(await lastDays(first, second)).toEqual([
      ['2026-12-05', 15],
      ['2026-11-27', undefined],
    ]);
    now = Date.parse('2026-11-28T06:00:00.000Z');
    expect([(await request(first)).status, (await request(second)).status]).toEqual([201, 409]);
    await promise(30);
    expect(await lastDays(first, second)).toEqual([
      ['2026-12-20', 15],
      ['2026-12-20', 7],
    ]);
    expect((await request(second)).status).toBe(201);
    await promise(15);
    now = before;
  });

  it('is refused for what was not bought, more than was bought, and colours that there are not', async () => {
    const bought = await delivered();
    const other = await delivered();
    const rejections = [
      [form(bought, 3), 409, 'So many pieces'],
      [form(bought, 1, { line: other.line }), 400, 'not part of the order'],
      [form(bought, 1, { color: 'ultraviolet' }), 400, 'does not come in that colour'],
      [{ ...form(bought), lines: [...form(bought).lines, ...form(bought).lines] }, 400, 'not part of the order'],
      [{ ...form(bought), lines: [] }, 400, ''],
      [{ ...form(bought), reason: 'boredom' }, 400, ''],
    ] as const;
    for (const [body, status, message] of rejections) {
      const answer = await request(bought, body);
      expect([answer.status, answer.error.message]).toEqual([status, expect.stringContaining(message)]);
    }
    expect((await request(bought, form(bought), other.token)).status).toBe(404);
    expect((await ofOrder(bought)).exchanges).toEqual([]);
  });

  it('for another size or colour gives just that: the same piece again is refused', async () => {
    const bought = await delivered();
    const [maroon, indigo] = bought.product.colorIds;
    const asks = (reason: string, color: string | undefined, size: string) =>
      request(bought, { ...form(bought, 1, { color, size }), reason });
    for (const [reason, color, size, message] of [
      ['size', maroon, 'M', 'You have this size already'],
      ['size', indigo, 'M', 'You have this size already'],
      ['color', maroon, 'M', 'You have this colour already'],
      ['color', maroon, 'L', 'You have this colour already'],
    ] as const) {
      const answer = await asks(reason, color, size);
      expect([answer.status, answer.error.message]).toEqual([400, expect.stringContaining(message)]);
    }
    expect(await lastMail()).not.toMatchObject({ subject: expect.stringContaining('exchange') });
    expect((await asks('size', maroon, 'L')).status).toBe(201);
    expect((await asks('defect', maroon, 'M')).status).toBe(201);
  });

  it('is withdrawn by its customer until the parcel is on its way; the piece is exchangeable again', async () => {
    const bought = await delivered();
    const id: string = (await request(bought)).body.order.exchanges[0]?._id ?? '';
    const withdraw = (token = bought.token, exchange = id) =>
      shop.call('withdrawExchange', { token, params: { number: bought.number, id: exchange } });
    expect((await withdraw((await delivered()).token)).status).toBe(404);
    const other = await delivered();
    const theirs: string = (await request(other)).body.order.exchanges[0]?._id ?? '';
    expect((await withdraw(bought.token, theirs)).status).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await withdraw();
      expect([status, body.order.exchanges, body.order.orderItems[0]?.exchangeable]).toMatchObject([
        200,
        [{ state: 'rejected', isWithdrawn: true, rejection: null }],
        2,
      ]);
    }
    const page = (await act('getExchange', id)).body;
    expect([page.isWithdrawn, page.actions]).toEqual([
      true,
      { moves: [], replace: false, credit: null, reject: false },
    ]);
    const next: string = (await request(bought)).body.order.exchanges[1]?._id ?? '';
    await act('moveExchange', next, { to: 'returned' });
    const late = await withdraw(bought.token, next);
    expect([late.status, late.error.message]).toEqual([409, expect.stringContaining('under way already')]);
  });

  it('is refused before the delivery and after the last day [policy refund.1]', async () => {
    const bought = await delivered();
    const before = now;
    const { canExchangeUntil } = await ofOrder(bought);
    now = Date.parse(canExchangeUntil ?? '');
    expect(await ofOrder(bought)).toMatchObject({ canExchangeUntil: null, orderItems: [{ exchangeable: 0 }] });
    expect((await request(bought)).error.message).toContain('days to exchange this order are over');
    now -= 1;
    expect((await request(bought)).status).toBe(201);
    // A request does not begin the days again.
    expect((await ofOrder(bought)).canExchangeUntil).toBe(canExchangeUntil);
    now = before;
    const { token, product, line } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: id, status: 'captured' });
    const { number, orderItems } = (await createOrder(shop, token, id, payment.id)).body.order;
    const early = { token, number, product, line: orderItems[0]?._id, customer: { ...line } };
    expect((await request(early as never)).status).toBe(409);
  });

  it('of two requests at once for the last piece, one is made', async () => {
    const bought = await delivered();
    await request(bought);
    const both = await Promise.all([request(bought), request(bought)]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
  });

  it('takes its pieces from refunds, and refunds take theirs from exchanges', async () => {
    const bought = await delivered();
    await request(bought);
    const refund = (quantity: number, key: string) =>
      admin.call('refundOrder', {
        cookie,
        params: { number: bought.number },
        body: { key: `a-refund-beside-exchange-${key}`, lines: [{ line: bought.line, quantity }], reason: 'sent back' },
      });
    expect((await refund(2, 'two')).error.message).toContain('is being exchanged');
    expect((await refund(1, 'one')).status).toBe(200);
    expect((await request(bought)).status).toBe(409);
  });

  it('becomes store credit once, of what was paid for the pieces, and the money does not go back too [policy refund.2]', async () => {
    const { token, id, number } = await received();
    expect((await act('getExchange', id)).body.actions.credit).toBe(500);
    const both = await Promise.all([act('creditExchange', id), act('creditExchange', id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const credit = (await shop.call('getCredit', { token })).body;
    expect(credit).toMatchObject({ balance: 500, entries: [{ kind: 'exchange', orderNumber: number }] });
    const mails = await shop.deps.db.selectFrom('mails').select('subject').execute();
    expect(mails.filter(({ subject }) => subject.includes('store credit'))).toHaveLength(1);
    expect((await act('replaceExchange', id)).status).toBe(409);
    await expect(refundOrder(shop.deps, number, commandLine, { amountRupees: 601 })).rejects.toThrow('Rs. 600 of');
  });

  it('gives its credit back once, also when the delivery is undone and the parcel comes back', async () => {
    const { token, id, number } = await received();
    await act('creditExchange', id);
    // As the previous version could do.
    await shop.deps.db.updateTable('orders').set({ status: 'Shipped' }).where('number', '=', number).execute();
    await admin.call('markReturned', { cookie, params: { number } });
    expect((await cancelOrder(shop.deps, number, commandLine)).refundPaise).toBe(600_00);
    expect((await shop.call('getCredit', { token })).body.balance).toBe(500);
  });

  it('becomes no store credit when the money went back already', async () => {
    const { id, number } = await received();
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 700 });
    expect((await act('getExchange', id)).body.actions.credit).toBe(null);
    expect((await act('creditExchange', id)).status).toBe(409);
    expect((await act('getExchange', id)).body.state).toBe('received');
  });

  it('ends in an order of Rs. 0 to pack, once, without a payment [policy refund.1,2]', async () => {
    const { token, id, number } = await received();
    expect((await lastMail())?.text_body).toContain('within 5 working days of receiving it');
    const both = await Promise.all([act('replaceExchange', id), act('replaceExchange', id)]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const [replacement, ...others] = (await orders(token)).filter((order) => order.isReplacement);
    expect(others).toEqual([]);
    expect(replacement).toMatchObject({
      orderStatus: 'Ordered',
      totalPriceAfterDiscount: 0,
      orderItems: [{ quantity: 1, size: 'L', price: 0 }],
      shippingInfo: { city: 'Erode' },
    });
    const page = (await admin.call('getOrder', { cookie, params: { number: replacement?.number ?? '' } })).body;
    expect([page.status, page.flags, page.actions.refund, page.actions.cancel, page.actions.blocked]).toEqual([
      'Ordered',
      ['replacement'],
      null,
      { amountPaise: 0, credit: 0 },
      null,
    ]);
    const parent = (await orders(token)).find((order) => order.number === number);
    expect(parent?.exchanges).toMatchObject([{ state: 'replaced', replacement: replacement?.number }]);
    const mail = await lastMail();
    expect(mail?.subject).toContain(replacement?.number ?? '-');
    await deliver(replacement?.number ?? '');
    await reconcileOrders(shop.deps);
    const books = await checkPayments(shop.deps, new Date(start - day), new Date(now + day));
    expect(books.differences).toEqual([]);
    const { revenue } = (await admin.call('getDashboard', { cookie })).body;
    const placed = (await readPurchaseRows(shop)).placed.filter(
      ({ total, status }) => total > 0 && status !== 'Cancelled',
    ).length;
    const { refunded } = await shop.deps.db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .where('orders.status', '!=', 'Cancelled')
      .select(sql<number>`coalesce(sum(amount_paise), 0)`.as('refunded'))
      .executeTakeFirstOrThrow();
    expect([revenue?.today.orders, revenue?.today.revenue]).toEqual([placed, placed * 1100 - refunded / 100]);
  });

  it('waits for another answer when its replacement is cancelled', async () => {
    const { token, id, ...bought } = await received();
    await act('replaceExchange', id);
    const replacement = (await orders(token)).find((order) => order.isReplacement)?.number ?? '';
    expect((await cancelOrder(shop.deps, replacement, commandLine)).refundPaise).toBe(0);
    expect((await lastMail())?.text_body).not.toContain('on its way back');
    const { body } = await act('getExchange', id);
    expect([body.state, body.replacement, body.actions.replace]).toEqual(['received', null, true]);
    await reconcileOrders(shop.deps);
    const rejected = await act('rejectExchange', id, { reason: 'We have none left, and give your money back' });
    expect(rejected.body).toMatchObject({ state: 'rejected', actions: { moves: [], replace: false, reject: false } });
    expect((await lastMail())?.text_body).toContain('We have none left');
    expect((await ofOrder({ token, ...bought })).orderItems[0]?.exchangeable).toBe(2);
    expect((await act('replaceExchange', id)).status).toBe(409);
  });

  it('keeps the delivery: it cannot be undone once an exchange was asked for, until that is rejected', async () => {
    const bought = await delivered();
    const params = { number: bought.number };
    const undo = () => admin.call('undoMove', { cookie, params });
    const canUndo = async () => (await admin.call('getOrder', { cookie, params })).body.actions.undo !== null;
    expect(await canUndo()).toBe(true);
    const id: string = (await request(bought)).body.order.exchanges[0]?._id ?? '';
    expect(await canUndo()).toBe(false);
    const refused = await undo();
    expect([refused.status, refused.error.message]).toEqual([
      409,
      expect.stringContaining(`an exchange was asked for, so Order ${bought.number} has arrived.`),
    ]);
    const many = await admin.call('undoMoves', { cookie, body: { numbers: [bought.number] } });
    expect(JSON.stringify(many.body)).toContain('an exchange was asked for');
    await act('rejectExchange', id, { reason: 'It was asked for by mistake' });
    expect((await undo()).body.status).toBe('Shipped');
  });

  describe('that is replaced', () => {
    async function replaced() {
      const { id, ...bought } = await received();
      await act('replaceExchange', id);
      const replacement = (await orders(bought.token)).find((order) => order.isReplacement);
      return { ...bought, id, replacement: replacement?.number ?? '', replacementOrder: replacement };
    }
    const move = (number: string, to: string) => admin.call('moveOrder', { cookie, params: { number }, body: { to } });
    const page = async (number: string) => (await admin.call('getOrder', { cookie, params: { number } })).body;

    it('is not packed any more once all the money went back, and says why', async () => {
      const { number, replacement, id } = await replaced();
      await expect(refundOrder(shop.deps, replacement, commandLine, {})).rejects.toThrow('has no payment to give back');
      await refundOrder(shop.deps, number, commandLine, {});
      const why = `Order ${replacement} replaces goods of Order ${number}, and the payment of Order ${number} has been given back. Please cancel Order ${replacement}.`;
      expect((await page(replacement)).actions).toMatchObject({ blocked: why, moves: [] });
      const refused = await move(replacement, 'Processing');
      expect([refused.status, refused.error.message]).toEqual([409, why]);
      await cancelOrder(shop.deps, replacement, commandLine);
      expect((await act('getExchange', id)).body.state).toBe('received');
    });

    it('is sent again, also on the command line, when its parcel came back, unless the money went back meanwhile', async () => {
      const { number, replacement } = await replaced();
      for (const to of ['Processing', 'Shipped']) await move(replacement, to);
      await admin.call('markReturned', { cookie, params: { number: replacement } });
      expect((await page(replacement)).actions).toMatchObject({ reship: true, moves: [] });
      const again = () =>
        admin.call('reship', { cookie, params: { number: replacement }, body: { courier: 'DTDC', awb: 'D1234567' } });
      expect([(await again()).status, (await page(replacement)).shipment?.awb]).toEqual([200, 'D1234567']);
      await admin.call('markReturned', { cookie, params: { number: replacement } });
      const byCommand = () => operate(shop.deps, 'orders move', [replacement, 'shipped']);
      expect(await byCommand()).toBe(`${replacement} is Shipped.`);
      expect((await page(replacement)).actions.reship).toBe(false);
      await expect(byCommand()).rejects.toThrow(`Order ${replacement} is Shipped already`);
      await admin.call('markReturned', { cookie, params: { number: replacement } });
      await refundOrder(shop.deps, number, commandLine, {});
      expect((await page(replacement)).actions.reship).toBe(false);
      expect((await again()).error.message).toContain(`the payment of Order ${number} has been given back`);
      await expect(byCommand()).rejects.toThrow(`the payment of Order ${number} has been given back`);
    });

    it('and exchanged again can end as store credit, of what was paid for the first piece', async () => {
      const { token, product, number, replacement, replacementOrder } = await replaced();
      await deliver(replacement);
      const line = replacementOrder?.orderItems[0]?._id ?? '';
      const again = await shop.call('requestExchange', {
        token,
        params: { number: replacement },
        body: { lines: [{ line, quantity: 1, color: product.colorIds[0], size: 'XL' }], reason: 'size' },
      });
      const id: string = again.body.order.exchanges[0]?._id ?? '';
      await act('moveExchange', id, { to: 'received' });
      expect((await act('getExchange', id)).body.actions.credit).toBe(500);
      expect((await act('creditExchange', id)).status).toBe(200);
      expect((await shop.call('getCredit', { token })).body.balance).toBe(500);
      expect((await page(number)).amounts.refundablePaise).toBe(600_00);
      const { bridge, differences } = await reconcileDocuments(shop.deps.db, '2026-11');
      const ours = differences.filter(({ order }) => order === number || order === replacement);
      expect([ours, bridge['not explained']]).toEqual([[], 0]);
    });
  });

  it('gives a manager no more credit than the limit, refunds and goodwill of the same order included [guard admin.22]', async () => {
    const { id, number } = await received();
    const owner = cookie;
    ({ cookie } = await admin.addMember('manager'));
    const params = { number };
    const goodwill = (key: string) =>
      admin.call('giveCredit', {
        cookie,
        params,
        body: { key: `goodwill-${key}-of-a-manager`, amount: 900, reason: 'Sorry' },
      });
    const refund = { key: 'a-refund-before-the-credit', amount: 100, reason: 'sent back' };
    expect((await goodwill('first')).status).toBe(200);
    expect((await admin.call('refundOrder', { cookie, params, body: refund })).status).toBe(200);
    expect((await act('creditExchange', id)).status).toBe(200);
    // Of Rs. 2,000, 500 are left.
    expect((await admin.call('getOrder', { cookie, params })).body.actions.refund?.most).toBe(500);
    expect((await goodwill('second')).status).toBe(403);
    const next = await received();
    const more = { key: 'goodwill-of-a-manager-again', amount: 1000, reason: 'Sorry' };
    await admin.call('giveCredit', { cookie, params: { number: next.number }, body: more });
    const rest = { ...more, key: 'goodwill-of-a-manager-last', amount: 501 };
    await admin.call('giveCredit', { cookie, params: { number: next.number }, body: rest });
    const over = await act('creditExchange', next.id);
    expect([over.status, over.error.message]).toEqual([
      403,
      expect.stringContaining('Managers can give back Rs. 2,000'),
    ]);
    cookie = owner;
    expect((await act('creditExchange', next.id)).status).toBe(200);
  });

  it('is listed by what waits longest, and on the dashboard until it is answered [policy refund.6]', async () => {
    await shop.deps.db.deleteFrom('exchanges').execute();
    const first = await received();
    now += hour;
    const second = await delivered();
    await request(second);
    const list = async () => (await admin.call('listExchanges', { cookie, query: {} })).body.exchanges;
    expect(await list()).toMatchObject([
      { orderNumber: first.number, customer: 'Asha Kumari', state: 'received', dueOn: '2026-11-27', isLate: false },
      { orderNumber: second.number, state: 'requested', dueOn: null },
    ]);
    const waiting = async () => (await admin.call('getDashboard', { cookie })).body.exchanges;
    expect(await waiting()).toEqual({ open: 2, late: 0 });
    now += 8 * day;
    ({ cookie } = await admin.addMember('owner'));
    expect(await waiting()).toEqual({ open: 2, late: 1 });
    await act('replaceExchange', first.id);
    expect(await waiting()).toEqual({ open: 1, late: 0 });
    expect((await admin.call('listExchanges', { cookie, query: { tab: 'closed' } })).body.exchanges).toHaveLength(1);
  });

  it('keeps no words of a customer who has deleted the account', async () => {
    const { token, id } = await received();
    await shop.call('deleteAccount', { token, body: { password: 'warp-and-weft-21' } });
    const { body } = await act('getExchange', id);
    expect(body.comment).toBe(null);
    // Nobody could spend it.
    expect(body.actions.credit).toBe(null);
    expect((await act('creditExchange', id)).status).toBe(409);
    expect((await act('replaceExchange', id)).status).toBe(200);
  });
});
