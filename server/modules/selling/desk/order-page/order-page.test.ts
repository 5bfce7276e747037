// An order's page in the admin and its actions, for each role, on a shop that talks to the payment
// provider double.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeMoney } from '../../../../database/payments/testing.ts';
import type { AdminCallName } from '@taana-baana/contract/admin/calls.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { recordChange } from '../../../../database/changes.ts';
import { testEngines } from '../../../../database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { sendMails } from '../../../shop/mail/mail.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import {
  address,
  amount,
  checkOut,
  createOrder,
  openCart,
  openShopWithDouble,
  readPurchaseRows,
} from '../../money/payments/testing.ts';
import { moveOrder } from '../../actions/orders/change-status.service.ts';
import { addDispute, addOrder } from './testing.ts';

const start = Date.parse('2026-11-21T10:00:00.000Z');
const minute = 60_000;
const publicUrl = 'https://tees.example.com';

describe.each(testEngines)("an order's page in the admin on %s", (engine) => {
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
    now += 60 * minute;
    await double.refundsBecome('processed');
    for (const role of ['owner', 'manager', 'packer', 'accountant'] as const) {
      cookies.set(role, (await admin.addMember(role)).cookie);
    }
  });
  afterEach(() => shop.deps.db.deleteFrom('mails').execute());
  afterAll(async () => {
    await admin.close();
    await shop.close();
    await double.stop();
  });

  async function bought() {
    const { token, customer, product } = await openCart(shop);
    const { id: orderId } = await checkOut(shop, token);
    const payment = await double.pay({ order_id: orderId, status: 'captured' });
    const { number } = (await createOrder(shop, token, orderId, payment.id)).body.order;
    now += minute;
    return { token, customer, product, orderId, paymentId: payment.id, number };
  }
  type OrderCall = Extract<
    AdminCallName,
    'getOrder' | 'moveOrder' | 'undoMove' | 'cancelOrder' | 'refundOrder' | 'retryRefunds'
  >;
  const call = (name: OrderCall, number: string, body?: unknown, role: Role = 'owner') =>
    admin.call(name, { cookie: cookies.get(role) ?? '', params: { number }, ...(body === undefined ? {} : { body }) });
  async function page(number: string, role: Role = 'owner'): Promise<OrderPage> {
    const answer = await call('getOrder', number, undefined, role);
    expect(answer.status).toBe(200);
    return answer.body;
  }
  const move = (number: string, to: string, role?: Role) => call('moveOrder', number, { to }, role);
  const refund = (number: string, key: string, rupees?: number, role?: Role) =>
    call('refundOrder', number, { key: `key-of-a-refund-${key}`, amount: rupees, reason: 'defective' }, role);

  it("shows the swatch of an ordered colour, never another colour's picture", async () => {
    const { number, product } = await bought();
    const { db } = shop.deps;
    const variants = JSON.stringify([{ width: 600, format: 'jpeg', file: 'navy.jpg' }]);
    await db.insertInto('pictures').values({ id: 'navy', width: 600, height: 800, color: '#fff', variants }).execute();
    const shown = { product_id: product.id, picture_id: 'navy', position: 0, alt: 'Tee' };
    await db
      .insertInto('product_pictures')
      .values({ ...shown, color_id: product.colorIds[1] ?? null })
      .execute();
    shop.deps.changes.publish(await recordChange(db, { data: 'catalog' }));
    const [line] = (await page(number)).lines;
    expect(line).toMatchObject({ color: 'Maroon', picture: null, swatch: { title: 'Maroon' } });
  });

  it('shows everything about an order, with a picture of the ordered colour', async () => {
    const { number, orderId, paymentId, customer, product } = await bought();
    const { db } = shop.deps;
    for (const [position, color_id] of [product.colorIds[1], product.colorIds[0]].entries()) {
      const variants = JSON.stringify([{ width: 600, format: 'jpeg', file: `${color_id}.jpg` }]);
      const picture_id = `picture-${color_id}`;
      await db
        .insertInto('pictures')
        .values({ id: picture_id, width: 600, height: 800, color: '#fff', variants })
        .execute();
      await db
        .insertInto('product_pictures')
        .values({ product_id: product.id, picture_id, position, alt: 'Tee', color_id: color_id ?? null })
        .execute();
    }
    shop.deps.changes.publish(await recordChange(db, { data: 'catalog' }));
    await sendMails(shop.deps);
    const { timeline, actions, ...shown } = await page(number.toLowerCase());
    expect(shown).toMatchObject({
      number,
      status: 'Ordered',
      flags: [],
      lines: [{ title: 'Warli Village Tee', color: 'Maroon', quantity: 2, refunded: 0, price: 500 }],
      amounts: { items: 1000, shipping: 100, paid: amount, refundedPaise: 0, refundablePaise: 110_000 },
      customer: {
        name: 'Asha Kumari',
        state: 'Tamil Nadu',
        earlierOrders: 0,
        account: 'open',
        contact: { mobile: customer.mobile, email: customer.email, address },
      },
      payment: { method: expect.any(String), orderId, paymentId, feePaise: expect.any(Number) },
      refunds: [],
      disputes: [],
      note: null,
    });
    expect(shown.lines[0]?.picture).toMatchObject({ url: `/images/${product.colorIds[0]}.jpg` });
    expect(timeline.map(({ kind, text, detail, by }) => [kind, text, detail, by])).toEqual([
      ['status', 'Checkout', null, null],
      ['status', 'To pack', "Told by the customer's browser", null],
      ['event', 'Address came', "Told by the customer's browser", null],
      ['mail', expect.stringContaining(number), 'Sent', null],
    ]);
    expect(actions).toEqual({
      moves: [{ to: 'Processing', isDisputed: false }],
      blocked: null,
      cancel: { amountPaise: 110_000, credit: 0 },
      refund: { most: 1099, restPaise: null },
      retryRefunds: null,
      giveCredit: { most: 10_000, maxTakenBack: 0 },
      undo: null,
      startExchange: false,
      setTracking: false,
      markReturned: false,
      reship: false,
      changeAddress: true,
      changePiece: true,
      addPiece: true,
      changeGstin: true,
      addNote: true,
    });
    for (const unknown of ['TB-NOBODY', 'x']) expect((await call('getOrder', unknown)).status).toBe(404);
    const unpaid = await openCart(shop);
    expect((await call('getOrder', (await checkOut(shop, unpaid.token)).id)).status).toBe(404);
  });

  it('counts the earlier orders of the account, and says when the account is gone', async () => {
    const { token, customer, number } = await bought();
    const { db } = shop.deps;
    const before = await addOrder(db, '2026-01-01T00:00:00.000Z', {}, { customer_id: customer._id });
    expect((await page(number)).customer.earlierOrders).toBe(1);
    expect((await page(before.number)).customer.earlierOrders).toBe(0);
    await shop.call('deleteAccount', { token, body: { password: 'warp-and-weft-21' } });
    const { customer: shown, note, flags } = await page(number);
    expect(shown).toMatchObject({ name: 'Asha Kumari', account: 'deleted' });
    expect(shown.contact).toEqual({ mobile: null, email: null, address });
    expect([note, flags]).toEqual([expect.stringContaining(customer.email), ['note']]);
    const columns = ['customer_name', 'customer_mobile', 'customer_email', 'name_key', 'last_name_key'] as const;
    const kept = db.selectFrom('orders').select(columns).where('customer_id', '=', customer._id);
    for (const row of await kept.execute()) expect(Object.values(row)).toEqual([null, null, null, null, null]);
    const search = { cookie: cookies.get('owner') ?? '', query: { search: customer.email } };
    expect((await admin.call('listOrders', search)).body.orders).toEqual([]);
  });

  it('shows contact and note to owner and manager always, to the packer until delivery, to the accountant never [guard admin.21]', async () => {
    const { number } = await bought();
    await shop.deps.db.updateTable('orders').set({ note: 'Call 9876543210' }).where('number', '=', number).execute();
    const seen = async (role: Role) => {
      const { customer, note } = await page(number, role);
      expect([customer.name, customer.state]).toEqual(['Asha Kumari', 'Tamil Nadu']);
      const isSeen = customer.contact !== null;
      const text = (await call('getOrder', number, undefined, role)).body;
      expect(/9876543210|Loom Lane|638001|Erode/.test(JSON.stringify(text))).toBe(isSeen);
      return [isSeen, note !== null];
    };
    for (const role of ['owner', 'manager', 'packer'] as const) expect(await seen(role)).toEqual([true, true]);
    expect(await seen('accountant')).toEqual([false, false]);
    for (const status of ['Processing', 'Shipped', 'Out for Delivery']) {
      await move(number, status, 'packer');
      expect(await seen('packer')).toEqual([true, true]);
    }
    await move(number, 'Delivered', 'packer');
    for (const role of ['owner', 'manager'] as const) expect(await seen(role)).toEqual([true, false]);
    expect(await seen('packer')).toEqual([false, false]);
    const cancelled = (await bought()).number;
    await call('cancelOrder', cancelled);
    expect((await page(cancelled, 'packer')).customer.contact).toBe(null);
    expect((await page(cancelled, 'manager')).customer.contact).not.toBe(null);
  });

  it('offers each role what it may do, and nothing else', async () => {
    const { number } = await bought();
    const offered = async (role: Role) => {
      const { moves, cancel, refund: money } = (await page(number, role)).actions;
      return [moves.length > 0, cancel !== null, money !== null];
    };
    expect(await offered('owner')).toEqual([true, true, true]);
    expect(await offered('manager')).toEqual([true, true, true]);
    expect(await offered('packer')).toEqual([true, false, false]);
    expect(await offered('accountant')).toEqual([false, false, false]);
  });

  it('moves an order on, names who did it, and refuses what the order does not allow', async () => {
    const { number } = await bought();
    const refused = await move(number, 'Shipped', 'packer');
    expect([refused.status, refused.error.message]).toEqual([
      409,
      `Order ${number} is Ordered and cannot become Shipped.`,
    ]);
    expect((await move(number, 'Cancelled', 'packer')).error.message).toContain('Please cancel the order instead');
    expect((await move(number, 'Lost')).error.message).toBe('Please choose a status from the list');
    const { body } = await move(number, 'Processing', 'packer');
    expect(body.status).toBe('Processing');
    expect((await move(number, 'Processing')).error.message).toBe(`Order ${number} is Processing already.`);
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'status', text: 'Packed', by: 'Meena' });
    await moveOrder(shop.deps, number, 'Shipped', commandLine);
    const shipped = await page(number);
    expect(shipped.timeline).toContainEqual(expect.objectContaining({ text: 'Shipped', by: 'Command line' }));
    expect(shipped.actions.moves.map(({ to }) => to)).toEqual(['Delivered', 'Out for Delivery']);
    expect((await move(number, 'Delivered')).body.actions).toMatchObject({ moves: [], blocked: null, cancel: null });
    const { entries } = (await admin.call('listAuditLog', { cookie: cookies.get('owner') ?? '' })).body;
    expect(
      entries.filter(({ subject }) => subject === `Order ${number}`).map(({ action, channel }) => [action, channel]),
    ).toEqual([
      ['orders move', 'admin'],
      ['orders move', 'cli'],
      ['orders move', 'admin'],
    ]);
  });

  it('ships a disputed order only when told to', async () => {
    const { number } = await bought();
    const { id, provider_payment_id: paymentId } = await shop.deps.db
      .selectFrom('orders')
      .select(['id', 'provider_payment_id'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await addDispute(shop.deps.db, { id, paymentId: paymentId ?? '' }, 'open');
    const packed = (await move(number, 'Processing')).body;
    expect(packed.flags).toEqual(['disputed']);
    expect(packed.disputes).toMatchObject([{ status: 'open', isPressing: true }]);
    expect(packed.actions.moves).toEqual([{ to: 'Shipped', isDisputed: true }]);
    expect((await move(number, 'Shipped')).error.message).toContain('is disputed');
    const shipped = await call('moveOrder', number, { to: 'Shipped', despiteDispute: true });
    expect(shipped.body.status).toBe('Shipped');
  });

  it('takes a move back for ten minutes, by the member who made it, and only the last one', async () => {
    const { number } = await bought();
    const packed = await move(number, 'Processing', 'packer');
    expect(packed.body.actions.undo).toEqual({ to: 'Ordered', until: new Date(now + 10 * minute).toISOString() });
    await move(number, 'Shipped', 'packer');
    expect((await page(number, 'owner')).actions.undo).toBe(null);
    const others = await call('undoMove', number, undefined, 'owner');
    expect([others.status, others.error.message]).toEqual([
      409,
      'This can no longer be undone. Please look at the order again.',
    ]);
    const undone = (await call('undoMove', number, undefined, 'packer')).body;
    expect([undone.status, undone.actions.undo]).toEqual(['Processing', null]);
    expect(undone.timeline.at(-1)).toMatchObject({ kind: 'status', text: 'Packed', detail: 'Undone', by: 'Meena' });
    expect((await call('undoMove', number, undefined, 'packer')).status).toBe(409);
    const { entries } = (await admin.call('listAuditLog', { cookie: cookies.get('owner') ?? '' })).body;
    expect(entries[0]).toMatchObject({
      action: 'orders undo',
      before: { status: 'Shipped' },
      after: { status: 'Processing' },
    });
    await move(number, 'Shipped', 'packer');
    const delivered = (await move(number, 'Delivered', 'packer')).body;
    expect(delivered.actions.undo?.to).toBe('Shipped');
    now += 10 * minute;
    expect((await page(number, 'packer')).actions.undo).toBe(null);
    expect((await call('undoMove', number, undefined, 'packer')).status).toBe(409);
  });

  it('does not take back a move of the command line, nor a cancellation', async () => {
    const { number } = await bought();
    await moveOrder(shop.deps, number, 'Processing', commandLine);
    expect((await call('undoMove', number)).status).toBe(409);
    expect((await call('cancelOrder', number)).body.actions.undo).toBe(null);
    expect((await call('undoMove', number)).status).toBe(409);
  });

  it('cancels an order and gives its money back', async () => {
    const { number, paymentId } = await bought();
    const { body } = await call('cancelOrder', number, undefined, 'manager');
    expect(body).toMatchObject({ status: 'Cancelled', flags: ['refund pending'] });
    expect(body.amounts).toMatchObject({ refundedPaise: 110_000, refundablePaise: 0 });
    expect(body.refunds).toMatchObject([
      { amountPaise: 110_000, status: 'pending', reason: 'order cancelled', by: 'Meena' },
    ]);
    expect(body.timeline.slice(-3).map(({ kind, by }) => [kind, by])).toEqual([
      ['status', 'Meena'],
      ['refund', 'Meena'],
      ['mail', null],
    ]);
    expect(body.actions).toMatchObject({ moves: [], cancel: null, refund: null });
    expect((await call('cancelOrder', number)).status).toBe(409);
    await sendRefunds(shop.deps);
    const refunds = (await double.state()).refunds.filter((made) => made.payment_id === paymentId);
    expect([refunds.length, (await page(number)).flags]).toEqual([1, ['refunded']]);
  });

  it('refunds an amount or the rest, and each only once [guard admin.24]', async () => {
    const { number } = await bought();
    const part = await refund(number, 'one', 300);
    expect(part.body.refunds).toMatchObject([{ amountPaise: 30_000, status: 'pending', by: 'Meena' }]);
    expect((await refund(number, 'one', 300)).body.refunds).toEqual(part.body.refunds);
    for (const other of [301, undefined]) {
      const conflict = await refund(number, 'one', other);
      expect([conflict.status, conflict.error.message]).toEqual([409, expect.stringContaining('with another amount')]);
    }
    const elsewhere = await refund((await bought()).number, 'one', 300);
    expect(elsewhere.status).toBe(409);
    expect((await refund(number, 'two', 801)).error.message).toContain('Rs. 800 of');
    expect((await refund(number, 'two')).error.message).toContain('Please cancel it');
    for (const status of ['Processing', 'Shipped']) await move(number, status);
    const before = (await page(number)).actions;
    expect([before.cancel, before.refund]).toEqual([null, { most: 800, restPaise: 80_000 }]);
    const [rest, again] = [await refund(number, 'two'), await refund(number, 'two')];
    expect(rest.body.refunds.map(({ amountPaise }) => amountPaise)).toEqual([30_000, 80_000]);
    expect([again.body.refunds, again.body.actions.refund]).toEqual([rest.body.refunds, null]);
    expect((await refund(number, 'three')).error.message).toContain('given back already');
    expect((await refund(number, 'four', 1.5)).error.fields).toEqual({
      amount: 'Please type whole rupees, such as 100',
    });
    expect((await call('refundOrder', number, { amount: 1, reason: 'goodwill' })).error.fields).toEqual({
      key: 'Please open the form once more and try again',
    });
  });

  it('records one refund when the same call comes twice at once [guard admin.24]', async () => {
    const { number } = await bought();
    const both = await Promise.all([refund(number, 'twice', 300), refund(number, 'twice', 300)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await page(number)).refunds).toHaveLength(1);
  });

  it('limits what all managers together give back of an order, not the owner [guard admin.22]', async () => {
    const { db } = shop.deps;
    const paid = { total: 5000, items_total: 4900, status: 'Delivered' };
    const { number } = await addOrder(db, new Date(now).toISOString(), {}, paid);
    expect((await page(number, 'manager')).actions.refund).toEqual({ most: 2000, restPaise: null });
    expect((await page(number, 'owner')).actions.refund).toEqual({ most: 5000, restPaise: 500_000 });
    const limit = 'Managers can give back Rs. 2,000 of an order, refunds and goodwill together. Please ask the owner.';
    for (const sum of [2001, undefined]) {
      const over = await refund(number, 'over', sum, 'manager');
      expect([over.status, over.error.message]).toEqual([403, limit]);
    }
    expect((await page(number)).refunds).toEqual([]);
    await refund(number, 'owners', 1000, 'owner');
    expect((await refund(number, 'first', 1500, 'manager')).status).toBe(200);
    cookies.set('manager', (await admin.addMember('manager')).cookie);
    expect((await page(number, 'manager')).actions.refund).toEqual({ most: 500, restPaise: null });
    expect((await refund(number, 'second', 501, 'manager')).error.message).toBe(limit);
    expect((await refund(number, 'third', 500, 'manager')).status).toBe(200);
    expect((await page(number, 'manager')).actions.refund).toBe(null);
    expect((await refund(number, 'fourth', undefined, 'owner')).status).toBe(200);
  });

  it('does not count the refund of a cancelled order, nor one that the provider refused', async () => {
    const { number } = await bought();
    const paid = { total: 5000, items_total: 4900 };
    await changeMoney(shop.deps.db, number, paid);
    await double.refundsBecome('refused');
    await refund(number, 'refused', 2000, 'manager');
    await sendRefunds(shop.deps);
    const failed = await page(number, 'manager');
    expect(failed.refunds).toMatchObject([{ status: 'failed', failure: expect.any(String) }]);
    expect(failed.actions).toMatchObject({ refund: { most: 2000 }, retryRefunds: { refundPaise: 200_000 } });
    // With the refused refund tried again, the sum would be Rs. 2100.
    await refund(number, 'another', 100, 'manager');
    expect((await page(number, 'manager')).actions.retryRefunds).toBe(null);
    expect((await call('retryRefunds', number, undefined, 'manager')).status).toBe(403);
    const retried = await call('retryRefunds', number, undefined, 'owner');
    expect(retried.body.refunds.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(retried.body.timeline.at(-1)).toMatchObject({
      kind: 'action',
      text: 'Tried failed refunds again',
      by: 'Meena',
    });
    expect((await call('retryRefunds', number, undefined, 'owner')).body.refunds).toHaveLength(2);
    const cancelled = (await bought()).number;
    await changeMoney(shop.deps.db, cancelled, paid);
    await call('cancelOrder', cancelled, undefined, 'manager');
    await sendRefunds(shop.deps);
    const again = await call('retryRefunds', cancelled, undefined, 'manager');
    expect(again.body.refunds).toMatchObject([{ amountPaise: 500_000, status: 'pending' }]);
  });

  it('has no next step when the money has gone back, but the cancellation', async () => {
    const { number, paymentId } = await bought();
    await double.refundByHand({ payment_id: paymentId });
    // The refund in the dashboard is noticed: a new refund asks the provider first.
    expect((await refund(number, 'late', 100)).error.message).toContain('given back already');
    const { actions } = await page(number);
    expect(actions).toMatchObject({
      moves: [],
      blocked: `The payment of Order ${number} has been given back. Please cancel the order.`,
      cancel: { amountPaise: 0, credit: 0 },
      refund: null,
    });
    expect((await move(number, 'Processing')).error.message).toBe(actions.blocked);
    expect(
      (await readPurchaseRows(shop)).refunds.filter(({ provider_payment_id: id }) => id === paymentId),
    ).toHaveLength(1);
  });
});
