// Money that is given back by hand finds its way: the customer enters a UPI id behind a link, staff pay to it.
import { afterEach, describe, expect, it } from 'vitest';
import * as staffTexts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import * as messages from '@taana-baana/contract/texts/messages/refund-messages.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { ProviderDouble } from '../../../../integrations/payment-gateway/testing/start-provider-double.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { sendRefunds } from '../../money/methods/razorpay/send-refunds.service.ts';
import { tokenOf } from '../../money/order-links.service.ts';
import { checkPayments } from '../../money/payments/payments-check.service.ts';
import { checkOut, createOrder, openCart, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { reconcile } from '../../money/reconciliation/reconciliation.service.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { bringTo, placeForCash, takeCash } from '../cash-on-delivery/testing.ts';
import { moveOrder } from './change-status.service.ts';
import { refundOrder } from './refund-order.service.ts';

const first = 'asha.k@okaxis';
const second = '9876543210@ybl';

describe.each(testEngines)('a refund by hand on %s', (engine) => {
  let double: ProviderDouble;
  let shop: TestShop;
  let admin: TestAdmin;
  let now: Date;
  const cookies = new Map<Role, string>();
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ double, shop, now } = opened);
    admin = openTestAdmin(shop);
    for (const role of ['owner', 'manager', 'packer', 'accountant'] as const)
      cookies.set(role, (await admin.addMember(role)).cookie);
    await takeCash(shop);
  });
  afterEach(() => admin.close());

  const as = (role: Role) => ({ cookie: cookies.get(role) ?? '' });
  const page = async (number: string, role: Role = 'owner') =>
    (await admin.call('getOrder', { ...as(role), params: { number } })).body;
  /** Paid in cash and delivered, then given back: all of it, or so many rupees. */
  async function givenBack(amountRupees?: number) {
    const { token, customer } = await openCart(shop);
    const number = await placeForCash(shop, token);
    await bringTo(shop, number, 'Delivered');
    await refundOrder(shop.deps, number, commandLine, { amountRupees, reason: 'sent back' });
    return { token, customer, number, link: await linkIn('/refund/') };
  }
  const mailsOf = async () => (await readPurchaseRows(shop)).mails;
  /** Of the newest mail that has one. */
  async function linkIn(path: string): Promise<string> {
    const texts = (await mailsOf()).map((mail) => mail.text_body);
    const text = texts.findLast((one) => one.includes(path)) ?? '';
    return new RegExp(`${path}(\\S+)`).exec(text)?.[1] ?? '';
  }
  const read = async (link: string) => shop.call('getHandRefund', { params: { token: link } });
  const save = async (link: string, upiId: unknown) =>
    shop.call('saveUpiId', { params: { token: link }, body: { upiId } });
  const record = async (number: string, id: string, upiId?: string | null) =>
    admin.call('recordHandRefund', {
      ...as('owner'),
      params: { number, refund: id },
      ...(upiId !== undefined && { body: { upiId } }),
    });
  const upiIds = async () => (await readPurchaseRows(shop)).refunds.map((refund) => refund.upi_id ?? null);

  it('is asked for by mail and in My Orders; reading changes nothing, and what is entered can be changed', async () => {
    const { token, number, link } = await givenBack();
    const empty = { number, duePaise: 110_000, upiId: null, paid: [] };
    const own = async () => (await shop.call('listOrders', { token })).body.orders[0]?.handRefund;
    expect((await mailsOf()).at(-1)?.text_body).toContain('enter your UPI id with the button below, and only there');
    expect(await own()).toEqual({ ...empty, token: link });
    expect((await read(link)).body).toEqual(empty);
    expect(await upiIds()).toEqual([null]);
    expect((await save(link, ' Asha.K@OkAxis ')).body).toEqual({ ...empty, upiId: 'as…@okaxis' });
    expect((await save(link, first)).body.upiId).toBe('as…@okaxis');
    expect(await upiIds()).toEqual([first]);
    const before = (await mailsOf()).length;
    expect((await save(link, second)).body.upiId).toBe('98…@ybl');
    expect(await upiIds()).toEqual([second]);
    const told = await mailsOf();
    expect([told.length - before, told.at(-1)?.subject]).toEqual([1, expect.stringContaining('was changed')]);
    expect(JSON.stringify(told)).not.toContain(second);
    expect(await own()).toMatchObject({ upiId: '98…@ybl' });
  });

  it('ends the undo of the delivery, with which its cash came', async () => {
    const number = await placeForCash(shop, (await openCart(shop)).token);
    await bringTo(shop, number, 'Shipped');
    await admin.call('moveOrder', { ...as('owner'), params: { number }, body: { to: 'Delivered' } });
    expect((await page(number)).actions.undo).toMatchObject({ to: 'Shipped' });
    await refundOrder(shop.deps, number, commandLine, { reason: 'sent back' });
    expect((await page(number)).actions.undo).toBeNull();
    expect((await admin.call('undoMove', { ...as('owner'), params: { number } })).status).toBe(409);
    expect(await page(number)).toMatchObject({ status: 'Delivered' });
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@okaxis',
    'asha@gmail.com',
    'asha@ok axis!',
    'a@b',
    `${'a'.repeat(200)}@ybl`,
    7,
    null,
  ])('refuses %j with a clear sentence, and keeps what it had', async (wrong) => {
    const { link } = await givenBack();
    await save(link, first);
    const { status, error } = await save(link, wrong);
    const missing = wrong === '' || typeof wrong !== 'string';
    expect([status, error.fields]).toEqual([400, { upiId: missing ? messages.upiIdRequired : messages.upiIdInvalid }]);
    expect(await upiIds()).toEqual([first]);
  });

  it('is found by no other link: forged, of an order without one, or that confirms', async () => {
    const { number, link } = await givenBack();
    const { id } = await requireOrder(shop.deps.db, number);
    const confirming = await tokenOf(shop.deps.db, 'confirm', id);
    const { token } = await openCart(shop);
    const other = await requireOrder(shop.deps.db, await placeForCash(shop, token));
    const without = await tokenOf(shop.deps.db, 'refund', other.id);
    for (const wrong of [`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, id, `${id}.`, confirming, 'x']) {
      expect((await read(wrong)).status).toBe(404);
      expect((await save(wrong, first)).status).toBe(404);
    }
    expect((await read(without)).status).toBe(404);
    expect((await save(without, first)).status).toBe(409);
    expect(await upiIds()).toEqual([null]);
  });

  it('is paid to the id that staff saw: an older one is refused, and a paid one is not changed', async () => {
    const { number, link } = await givenBack();
    await save(link, first);
    const [refund] = (await page(number)).refunds;
    expect(refund).toMatchObject({ status: 'by hand', upiId: first });
    await save(link, second);
    const late = await record(number, refund?.id ?? '', first);
    expect([late.status, late.error.message]).toEqual([409, staffTexts.upiIdChanged]);
    now = new Date(now.getTime() + 60_000);
    const done = await record(number, refund?.id ?? '', second);
    expect(done.body.refunds).toMatchObject([{ status: 'refunded', upiId: second }]);
    expect((await record(number, refund?.id ?? '', second)).status).toBe(200);
    const { status, error } = await save(link, first);
    expect([status, error.message]).toEqual([409, messages.paidBefore]);
    const paid = { paise: 110_000, at: now.toISOString(), upiId: '98…@ybl' };
    expect((await read(link)).body).toEqual({ number, duePaise: 0, upiId: null, paid: [paid] });
  });

  it('in two parts goes to one id, and says of each what was paid and when', async () => {
    const { number, link } = await givenBack(300);
    await save(link, first);
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 200, reason: 'defective' });
    expect((await read(link)).body).toMatchObject({ duePaise: 50_000, upiId: 'as…@okaxis' });
    expect(await upiIds()).toEqual([first, first]);
    const [one] = (await page(number)).refunds;
    await record(number, one?.id ?? '');
    expect((await read(link)).body).toMatchObject({ duePaise: 20_000, paid: [{ paise: 30_000 }] });
    await save(link, second);
    expect(await upiIds()).toEqual([first, second]);
  });

  it('shows its id to those who may refund, and to nobody else [guard admin.21]', async () => {
    const { number, link } = await givenBack();
    await save(link, first);
    for (const role of ['owner', 'manager'] as const)
      expect((await page(number, role)).refunds[0]?.upiId, role).toBe(first);
    for (const role of ['packer', 'accountant'] as const)
      expect(JSON.stringify(await page(number, role)), role).not.toContain(first);
    const log = await shop.deps.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain(first);
    const { timeline } = await page(number);
    expect(timeline.map(({ text }) => text)).toContain('UPI id entered');
  });

  it('is asked for again with one press, three times a day', async () => {
    const { number, link } = await givenBack();
    const ask = () => admin.call('askForUpiId', { ...as('manager'), params: { number } });
    const before = (await mailsOf()).length;
    for (let time = 0; time < 3; time += 1) expect((await ask()).status).toBe(200);
    const again = await ask();
    expect([again.status, again.error.message]).toEqual([409, staffTexts.askedEnough]);
    const mails = (await mailsOf()).slice(before);
    expect(mails).toHaveLength(3);
    expect([await linkIn('/refund/'), mails.at(-1)?.text_body]).toEqual([link, expect.stringContaining('Rs. 1,100')]);
    const actions = await shop.deps.db.selectFrom('audit_log').select('action').execute();
    expect(actions.filter(({ action }) => action === 'orders ask upi')).toHaveLength(3);
    const { token } = await openCart(shop);
    const other = await placeForCash(shop, token);
    expect((await admin.call('askForUpiId', { ...as('owner'), params: { number: other } })).status).toBe(409);
  });

  it('takes the place of one that the provider refused, and the books still agree', async () => {
    const { token } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    const created_at = now.getTime() / 1000;
    const payment = await double.pay({ order_id: id, status: 'captured', created_at });
    const { number } = (await createOrder(shop, token, id, payment.id)).body.order;
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(shop.deps, number, to, commandLine);
    await double.refundsBecome('refused');
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 400, reason: 'sent back' });
    await sendRefunds(shop.deps);
    await double.refundsBecome('processed');
    expect(await linkIn('/refund/')).toBe('');
    const mails = (await mailsOf()).length;
    const taken = await admin.call('giveByHand', { ...as('owner'), params: { number } });
    expect(taken.body.refunds).toMatchObject([{ status: 'by hand', amountPaise: 40_000, upiId: null }]);
    expect(taken.body.actions.retryRefunds).toBe(null);
    await sendRefunds(shop.deps);
    expect((await double.state()).payments.map((one) => one.amount_refunded)).toEqual([0]);
    expect((await mailsOf()).length - mails).toBe(1);
    const agree = async () => {
      const { differences } = await checkPayments(shop.deps, new Date('2026-11-20'), new Date('2026-11-30'));
      const { bridge } = await reconcile(shop.deps, '2026-11');
      return { differences, rest: bridge['not explained'], byHand: bridge['given back by hand'] };
    };
    expect(await agree()).toEqual({ differences: [], rest: 0, byHand: -40_000 });
    const link = await linkIn('/refund/');
    expect((await save(link, first)).status).toBe(200);
    const [refund] = (await page(number)).refunds;
    expect((await record(number, refund?.id ?? '', first)).status).toBe(200);
    expect((await record(number, refund?.id ?? '', first)).status).toBe(200);
    expect(await agree()).toEqual({ differences: [], rest: 0, byHand: -40_000 });
    expect((await read(link)).body).toMatchObject({ duePaise: 0, paid: [{ paise: 40_000, upiId: 'as…@okaxis' }] });
  });
});
