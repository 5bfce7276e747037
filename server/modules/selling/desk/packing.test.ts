// The admin's packing list: which orders, in which order, at what cost.
import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { lockVariant } from '../goods/stock/stock.repository.ts';
import { addNote } from './order-page/order-notes.service.ts';
import { addDispute, addOrder, addParcel, addRefund } from './order-page/testing.ts';
import { readPackingList } from './packing.service.ts';

const moment = (minutes: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + minutes * 60_000).toISOString();

describe.each(testEngines)('packing on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let packer = '';
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
    admin = openTestAdmin(shop);
    packer = (await admin.addMember('packer')).cookie;
  });
  afterEach(async () => {
    for (const table of ['order_notes', 'shipments', 'order_lines', 'orders', 'disputes', 'refunds'] as const)
      await shop.deps.db.deleteFrom(table).execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const listed = async () => {
    const { status, body, error } = await admin.call('getPackingList', { cookie: packer });
    expect([status, error?.message]).toEqual([200, undefined]);
    return body;
  };

  const printed = async (orders: string) =>
    (await admin.call('listParcels', { cookie: packer, query: { orders } })).body.parcels[0]?.lines;

  it('prints no character that turns the direction of a name or an address', async () => {
    const turned = { firstname: '\u202eAsha\u202c', lastname: '\u2067Kumari\u2069', city: 'Er\u200eode\u061c' };
    const address = { ...turned, address: '\u202d7 Loom Lane', state: 'Tamil Nadu', country: 'India', pincode: 638001 };
    const { number } = await addOrder(shop.deps.db, moment(1), turned, { address: JSON.stringify(address) });
    const { parcels } = (await admin.call('listParcels', { cookie: packer, query: { orders: number } })).body;
    expect(JSON.stringify(parcels)).not.toMatch(/\p{Bidi_Control}/u);
    expect(parcels[0]).toMatchObject({
      customer: 'Asha Kumari',
      contact: { address: { firstname: 'Asha', lastname: 'Kumari', city: 'Erode', address: '7 Loom Lane' } },
    });
  });

  it('names the orders that go into one parcel, and no others', async () => {
    const { db } = shop.deps;
    const first = await addOrder(db, moment(1));
    const second = await addOrder(db, moment(2), { mobile: '+91 98765 43210' });
    await addOrder(db, moment(3), { mobile: '9876543211' });
    await addOrder(db, moment(4), {}, { address: null });
    const { orders } = await listed();
    const together = [[second.number], [first.number], undefined, undefined];
    expect(orders.map(({ goesWith }) => goesWith)).toEqual(together);
    const query = { orders: orders.map(({ number }) => number).join() };
    const { parcels } = (await admin.call('listParcels', { cookie: packer, query })).body;
    expect(parcels.map(({ goesWith }) => goesWith)).toEqual(together);
    const becomes = (status: string) => db.updateTable('orders').set({ status }).where('id', '=', second.id).execute();
    const goes = async () =>
      (await admin.call('listParcels', { cookie: packer, query })).body.parcels.map(({ goesWith }) => goesWith);
    await becomes('Processing');
    expect(await goes()).toEqual(together);
    await becomes('Shipped');
    expect(await goes()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is empty in a shop without orders', async () => {
    expect(await listed()).toEqual({ orders: [], hasMore: false });
  });

  it('has the orders to pack, the one that waits longest first, with what belongs into each', async () => {
    const { db } = shop.deps;
    const young = await addOrder(db, moment(2), {}, { note: 'Call first' });
    const old = await addOrder(db, moment(1));
    const disputed = await addOrder(db, moment(3));
    await addDispute(db, disputed, 'open');
    for (const status of ['Processing', 'Shipped', 'Delivered', 'Cancelled', 'Payment pending']) {
      await addOrder(db, moment(0), {}, { status });
    }
    const { orders, hasMore } = await listed();
    expect(orders.map(({ number, flags, note }) => [number, flags, note])).toEqual([
      [old.number, [], null],
      [young.number, ['note'], 'Call first'],
      [disputed.number, ['disputed'], null],
    ]);
    expect(hasMore).toBe(false);
    expect(orders[0]).toMatchObject({
      placedAt: moment(1),
      status: 'Ordered',
      customer: 'Asha Kumari',
      city: 'Erode',
      state: 'Tamil Nadu',
      lines: [{ title: 'Warli Village Tee', color: 'Maroon', size: 'M', quantity: 3 }],
    });
  });

  it('shows what staff wrote on an order, which makes it one to look at', async () => {
    const { number } = await addOrder(shop.deps.db, moment(1));
    await addOrder(shop.deps.db, moment(2));
    for (const text of ['Gift: no price inside', 'She calls on Monday'])
      await addNote(shop.deps, number, { text }, commandLine);
    const { orders } = await listed();
    expect(orders.map(({ flags, notes }) => [flags, notes.map(({ text, by }) => [text, by])])).toEqual([
      [
        ['staff note'],
        [
          ['Gift: no price inside', null],
          ['She calls on Monday', null],
        ],
      ],
      [[], []],
    ]);
  });

  it('prints the SKU, and of the notes those for the slip', async () => {
    const { db } = shop.deps;
    const { number } = await addOrder(db, moment(1));
    const write = (body: { text: string; onSlip?: boolean }) =>
      admin.call('addNote', { cookie: packer, params: { number }, body });
    await write({ text: 'She calls on Monday' });
    await write({ text: 'With love from\u202e Meena', onSlip: true });
    const tooLong = await write({ text: 'x'.repeat(301), onSlip: true });
    expect(tooLong.error.fields).toEqual({ text: 'A note for the packing slip has at most 300 characters' });
    const line = await db.selectFrom('order_lines').selectAll().executeTakeFirstOrThrow();
    const choice = { product_id: line.product_id, color_id: line.color_id, size: line.size };
    const variant = await inTransaction(shop.deps, (trx) => lockVariant(trx, choice));
    await db.updateTable('product_variants').set({ sku: 'WV-MAR-M' }).where('id', '=', variant.id).execute();
    const ask = (cookie: string) => admin.call('listParcels', { cookie, query: { orders: number } });
    expect((await ask(packer)).body.parcels[0]).toMatchObject({
      lines: [{ size: 'M', sku: 'WV-MAR-M' }],
      notes: ['With love from Meena'],
    });
    const { body } = await admin.call('getOrder', { cookie: packer, params: { number } });
    expect(body.notes?.map(({ onSlip }) => onSlip)).toEqual([undefined, true]);
    // Notes are like the contact: not for all, and not for packers once the order is done.
    await db.updateTable('orders').set({ status: 'Delivered' }).execute();
    expect((await ask(packer)).body.parcels[0]?.notes).toBeUndefined();
    await db.deleteFrom('product_variants').execute();
  });

  it('leaves out refunded pieces', async () => {
    const { db } = shop.deps;
    const order = await addOrder(db, moment(1));
    const { id: line } = await db.selectFrom('order_lines').select('id').executeTakeFirstOrThrow();
    await addRefund(db, order, 'due', 20_000);
    await db
      .updateTable('refunds')
      .set({ lines: JSON.stringify([{ line, quantity: 2 }]) })
      .execute();
    expect((await listed()).orders[0]?.lines).toMatchObject([{ quantity: 1 }]);
    expect(await printed(order.number)).toMatchObject([{ quantity: 1 }]);
  });

  it('prints the content of the parcel on the slip, whatever was refunded later', async () => {
    const { db } = shop.deps;
    const order = await addOrder(db, moment(1), {}, { status: 'Delivered' });
    const { id: line } = await db.selectFrom('order_lines').select('id').executeTakeFirstOrThrow();
    await addParcel(db, order.id, { created_at: moment(5) });
    await addRefund(db, order, 'due', 20_000);
    const lines = JSON.stringify([{ line, quantity: 2 }]);
    await db
      .updateTable('refunds')
      .set({ lines, created_at: moment(6) })
      .execute();
    expect(await printed(order.number)).toMatchObject([{ quantity: 3 }]);
    await db
      .updateTable('refunds')
      .set({ created_at: moment(4) })
      .execute();
    expect(await printed(order.number)).toMatchObject([{ quantity: 1 }]);
  });

  it('ends at its limit, and says how many wait in all', async () => {
    const numbers = [];
    for (let minute = 0; minute < 3; minute += 1) numbers.push((await addOrder(shop.deps.db, moment(minute))).number);
    await addOrder(shop.deps.db, moment(0), {}, { status: 'Processing' });
    const { orders, hasMore, total } = await readPackingList(shop.deps, 'packer', 2);
    expect([orders.map(({ number }) => number), hasMore, total]).toEqual([numbers.slice(0, 2), true, 3]);
    expect((await readPackingList(shop.deps, 'packer', 3)).hasMore).toBe(false);
  });

  it('gives what is printed, in the order of the request, with the contact as far as the member may see it [policy privacy.19]', async () => {
    const first = await addOrder(shop.deps.db, moment(1));
    const done = await addOrder(shop.deps.db, moment(2), {}, { status: 'Delivered' });
    const ask = (orders: string) => admin.call('listParcels', { cookie: packer, query: { orders } });
    const { body } = await ask(`${done.number.toLowerCase()}, ${first.number},${first.number}`);
    expect(body.parcels.map(({ number, contact }) => [number, contact?.mobile, contact?.address?.city])).toEqual([
      [done.number, undefined, undefined],
      [first.number, '9876543210', 'Erode'],
    ]);
    expect(body.parcels[1]?.lines).toEqual([{ title: 'Warli Village Tee', color: 'Maroon', size: 'M', quantity: 3 }]);
    expect(body.sender).toEqual({
      name: 'Taana Baana',
      lines: ['12 Example Weavers Street', 'Tiruppur, Tamil Nadu 641601'],
      phone: '+91 00000 00000',
    });
    const unknown = await ask(`${first.number},TB-NOBODY`);
    expect([unknown.status, unknown.error.message]).toEqual([404, 'There is no order TB-NOBODY.']);
    for (const wrong of ['', ',', Array.from({ length: 101 }, (_, index) => `TB-${index}`).join(',')]) {
      const { status, error } = await ask(wrong);
      expect([status, error.fields]).toEqual([400, { orders: 'Please choose 1 to 100 orders' }]);
    }
  });

  it('prints courier and AWB of the parcel under way, not of one that came back', async () => {
    const { db } = shop.deps;
    const unsent = await addOrder(db, moment(1));
    const back = await addOrder(db, moment(2), {}, { status: 'Shipped' });
    await addParcel(db, back.id, { courier: 'DTDC', awb: 'D1234567', returned_at: moment(4) });
    const sent = await addOrder(db, moment(3), {}, { status: 'Shipped' });
    await addParcel(db, sent.id, { courier: 'DTDC', awb: 'D0000000', returned_at: moment(4) });
    await addParcel(db, sent.id, { courier: 'Delhivery', awb: '149081234567' });
    const orders = [unsent, back, sent].map(({ number }) => number).join(',');
    const { body } = await admin.call('listParcels', { cookie: packer, query: { orders } });
    expect(body.parcels.map(({ courier, awb }) => [courier, awb])).toEqual([
      [null, null],
      [null, null],
      ['Delhivery', '149081234567'],
    ]);
  });

  it('takes as many statements for many orders as for one', async () => {
    for (let minute = 0; minute < 6; minute += 1) await addOrder(shop.deps.db, moment(minute));
    const statementsFor = async (most: number) => {
      let statements = 0;
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          statements += 1;
          return result;
        },
      };
      const db = shop.deps.db.withPlugin(counting);
      await readPackingList({ ...shop.deps, db }, 'packer', most);
      return statements;
    };
    expect(await statementsFor(6)).toBe(await statementsFor(1));
  });
});
