// Store credit that staff give to the customer of an order, and take back.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { addOrder } from '../../desk/order-page/testing.ts';
import { refundOrder } from '../../actions/orders/refund-order.service.ts';
import { giveCredit } from './goodwill.service.ts';
import { addEntry } from './store-credit.service.ts';
import { expectNoDebt, readEntries } from './testing.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const password = 'warp-and-weft-21';

describe.each(testEngines)('goodwill on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => now } });
    admin = openTestAdmin(shop);
    for (const role of ['owner', 'manager', 'packer'] as const) cookies.set(role, (await admin.addMember(role)).cookie);
  });
  beforeEach(() => shop.deps.db.deleteFrom('store_credit_entries').execute());
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  /** An order that the customer's account has placed. */
  async function bought(changes: Parameters<typeof addOrder>[3] = {}) {
    const { token, customer } = await shop.signUp();
    const placed = { customer_id: customer._id, status: 'Delivered', ...changes };
    return { token, customer, ...(await addOrder(shop.deps.db, now.toISOString(), {}, placed)) };
  }
  const form = (key: string, amount: number) => ({ key: `a-key-of-this-test-${key}`, amount, reason: 'It came late' });
  const send = (number: string, body: object, role: Role = 'owner') =>
    admin.call('giveCredit', { cookie: cookies.get(role) ?? '', params: { number }, body });
  const give = (number: string, key: string, amount: number, role?: Role) => send(number, form(key, amount), role);
  const takeBack = (number: string, key: string, amount: number, role?: Role) =>
    send(number, { ...form(key, amount), takeBack: true, reason: 'Given by mistake' }, role);
  const page = async (number: string, role: Role = 'owner') =>
    (await admin.call('getOrder', { cookie: cookies.get(role) ?? '', params: { number } })).body;
  const creditOf = async (token: string) => (await shop.call('getCredit', { token })).body;
  const mailsTo = (recipient: string) =>
    shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();

  it('is in the account at once, with a mail, the order’s number and the reason', async () => {
    const { token, customer, number } = await bought();
    const { body, status } = await give(number, 'late', 300);
    expect(status).toBe(200);
    expect(body.customer).toMatchObject({ account: 'open', credit: 300 });
    expect(body.actions.giveCredit).toEqual({ most: 10_000, maxTakenBack: 300 });
    expect(body.timeline).toContainEqual({
      at: now.toISOString(),
      kind: 'credit',
      text: 'Store credit given: Rs. 300',
      detail: '“It came late”',
      by: 'Meena',
    });
    expect(body.timeline.filter(({ kind }) => kind === 'action')).toEqual([]);
    expect(await creditOf(token)).toMatchObject({
      balance: 300,
      entries: [{ amount: 300, kind: 'goodwill', note: 'It came late', orderNumber: number }],
    });
    const [mail, ...more] = await mailsTo(customer.email);
    expect([mail?.subject, more]).toEqual([expect.stringContaining('Rs. 300 of store credit'), []]);
    expect(mail?.text_body).toMatch(new RegExp(`${number}[^]*> It came late[^]*Your balance[^]*300`));
  });

  it('is written into the audit log, without the reason [guard admin.23]', async () => {
    const { number } = await bought();
    await give(number, 'logged', 300);
    const { entries } = (await admin.call('listAuditLog', { cookie: cookies.get('owner') ?? '' })).body;
    expect(entries[0]).toMatchObject({ action: 'orders credit', subject: `Order ${number}`, after: { amount: 300 } });
    expect(JSON.stringify(entries)).not.toContain('It came late');
  });

  it('is given once, however often the form is sent [guard admin.23]', async () => {
    const { number, customer } = await bought();
    const both = await Promise.all([give(number, 'twice', 300), give(number, 'twice', 300)]);
    expect([...both, await give(number, 'twice', 300)].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readEntries(shop)).toHaveLength(1);
    expect(await mailsTo(customer.email)).toHaveLength(1);
    const other = await give(number, 'twice', 400);
    expect([other.status, other.error.message]).toEqual([409, expect.stringContaining('given before')]);
    expect((await give((await bought()).number, 'twice', 300)).status).toBe(409);
    expect((await send(number, { ...form('twice', 300), reason: 'Another reason' })).status).toBe(409);
    expect(await readEntries(shop)).toHaveLength(1);
  });

  it('is not given for a checkout that nobody has paid', async () => {
    const { id } = await bought({ status: 'Payment pending', paid_at: null });
    await shop.deps.db.updateTable('orders').set({ number: null }).where('id', '=', id).execute();
    await expect(giveCredit(shop.deps, id, form('unpaid', 300), commandLine)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await readEntries(shop)).toEqual([]);
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -100 }, 'amount'],
    [{ amount: 10_001 }, 'amount'],
    [{ amount: '99.50' }, 'amount'],
    [{ reason: '  ' }, 'reason'],
    [{ reason: 'x'.repeat(201) }, 'reason'],
    [{ key: 'short' }, 'key'],
  ])('is refused with %o', async (wrong, field) => {
    const { number } = await bought();
    const { status, error } = await send(number, { ...form('wrong', 300), ...wrong });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect(await readEntries(shop)).toEqual([]);
  });

  it('needs an account: not of a deleted one, and not of somebody who never had one', async () => {
    const { number, token } = await bought();
    await give(number, 'before', 300);
    expect((await shop.call('deleteAccount', { token, body: { password } })).status).toBe(200);
    const manual = { channel: 'counter', customer_name: 'Asha' } as const;
    const without = await addOrder(shop.deps.db, now.toISOString(), {}, manual);
    for (const [one, account] of [
      [number, 'deleted'],
      [without.number, 'none'],
    ] as const) {
      const { status, error } = await give(one, `nobody-${account}`, 300);
      expect([status, error.message]).toEqual([409, expect.stringContaining('has no account in the shop')]);
      const shown = await page(one);
      expect(shown.customer).toMatchObject({ account, credit: null });
      expect(shown.actions.giveCredit).toBe(null);
    }
    const { status } = await give('TB-NOWHERE', 'nowhere', 300);
    expect(status).toBe(404);
  });

  it('is shown to those who may give it', async () => {
    const { number } = await bought();
    await give(number, 'shown', 300);
    expect((await page(number, 'manager')).customer.credit).toBe(300);
    const packers = await page(number, 'packer');
    expect([packers.customer.credit, packers.actions.giveCredit]).toEqual([null, null]);
  });

  it('counts with the refunds of managers, whose limit it has too [guard admin.22]', async () => {
    const { number } = await bought({ total: 5000, items_total: 4900 });
    expect((await page(number, 'manager')).actions.giveCredit).toMatchObject({ most: 2000 });
    expect((await give(number, 'owners', 3000, 'owner')).status).toBe(200);
    const over = await give(number, 'over', 2001, 'manager');
    expect([over.status, over.error.message]).toEqual([403, expect.stringContaining('Rs. 2,000 of an order')]);
    expect((await give(number, 'first', 1500, 'manager')).status).toBe(200);
    expect((await page(number, 'manager')).actions).toMatchObject({
      giveCredit: { most: 500, maxTakenBack: 4500 },
      refund: { most: 500 },
    });
    expect((await give(number, 'second', 501, 'manager')).status).toBe(403);
    await refundOrder(shop.deps, number, commandLine, { amountRupees: 100 });
    expect((await takeBack(number, 'third', 1000, 'manager')).body.actions.giveCredit).toMatchObject({ most: 1500 });
    expect((await takeBack(number, 'fourth', 3500, 'manager')).body.actions.giveCredit).toMatchObject({ most: 2000 });
    await expectNoDebt(shop);
  });

  it('is taken back as far as it was given for this order and is not spent [guard admin.23]', async () => {
    const { number, token, customer } = await bought();
    const entry = { customer_id: customer._id, kind: 'gift card', amount: 1000 } as const;
    await shop.deps.db.transaction().execute((trx) => addEntry(trx, entry, now));
    const none = await takeBack(number, 'none', 100);
    expect([none.status, none.error.message]).toEqual([409, expect.stringContaining('Nothing can be taken back')]);
    await give(number, 'given', 300);
    const more = await takeBack(number, 'more', 301);
    expect([more.status, more.error.message]).toEqual([409, expect.stringContaining('At most Rs. 300')]);
    const { body } = await takeBack(number, 'some', 100);
    expect(body.customer.credit).toBe(1200);
    expect(body.actions.giveCredit).toMatchObject({ maxTakenBack: 200 });
    expect(body.timeline).toContainEqual(expect.objectContaining({ text: 'Store credit taken back: Rs. 100' }));
    expect((await creditOf(token)).entries[0]).toMatchObject({ amount: -100, note: 'Given by mistake' });
    const mails = await mailsTo(customer.email);
    expect(mails.at(-1)?.subject).toContain('We took back Rs. 100');
    const spent = { customer_id: customer._id, kind: 'order', amount: -1150 } as const;
    await shop.deps.db.transaction().execute((trx) => addEntry(trx, spent, now));
    expect((await takeBack(number, 'spent', 51)).status).toBe(409);
    const both = await Promise.all([takeBack(number, 'rest', 50), takeBack(number, 'rest-again', 50)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await creditOf(token)).balance).toBe(0);
    await expectNoDebt(shop);
  });

  it('is in the export of the customer’s data; its reason goes with the account', async () => {
    const { number, token } = await bought();
    await give(number, 'exported', 300);
    const { storeCredit } = (await shop.call('exportData', { token })).body;
    expect(storeCredit).toMatchObject({ balance: 300, entries: [{ kind: 'goodwill', note: 'It came late' }] });
    await shop.call('deleteAccount', { token, body: { password } });
    expect(await readEntries(shop)).toMatchObject([
      { amount: 300, kind: 'goodwill', note: null },
      { amount: -300, kind: 'account deleted', note: null },
    ]);
  });
});
