// Exchanges that staff start for customers, also of orders by phone without an account.
import { describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import type { TestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { allowOversell } from '../../goods/stock/stock.service.ts';
import { type CountedTee, correct, countTee, size } from '../../goods/stock/testing.ts';
import { address, openShopForEach, readPurchaseRows } from '../../money/payments/testing.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { placeManualOrder } from '../manual-orders/place-manual-order.service.ts';

const day = 24 * 3600_000;
const start = new Date('2026-11-21T10:00:00.000Z');

describe.each(testEngines)('an exchange that staff start on %s', (engine) => {
  let shop: TestShop;
  let tee: CountedTee;
  let admin: TestAdmin;
  let cookie: string;
  let now = start;
  let made = 0;
  openShopForEach(engine, { now: () => now }, async (opened) => {
    ({ shop } = opened);
    now = start;
    tee = await countTee(shop, 9);
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
  });

  /** By phone, two of one tee, for somebody without an account. */
  async function ordered(email?: string) {
    made += 1;
    const { product, color } = tee.choice;
    const { number } = await placeManualOrder(
      shop.deps,
      {
        key: `exchanged-order-${made}`,
        channel: 'phone',
        lines: [{ product, color, size, quantity: 2 }],
        isShippingWaived: false,
        mobile: '9876543210',
        ...(email && { email }),
        address: { ...address, country: 'India', state: 'Tamil Nadu' },
        payment: { method: 'upi' },
      },
      commandLine,
    );
    return number ?? '';
  }
  async function delivered(email?: string) {
    const number = await ordered(email);
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(shop.deps, number, to, commandLine);
    await shop.deps.db.deleteFrom('mails').execute();
    return number;
  }
  const choicesOf = async (number: string) =>
    (await admin.call('getExchangeChoices', { cookie, params: { number } })).body;
  async function request(number: string, changes = {}) {
    made += 1;
    const [line] = (await choicesOf(number)).lines;
    const wanted = { line: line?.id ?? '', quantity: 1, color: tee.choice.color, size: 'XL', ...changes };
    const { line: id, quantity, color, size: wantedSize, ...rest } = wanted;
    const lines = [{ line: id, quantity, color, size: wantedSize }];
    return { key: `exchange-by-phone-${made}`, reason: 'size', comment: 'Too tight', isSent: false, lines, ...rest };
  }
  const send = (number: string, body: object) => admin.call('startExchange', { cookie, params: { number }, body });
  const page = async (number: string) => (await admin.call('getOrder', { cookie, params: { number } })).body;
  const exchanges = () => shop.deps.db.selectFrom('exchanges').selectAll().execute();

  it('begins as asked for, and the customer without an account gets the mail', async () => {
    const number = await delivered('asha@example.com');
    expect((await page(number)).actions.startExchange).toBe(true);
    const { status, body } = await send(number, await request(number));
    expect(status).toBe(200);
    expect(await exchanges()).toMatchObject([{ id: body.id, state: 'requested', comment: 'Too tight' }]);
    const { mails } = await readPurchaseRows(shop);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['asha@example.com']);
    expect(mails[0]?.text_body).toContain('Send it by 6 Dec 2026.');
    const { timeline, notes } = await page(number);
    const [entry, ...others] = timeline.filter(({ kind, text }) => kind !== 'mail' && /exchange/i.test(text));
    expect([entry?.by, others, notes]).toEqual([expect.any(String), [], []]);
    const logged = await shop.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'exchanges start')
      .execute();
    expect(logged).toMatchObject([{ subject: `Order ${number}`, after: '{"state":"requested"}' }]);
  });

  it('is told by WhatsApp to somebody without a mail', async () => {
    const number = await delivered();
    expect((await choicesOf(number)).hasMail).toBe(false);
    const { id } = (await send(number, await request(number))).body;
    expect((await readPurchaseRows(shop)).mails).toEqual([]);
    const { contact } = (await admin.call('getExchange', { cookie, params: { id } })).body;
    expect(contact).toMatchObject({ mobile: '9876543210', email: null });
    expect(contact?.messages).toEqual([
      { kind: 'sendBack', isNow: true, text: expect.stringContaining(`your order ${number} to: `) },
    ]);
  });

  it('begins as on its way if the parcel is, and goes on to its replacement', async () => {
    const number = await delivered();
    const { id } = (await send(number, await request(number, { isSent: true }))).body;
    expect((await exchanges())[0]?.state).toBe('returned');
    const params = { id };
    await admin.call('moveExchange', { cookie, params, body: { to: 'received' } });
    const { body } = await admin.call('replaceExchange', { cookie, params });
    expect(body).toMatchObject({ state: 'replaced', replacement: expect.stringMatching(/^TB-/) });
  });

  it('is made once, however often it is sent', async () => {
    const number = await delivered();
    const body = await request(number);
    const answers = await Promise.all([send(number, body), send(number, body), send(number, body)]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await exchanges()).toHaveLength(1);
  });

  it('shows what could go out now, so that nothing sold out is promised', async () => {
    const number = await delivered();
    const { db } = shop.deps;
    const { product, color } = tee.choice;
    const stock = async () => (await choicesOf(number)).lines[0]?.stock;
    expect(await stock()).toEqual([{ color, size, left: 7 }]);
    await correct(shop.deps, tee.choice, commandLine, { to: 0, note: 'count' });
    await correct(shop.deps, { ...tee.choice, size: 'XL' }, commandLine, { to: 2, note: 'count' });
    await db.updateTable('product_variants').set({ is_offered: 0, stock: null }).where('size', '=', 'XL').execute();
    const out = [size, 'XL'].map((one) => ({ color, size: one, left: 0 }));
    expect(await stock()).toEqual(expect.arrayContaining(out));
    await allowOversell(shop.deps, product, commandLine, true);
    expect(await stock()).toEqual([{ color, size: 'XL', left: 0 }]);
  });

  it('takes the pieces that are left, and no more', async () => {
    const number = await delivered();
    await send(number, await request(number));
    expect((await choicesOf(number)).lines).toMatchObject([{ left: 1 }]);
    const { status, error } = await send(number, await request(number, { quantity: 2 }));
    expect([status, error.message]).toEqual([409, expect.stringContaining('So many pieces')]);
    await send(number, await request(number));
    expect((await choicesOf(number)).lines).toEqual([]);
  });

  it('needs a reason after the days, which becomes a note', async () => {
    const number = await delivered('asha@example.com');
    now = new Date(start.getTime() + 40 * day);
    ({ cookie } = await admin.addMember('manager'));
    expect((await choicesOf(number)).until).toBeNull();
    const late = await send(number, await request(number));
    expect([late.status, Object.keys(late.error.fields ?? {})]).toEqual([400, ['whyLate']]);
    expect(await exchanges()).toEqual([]);
    const { status } = await send(number, await request(number, { whyLate: 'She was in hospital' }));
    expect(status).toBe(200);
    expect((await page(number)).notes?.map(({ text }) => text)).toEqual([
      'Exchange accepted after its days: She was in hospital',
    ]);
    expect((await readPurchaseRows(shop)).mails[0]?.text_body).not.toContain('Send it by');
    const log = await shop.deps.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'exchanges start')
      .execute();
    expect(log).toEqual([{ after: '{"state":"requested","isLate":true}' }]);
  });

  it('is refused before the delivery, with a reason too', async () => {
    const number = await ordered();
    expect((await page(number)).actions.startExchange).toBe(false);
    const { status, error } = await send(number, await request(number, { whyLate: 'She called' }));
    expect([status, error.message]).toEqual([409, expect.stringContaining('has not been delivered yet')]);
    expect(await exchanges()).toEqual([]);
  });
});
