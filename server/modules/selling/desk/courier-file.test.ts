// The file with which parcels are booked: a row for each parcel, who may save it, what the log says.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { addOrder, addRefund } from './order-page/testing.ts';

const at = '2026-11-20T10:00:00.000Z';

describe.each(testEngines)('the courier file on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    const add = (number: string, mobile: string, changes = {}) =>
      addOrder(shop.deps.db, at, { mobile }, { number, ...changes });
    await add('TB-A', '9876543210');
    await addRefund(shop.deps.db, await add('TB-B', '9876543211'), 'refunded', 12_350);
    await add('TB-C', '9876543210', { status: 'Processing' });
    await add('TB-D', '9876543212', { status: 'Delivered' });
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  async function save(orders: string, role: Role = 'packer') {
    const { cookie } = await admin.addMember(role);
    const url = `/api/packing/courier-file.csv?orders=${orders}`;
    const { statusCode, headers, payload } = await admin.app.inject({ url, headers: { cookie } });
    return { status: statusCode, file: headers['content-disposition'], rows: payload.trimEnd().split('\r\n') };
  }

  it('has one row a parcel; what goes to the same place is one, with the value of both', async () => {
    const { file, rows } = await save('TB-A,TB-B,TB-C');
    expect(file).toBe('attachment; filename="courier-file.csv"');
    const tees = '3 × Warli Village Tee, Maroon, M';
    const to = 'Asha Kumari,7 Loom Lane,,Erode,Tamil Nadu,638001';
    expect(rows).toEqual([
      '\uFEFFReference,Name,Address line 1,Address line 2,City,State,PIN,Phone,Weight (kg),Contents,Value (Rs.),Payment',
      `TB-A TB-C,${to},9876543210,,"${tees}; ${tees}",1200,Prepaid`,
      `TB-B,${to},9876543211,,"${tees}",476.5,Prepaid`,
    ]);
  });

  it('has of a customer what the role may see, as labels do', async () => {
    expect((await save('TB-D')).rows[1]).toMatch(/^TB-D,[^,]*,,,,,,,,/);
    expect((await save('TB-D', 'manager')).rows[1]).toContain('7 Loom Lane');
    expect((await save('TB-A', 'accountant')).status).toBe(403);
  });

  it('asks who saves it to prove it again after ten minutes, and names an order that is none', async () => {
    expect((await save('TB-A,TB-Z')).rows[0]).toContain('TB-Z');
    const { cookie } = await admin.addMember('packer');
    await shop.deps.db.updateTable('staff_sessions').set({ proven_until: null }).execute();
    const url = '/api/packing/courier-file.csv?orders=TB-A';
    expect((await admin.app.inject({ url, headers: { cookie } })).statusCode).toBe(403);
  });

  it('is in the audit log, with its orders', async () => {
    await save('TB-B');
    const action = 'orders courier file';
    const log = await shop.deps.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute();
    expect(JSON.parse(log.at(-1)?.after ?? '')).toEqual({ orders: ['TB-B'] });
  });
});
