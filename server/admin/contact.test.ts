// What every role may read is searched for the phone, the e-mail and the address of a customer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeMoney } from '../database/payments/testing.ts';
import { accountingExports } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { type AdminCallName, adminCalls } from '@taana-baana/contract/admin/calls.ts';
import type { AdminCall } from '@taana-baana/contract/admin/calls/call.ts';
import { type Role, isPermitted, roles } from '@taana-baana/contract/admin/permissions.ts';
import { testEngines } from '../database/testing.ts';
import { issue } from '../modules/selling/desk/accounting/testing.ts';
import { addDispute, addOrder, addParcel, addRefund } from '../modules/selling/desk/order-page/testing.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { type TestAdmin, openTestAdmin } from './testing.ts';

const buyer = { mobile: '9123456780', email: 'buyer@mail.example' };
const typed = 'Ask Asha: +91 91234 56780, 09123456780 or buyer@mail.example. UTR 412345678901';
const reached = /91234 ?56780|buyer@mail/;
const lived = /Loom Lane|638001|Erode/;

const reads = (Object.entries(adminCalls) as [AdminCallName, AdminCall][]).filter(
  ([, { method, permission }]) => method === 'GET' && permission !== undefined,
);

describe.each(testEngines)('contact data on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let params: Record<string, string>;
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    shop = await openTestShop(engine);
    admin = openTestAdmin(shop);
    for (const role of roles) cookies.set(role, (await admin.addMember(role)).cookie);
    const { db } = shop.deps;
    const order = await addOrder(db, '2026-11-20T10:00:00.000Z', buyer, {
      number: 'TB-AAAAAA',
      status: 'Delivered',
      note: typed,
      payment_reference: typed,
      payment_fee_paise: 1416,
      payment_tax_paise: 216,
    });
    await addParcel(db, order.id, { courier: 'Blue Dart', awb: '1234567890' });
    await addRefund(db, order, 'failed', 10_000);
    await db.updateTable('refunds').set({ reason: typed, failure: typed }).execute();
    await addDispute(db, order, 'open');
    await db.updateTable('disputes').set({ reason: typed }).execute();
    const lost = await addOrder(db, '2026-11-20T11:00:00.000Z', buyer, { status: 'Expired' });
    await changeMoney(db, lost.id, { number: null, paid_at: null, placed_at: null });
    await addRefund(db, lost, 'failed', 60_000);
    await db.updateTable('refunds').set({ reason: typed, failure: typed }).where('order_id', '=', lost.id).execute();
    const { row } = await issue(db, { order_id: order.id });
    params = { number: order.number, id: row.id, unplaced: lost.id };
    await admin.call('addNote', { cookie: cookies.get('owner') as string, params, body: { text: typed } });
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  async function read(role: Role, path: string): Promise<{ status: number; text: string }> {
    const answer = await admin.app.inject({ url: `/api/${path}`, headers: { cookie: cookies.get(role) as string } });
    return { status: answer.statusCode, text: answer.payload };
  }
  /** With what each call needs; a call for every value of a parameter that has several. */
  function pathsOf({ path }: AdminCall): string[] {
    const id = path.startsWith('unplaced/') ? params.unplaced : params.id;
    const filled = path
      .replace(':number', params.number ?? '')
      .replace(':id', id ?? '')
      .replace(':of', 'state');
    const all = filled.includes(':what') ? accountingExports.map((what) => filled.replace(':what', what)) : [filled];
    return all.map((one) => {
      if (/^(accounting|reconciliation)/.test(one)) return `${one}?month=2026-11`;
      return one.startsWith('sales') ? `${one}?from=2026-11-01&to=2026-11-30` : one;
    });
  }
  const readableBy = (role: Role) =>
    reads.filter(([, { permission }]) => permission && isPermitted(role, permission)).map(([name]) => name);

  test.each(readableBy('accountant'))('an accountant reads no phone or e-mail in %s [guard admin.21]', async (name) => {
    for (const path of pathsOf(adminCalls[name])) {
      const { status, text } = await read('accountant', path);
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).not.toMatch(reached);
      expect(text, path).not.toMatch(lived);
    }
  });

  test.each(readableBy('packer'))(
    'a packer reads nothing of a customer whose order is closed in %s [guard admin.21]',
    async (name) => {
      for (const path of pathsOf(adminCalls[name])) {
        const { text } = await read('packer', path);
        expect(text, path).not.toMatch(reached);
        expect(text, path).not.toMatch(lived);
      }
    },
  );

  test('a search for a phone, an e-mail or a town finds nothing for them', async () => {
    for (const role of ['packer', 'accountant'] as const) {
      for (const search of [buyer.mobile, buyer.email, 'buyer', 'Erode']) {
        const answer = await read(role, `orders?search=${encodeURIComponent(search)}`);
        expect(answer.text).not.toContain('TB-AAAAAA');
      }
    }
    expect((await read('accountant', `orders.csv?search=${buyer.mobile}`)).text).not.toContain('TB-AAAAAA');
  });

  test('an owner reads them in the file of orders and on the order’s page', async () => {
    for (const path of ['orders.csv', 'orders/TB-AAAAAA']) {
      const { text } = await read('owner', path);
      expect(text).toMatch(reached);
      expect(text).toMatch(lived);
    }
  });

  test('what staff typed keeps the rest: a UTR stays readable', async () => {
    expect((await read('accountant', 'orders/TB-AAAAAA')).text).toContain('UTR 412345678901');
  });

  test('a month’s file has the address as its document prints it', async () => {
    const { text } = await read('accountant', 'accounting/export/orders?month=2026-11');
    expect(text).toContain('"4 Boring Road, Patna, Bihar 800001"');
  });

  test('the provider’s fee is for those who may read the revenue [guard admin.21]', async () => {
    const seen = async (role: Role) => {
      const order = { cookie: cookies.get(role) as string, params: { number: 'TB-AAAAAA' } };
      const { feePaise, taxPaise } = (await admin.call('getOrder', order)).body.payment;
      return [feePaise, taxPaise];
    };
    for (const role of ['owner', 'manager', 'accountant'] as const) expect(await seen(role)).toEqual([1416, 216]);
    expect(await seen('packer')).toEqual([null, null]);
  });
});
