// Sales by product, size, colour, category, channel, state, customers, discount and payment: each table has the same sums, and
// only the owner sees costs.
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salesDimensions, type SalesDimension } from '@taana-baana/contract/admin/sales-periods.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { addOrder, addRefund } from '../order-page/testing.ts';

const month = { from: '2026-11-01', to: '2026-11-30' };

describe.each(testEngines)('the tables of sales on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-30T10:00:00.000Z') } });
    admin = openTestAdmin(shop);
    for (const role of ['owner', 'manager', 'accountant'] as const)
      cookies.set(role, (await admin.addMember(role)).cookie);
    const { db } = shop.deps;
    const address = (state: string) => JSON.stringify({ state });
    await addOrder(db, '2026-10-10T10:00:00.000Z', { mobile: '9000000001' }, { customer_id: v7() });
    // Three pieces for Rs. 1,500 each; the first has a second line, and what it cost.
    const mixed = await addOrder(db, '2026-11-10T10:00:00.000Z', { mobile: '9000000001' }, { customer_id: v7() });
    const line = {
      order_id: mixed.id,
      position: 1,
      title: 'Ajrakh Tee',
      color_id: 'blue',
      color_title: 'MidnightBlue',
    };
    const hidden = { id: v7(), product_id: 'gone', size: 'XL', quantity: 2, price: 400, discount_paise: 5000 };
    await db
      .insertInto('order_lines')
      .values({ ...line, ...hidden, cost_paise: 15_000 })
      .execute();
    const here = { channel: 'counter', handing: 'here', address: null, customer_mobile: null } as const;
    const counter = await addOrder(db, '2026-11-11T10:00:00.000Z', {}, { customer_id: v7(), ...here });
    await addOrder(
      db,
      '2026-11-12T10:00:00.000Z',
      { mobile: '9000000002' },
      { customer_id: v7(), address: address('kerala') },
    );
    const second = { customer_id: v7(), address: address('Kerala'), channel: 'phone' } as const;
    const later = await addOrder(db, '2026-11-13T10:00:00.000Z', { mobile: '9000000002' }, second);
    await addOrder(db, '2026-11-14T10:00:00.000Z', {}, { status: 'Cancelled' });
    const lowered = [
      [mixed, 'Diwali', 'goods', 0],
      [mixed, 'Carried home', 'shipping', 1],
      [later, 'A friend', 'goods', 0],
      [counter, 'a Friend', 'goods', 0],
    ] as const;
    for (const [{ id }, label, kind, position] of lowered)
      await db
        .insertInto('order_adjustments')
        .values({ id: v7(), order_id: id, position, kind, source: 'test', label, paise: 5000 })
        .execute();
    await addRefund(db, later, 'refunded', 10_001);
    await addRefund(db, later, 'failed', 20_000);
    await addRefund(db, mixed, 'refunded', 37_500);
    const [refund] = await db.selectFrom('refunds').selectAll().where('order_id', '=', mixed.id).execute();
    const lines = JSON.stringify([{ line: hidden.id, quantity: 1 }]);
    await db
      .updateTable('refunds')
      .set({ lines })
      .where('id', '=', refund?.id ?? '')
      .execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const table = async (of: SalesDimension, role: Role = 'owner', query: Record<string, string> = month) =>
    (await admin.call('getSalesTable', { cookie: cookies.get(role) ?? '', params: { of }, query })).body;
  const shown = async (of: SalesDimension) =>
    (await table(of)).rows.map(({ label, pieces, orders, netPaise }) => [label, pieces, orders, netPaise / 100]);

  it('has the same sums, whatever it is grouped by', async () => {
    for (const of of salesDimensions) {
      const { rows, total } = await table(of);
      expect(total, of).toMatchObject({ orders: 4, pieces: 14, soldPaise: 675_000, refundedPaise: 47_501 });
      const sum = (name: 'pieces' | 'soldPaise' | 'refundedPaise' | 'netPaise') =>
        rows.reduce((all, row) => all + row[name], 0);
      expect([sum('pieces'), sum('soldPaise'), sum('refundedPaise'), sum('netPaise')], of).toEqual([
        total.pieces,
        total.soldPaise,
        total.refundedPaise,
        total.netPaise,
      ]);
    }
  });

  it('takes a refund off the pieces that it names, and any other off all pieces of its order', async () => {
    expect(await shown('product')).toEqual([
      ['Warli Village Tee', 12, 4, 5899.99],
      ['Ajrakh Tee', 2, 1, 375],
    ]);
    expect(await shown('size')).toEqual([
      ['Warli Village Tee · M', 12, 4, 5899.99],
      ['Ajrakh Tee · XL', 2, 1, 375],
    ]);
  });

  it('tells a product that is gone, an order at the counter, and a state in other letters', async () => {
    expect((await shown('category')).map(([label, pieces]) => [label, pieces])).toEqual([
      ['No longer in the catalogue', 14],
    ]);
    expect((await shown('channel')).map(([label, pieces]) => [label, pieces])).toEqual([
      ['Shop', 8],
      ['At the counter', 3],
      ['By phone', 3],
    ]);
    expect((await shown('state')).map(([label, pieces]) => [label, pieces])).toEqual([
      ['Kerala', 6],
      ['Tamil Nadu', 5],
      ['Handed over in the shop', 3],
    ]);
  });

  it('names what was paid with, and what is paid on delivery', async () => {
    const { db } = shop.deps;
    const [latest] = await db
      .selectFrom('orders')
      .selectAll()
      .where('status', '<>', 'Cancelled')
      .orderBy('placed_at', 'desc')
      .execute();
    const pay = (method: string | null) =>
      db
        .updateTable('orders')
        .set({ payment_method: method })
        .where('id', '=', latest?.id ?? '')
        .execute();
    await pay('cash-on-delivery');
    expect((await shown('payment')).map(([label, pieces, orders]) => [label, pieces, orders])).toEqual([
      ['UPI', 11, 3],
      ['Cash on delivery', 3, 1],
    ]);
    await pay(null);
    expect((await shown('payment')).map(([label]) => label)).toEqual(['UPI', 'Store credit, or not known']);
    await pay('upi');
  });

  it('knows a returning customer by the mobile number', async () => {
    expect((await shown('customers')).map(([label, pieces, orders]) => [label, pieces, orders])).toEqual([
      ['Returning', 8, 2],
      ['New', 3, 1],
      ['Not known', 3, 1],
    ]);
  });

  it('tells colours by their name, and discounts by their reasons, in capitals or not', async () => {
    expect((await shown('color')).map(([label, pieces]) => [label, pieces])).toEqual([
      ['Maroon', 12],
      ['Midnight Blue', 2],
    ]);
    const { rows, total } = await table('discount');
    expect(rows.map(({ label, orders, pieces, discountPaise }) => [label, orders, pieces, discountPaise])).toEqual([
      ['a Friend', 2, 6, 0],
      ['Diwali + Carried home', 1, 5, 5000],
      ['At the shop’s prices', 1, 3, 0],
    ]);
    expect(total.discountPaise).toBe(5000);
  });

  it('is compared with as many days before, or says that nothing was sold then', async () => {
    const { rows, total, before } = await table('product');
    expect(before).toEqual({ from: '2026-10-02', to: '2026-10-31' });
    expect([rows.map((row) => row.netBeforePaise), total.netBeforePaise]).toEqual([[150_000, null], 150_000]);
    const earlier = await table('product', 'owner', { from: '2026-10-01', to: '2026-10-30' });
    expect(earlier.total.netBeforePaise).toBeNull();
  });

  it('lists what was sold only before', async () => {
    const { rows } = await table('product', 'owner', { from: '2026-11-20', to: '2026-11-30' });
    expect(rows.map((row) => [row.label, row.pieces, row.netBeforePaise])).toEqual([
      ['Warli Village Tee', 0, 589_999],
      ['Ajrakh Tee', 0, 37_500],
    ]);
  });

  it('counts the margin of pieces that are kept and whose cost is known', async () => {
    const { rows, total } = await table('product');
    expect(rows.map(({ margin }) => margin)).toEqual([
      { costPaise: 0, marginPaise: 0, percent: null, unknown: 12 },
      { costPaise: 15_000, marginPaise: 22_500, percent: 60, unknown: 0 },
    ]);
    expect(total.margin).toEqual({ costPaise: 15_000, marginPaise: 22_500, percent: 60, unknown: 12 });
  });

  const file = async (of: string, role: Role) =>
    (
      await admin.app.inject({
        url: `/api/sales/export/${of}?${new URLSearchParams(month)}`,
        headers: { cookie: cookies.get(role) ?? '' },
      })
    ).payload;

  it('is a file of the same figures', async () => {
    expect(await file('product', 'owner')).toBe(
      '\u{feff}Product,Net,Net before,Orders,Pieces,Paid,Refunded,Discount,Cost,Margin,Margin %,Pieces without a cost\r\n' +
        'Warli Village Tee,5899.99,1500.00,4,12,6000.00,100.01,0.00,0.00,0.00,,12\r\n' +
        'Ajrakh Tee,375.00,,1,2,750.00,375.00,50.00,150.00,225.00,60,0\r\n',
    );
    expect(await file('period', 'accountant')).toContain('2026-11-13,499.99,1,3,600,100.01\r\n');
  });

  it.each(['manager', 'accountant'] as const)(
    'shows a %s no cost, neither on the screen nor in a file',
    async (role) => {
      const { rows, total } = await table('product', role);
      expect(JSON.stringify([rows, total])).not.toMatch(/margin|cost/);
      expect(await file('product', role)).toMatch(/Discount\r\n/);
    },
  );
});
