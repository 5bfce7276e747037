// Orders as a CSV file: its rows and sums, who may save it, and what the log says.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { addOrder, addParcel, addRefund } from '../order-page/testing.ts';

describe.each(testEngines)('the file of orders on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('accountant'));
    const { db } = shop.deps;
    const order = await addOrder(
      db,
      '2026-11-20T18:29:00.000Z',
      { firstname: '=HYPERLINK("x")' },
      { number: 'TB-000001' },
    );
    const second = { color_id: 'navy', color_title: 'Navy', size: 'L', quantity: 1, price: 600 };
    const tee = { product_id: 'tee', title: 'Plain Tee', position: 1 };
    await db
      .insertInto('order_lines')
      .values({ id: v7(), order_id: order.id, ...tee, ...second })
      .execute();
    await addRefund(db, order, 'refunded', 12_350);
    await addParcel(db, order.id, { courier: 'Blue Dart', awb: '1234567890' });
    for (let more = 100_000; more < 100_620; more += 1) {
      await addOrder(db, '2026-11-18T10:00:00.000Z', {}, { status: 'Shipped', number: `TB-${more}` });
    }
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const save = async (query = '') => {
    const answer = await admin.app.inject({ url: `/api/orders.csv${query}`, headers: { cookie } });
    return { ...answer, rows: answer.payload.trimEnd().split('\r\n') };
  };

  it('has a row for each line of an order, and the sums of the order once', async () => {
    const { rows, headers } = await save('?from=2026-11-20');
    expect(headers['content-disposition']).toBe('attachment; filename="orders.csv"');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^\uFEFFOrder,Paid at,Status,Customer,/);
    expect(rows[1]).toMatch(/^TB-000001,2026-11-20T23:59:00\+05:30,Ordered,/);
    expect(rows[1]).toContain('Warli Village Tee,Maroon,M,3,500,1500,100,600,0,123.5,');
    expect(rows[2]).toContain('Plain Tee,Navy,L,1,600,600,,,,,');
    expect(rows[2]?.endsWith(',Blue Dart,1234567890')).toBe(true);
  });

  it('keeps a name from being a formula', async () => {
    expect((await save('?from=2026-11-20')).rows[1]).toContain(`"'=HYPERLINK(""x"") Kumari"`);
  });

  it('has the orders of all pages of the list, none twice', async () => {
    const { rows } = await save('?tab=shipped');
    expect(new Set(rows.slice(1).map((row) => row.split(',')[0])).size).toBe(620);
    expect(rows).toHaveLength(621);
  });

  it('is in the audit log, without what was searched for', async () => {
    await save('?search=kumari&to=2026-11-20');
    const log = await shop.deps.db.selectFrom('audit_log').selectAll().where('action', '=', 'orders export').execute();
    expect(JSON.parse(log.at(-1)?.after ?? '')).toEqual({ to: '2026-11-20' });
  });
});
