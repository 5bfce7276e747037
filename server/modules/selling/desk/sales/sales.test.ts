// The sales report: which orders count, on which day of India, and how refunds are subtracted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { addOrder, addRefund } from '../order-page/testing.ts';

describe.each(testEngines)('the sales report on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-21T10:00:00.000Z') } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('accountant'));
    const { db } = shop.deps;
    // Sunday in India, its last millisecond; then Monday.
    const sunday = await addOrder(db, '2026-11-15T18:29:59.999Z');
    const monday = await addOrder(db, '2026-11-15T18:30:00.000Z');
    await addOrder(db, '2026-11-16T18:29:59.000Z', {}, { total: 1100, status: 'Delivered' });
    const cancelled = await addOrder(db, '2026-11-16T10:00:00.000Z', {}, { status: 'Cancelled' });
    await addOrder(db, '2026-10-31T18:29:00.000Z');
    await addRefund(db, sunday, 'refunded', 10_050);
    await addRefund(db, monday, 'due', 20_000);
    await addRefund(db, monday, 'failed', 30_000);
    await addRefund(db, cancelled, 'refunded', 60_000);
    // The customer paid twice: the second payment was refunded.
    await addRefund(db, { id: monday.id, paymentId: 'pay_second' }, 'refunded', 60_000);
    await db.updateTable('order_lines').set({ size: 'S' }).where('order_id', '=', monday.id).execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const sales = async (query: Record<string, string>) => admin.call('getSales', { cookie, query });
  const report = async (by: string, from: string, to: string) => (await sales({ by, from, to })).body;
  const onSunday = { orders: 1, pieces: 3, revenue: 600, refundedPaise: 10_050, netPaise: 49_950 };
  const onMonday = { orders: 2, pieces: 6, revenue: 1700, refundedPaise: 20_000, netPaise: 150_000 };
  const nothing = { orders: 0, pieces: 0, revenue: 0, refundedPaise: 0, netPaise: 0 };

  it('counts orders on the day of India on which they were paid, days without one too', async () => {
    const { periods, total } = await report('day', '2026-11-14', '2026-11-16');
    expect(periods).toEqual([
      { start: '2026-11-14', ...nothing },
      { start: '2026-11-15', ...onSunday },
      { start: '2026-11-16', ...onMonday },
    ]);
    expect(total).toEqual({ orders: 3, pieces: 9, revenue: 2300, refundedPaise: 30_050, netPaise: 199_950 });
  });

  it('begins weeks on Monday, and months on their first day', async () => {
    const weeks = await report('week', '2026-11-11', '2026-11-18');
    expect(weeks.periods).toEqual([
      { start: '2026-11-11', ...onSunday },
      { start: '2026-11-16', ...onMonday },
    ]);
    const months = await report('month', '2026-10-01', '2026-11-30');
    expect(months.periods).toMatchObject([
      { start: '2026-10-01', orders: 1, netPaise: 60_000 },
      { start: '2026-11-01', orders: 3, netPaise: 199_950 },
    ]);
  });

  it('is compared with as many days before', async () => {
    const { before } = await report('day', '2026-11-16', '2026-11-17');
    expect(before).toEqual({ from: '2026-11-14', to: '2026-11-15', total: onSunday });
  });

  it('agrees with the dashboard', async () => {
    const { revenue } = (await admin.call('getDashboard', { cookie })).body;
    expect(revenue?.week).toEqual({ orders: 2, revenue: 1500 });
  });

  it.each([
    [{ from: '2026-11-16', to: '2026-11-15' }, { to: 'The last day is before the first one' }],
    [{ from: '2024-01-01', to: '2026-01-02' }, { to: 'Please choose at most two years' }],
    [{ from: '2026-11-01', to: '2026-11-02', by: 'hour' }, { by: 'Please choose day, week or month' }],
  ])('refuses %j', async (query, fields) => {
    const { status, error } = await sales(query);
    expect([status, error.fields]).toEqual([400, fields]);
  });
});
