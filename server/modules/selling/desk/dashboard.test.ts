// The dashboard's figures, and who sees the shop's revenue.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterBusinessDays } from '@taana-baana/contract/calendar/business-days.ts';
import { addDays, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { revertSection, saveSection, showSettings } from '../../shop/settings/settings.service.ts';
import { setLowStock } from '../goods/stock/stock.service.ts';
import { correct, countTee } from '../goods/stock/testing.ts';
import { addDispute, addOrder, addParcel, addRefund } from './order-page/testing.ts';

// Saturday, 3:30 pm in India.
const now = Date.parse('2026-11-21T10:00:00.000Z');
const hour = 3600_000;
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

describe.each(testEngines)('the dashboard on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });
  async function dashboard(role: Role = 'owner') {
    const { cookie } = await admin.addMember(role);
    return (await admin.call('getDashboard', { cookie })).body;
  }

  it('is empty in a new shop', async () => {
    const { revenue, ...rest } = await dashboard();
    expect(rest).toEqual({
      toPack: { count: 0, late: 0 },
      packed: 0,
      arrived: { count: 0, to: expect.any(String) },
      outForDelivery: 0,
      returned: 0,
      trackingLate: 0,
      refundsFailed: 0,
      refundsByHand: 0,
      disputesOpen: 0,
      system: ['There is no backup yet', 'There is no mail server'],
      enquiries: { open: 0, late: 0 },
      exchanges: { open: 0, late: 0 },
      lowStock: 0,
      hasOrders: false,
      isDemo: true,
    });
    expect(revenue?.week).toEqual({ orders: 0, revenue: 0 });
  });

  it('counts what waits, and what the shop sold on days of India [policy shipping.5 privacy.25]', async () => {
    const { db } = shop.deps;
    await addOrder(db, ago(49));
    await addOrder(db, ago(47));
    // Midnight in India was at 18:30 UTC.
    await addOrder(db, '2026-11-20T18:29:59.999Z', {}, { status: 'Processing' });
    await addOrder(db, '2026-11-20T18:30:00.000Z', {}, { status: 'Shipped', total: 900 });
    await addOrder(db, ago(300), {}, { status: 'Out for Delivery' });
    const cancelled = await addOrder(db, ago(1), {}, { status: 'Cancelled' });
    const disputed = await addOrder(db, ago(400), {}, { status: 'Delivered' });
    await addRefund(db, cancelled, 'failed', 60_000);
    await addRefund(db, await addOrder(db, ago(1), {}, { status: 'Cancelled' }), 'by hand', 60_000);
    await addDispute(db, disputed, 'under_review');
    const mail = {
      recipient: 'a@example.com',
      subject: 's',
      text_body: '',
      html_body: '',
      created_at: ago(80),
      tries: 9,
    };
    await db
      .insertInto('mails')
      .values([
        { id: 'given-up', ...mail, sent_at: null, try_at: null },
        { id: 'waits', ...mail, sent_at: null, try_at: ago(-1) },
        { id: 'sent', ...mail, sent_at: ago(79), try_at: null },
      ])
      .execute();
    const enquiry = {
      name: 'Usha',
      email: 'u@example.com',
      mobile: '9876543210',
      comment: 'When?',
      status: 'Submitted' as const,
    };
    await db
      .insertInto('enquiries')
      .values([
        { id: 'late', ...enquiry, created_at: ago(41) },
        { id: 'new', ...enquiry, created_at: ago(39) },
        { id: 'answered', ...enquiry, created_at: ago(90), status: 'Answered' },
      ])
      .execute();
    const { revenue, ...rest } = await dashboard();
    expect(rest).toMatchObject({
      toPack: { count: 2, late: 1 },
      packed: 1,
      outForDelivery: 1,
      refundsFailed: 1,
      disputesOpen: 1,
      refundsByHand: 1,
      system: ['There is no backup yet', '1 mail could not be delivered', 'There is no mail server'],
      enquiries: { open: 2, late: 1 },
      hasOrders: true,
      isDemo: true,
    });
    expect(revenue?.today).toEqual({ orders: 1, revenue: 900 });
    const { value } = (await showSettings(shop.deps)).promises;
    const longer = { section: 'promises', basedOn: 0, value: { ...value, processingDays: 3 } } as const;
    await saveSection(shop.deps, longer, commandLine);
    expect((await dashboard()).toPack).toMatchObject({ count: 2, late: 0 });
    await revertSection(shop.deps, 'promises', { version: 0, basedOn: 1 }, commandLine);
    expect(revenue?.week).toEqual({ orders: 4, revenue: 2700 });
  });

  it('counts the shipped orders whose promised days are over', async () => {
    const { to } = (await dashboard()).arrived;
    const { promises, daysOff } = shop.deps.settings.current();
    const promised = (day: string) =>
      afterBusinessDays(new Date(startOfDay(day)), promises.processingDays + promises.deliveryTo, daysOff);
    expect([promised(to) < '2026-11-21', promised(addDays(to, 1)) < '2026-11-21']).toEqual([true, false]);
    const after = startOfDay(addDays(to, 1));
    await addOrder(shop.deps.db, after, {}, { status: 'Shipped' });
    expect((await dashboard()).arrived.count).toBe(0);
    await addOrder(shop.deps.db, new Date(Date.parse(after) - 1).toISOString(), {}, { status: 'Shipped' });
    expect((await dashboard()).arrived.count).toBe(1);
  });

  it('counts what waits for the member: who packs, who gives money back, who answers, who reads System', async () => {
    const { id } = await addOrder(shop.deps.db, ago(30), {}, { status: 'Shipped' });
    await addParcel(shop.deps.db, id, { returned_at: ago(1) });
    for (const [role, packs, settles, answers, reads] of [
      ['owner', true, true, true, true],
      ['manager', true, true, true, false],
      ['packer', true, false, false, false],
      ['accountant', false, false, false, false],
    ] as const) {
      const { toPack, packed, arrived, outForDelivery, returned, ...counted } = await dashboard(role);
      const { refundsFailed, refundsByHand, disputesOpen, enquiries, system } = counted;
      const many = (is: boolean, ...counts: number[]) => counts.map((count) => (is ? count : 0));
      expect([role, toPack.count, toPack.late, packed, arrived.count, outForDelivery, returned]).toEqual([
        role,
        ...many(packs, 2, 1, 1, 1, 1, 1),
      ]);
      expect([role, refundsFailed, refundsByHand, disputesOpen]).toEqual([role, ...many(settles, 1, 1, 1)]);
      expect([role, enquiries.open, enquiries.late]).toEqual([role, ...many(answers, 2, 1)]);
      expect([role, system.length]).toEqual([role, ...many(reads, 3)]);
    }
  });

  it('counts an enquiry no more once it is answered [policy privacy.25]', async () => {
    const { cookie } = await admin.addMember('manager');
    const body = { key: 'a-key-of-the-form-1', text: 'Today.' };
    expect((await admin.call('answerEnquiry', { cookie, params: { id: 'late' }, body })).status).toBe(200);
    expect((await dashboard()).enquiries).toEqual({ open: 1, late: 0 });
    await admin.call('closeEnquiry', { cookie, params: { id: 'new' } });
    expect((await dashboard()).enquiries).toEqual({ open: 0, late: 0 });
    await admin.call('reopenEnquiry', { cookie, params: { id: 'late' } });
    expect((await dashboard()).enquiries).toEqual({ open: 1, late: 1 });
  });

  it('counts products that run out, each once, for those who count stock', async () => {
    const tee = await countTee(shop, 3);
    await correct(shop.deps, { ...tee.choice, size: 'L' }, commandLine, { to: 0, note: 'count' });
    await countTee(shop, 4);
    for (const [role, count] of [
      ['packer', 1],
      ['accountant', 0],
    ] as const)
      expect((await dashboard(role)).lowStock).toBe(count);
    await setLowStock(shop.deps, tee.id, commandLine, 0);
    expect((await dashboard()).lowStock).toBe(0);
  });

  it('shows revenue to owner, manager and accountant', async () => {
    for (const role of ['owner', 'manager', 'accountant'] as const)
      expect((await dashboard(role)).revenue).not.toBe(null);
    expect((await dashboard('packer')).revenue).toBe(null);
  });
});
