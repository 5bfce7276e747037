// The courier's report: its parcels become delivered, or came back, by their AWBs.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import type { ParcelNews } from '@taana-baana/contract/admin/typed/awb-lines.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { addOrder, addParcel } from '../../desk/order-page/testing.ts';

const at = '2026-11-20T10:00:00.000Z';

describe.each(testEngines)('delivered parcels on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let packer = '';
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-23T06:00:00Z') } });
    admin = openTestAdmin(shop);
    packer = (await admin.addMember('packer')).cookie;
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });
  const report = async (news: ParcelNews, codes: string[]) =>
    (await admin.call('reportParcels', { cookie: packer, body: { news, codes } })).body.parcels;
  const deliver = (...codes: string[]) => report('delivered', codes);
  const statusOf = async (number: string) =>
    (await admin.call('getOrder', { cookie: packer, params: { number } })).body.status;
  const shipped = async (awb: string, status = 'Shipped', parcel = {}) => {
    const order = await addOrder(shop.deps.db, at, {}, { status });
    await addParcel(shop.deps.db, order.id, { awb, ...parcel });
    return order;
  };

  it('moves each by itself, names what it cannot, and does nothing twice', async () => {
    const { db } = shop.deps;
    const first = await shipped('D7000001');
    const second = await shipped('D7000002', 'Out for Delivery');
    const done = await shipped('D7000003', 'Delivered');
    const packed = await addOrder(db, at, {}, { status: 'Processing' });
    const all = ['d700 0001', second.number, 'D7000003', 'D7999999', packed.number];
    const expected = [
      { code: 'D7000001', number: first.number, message: null },
      { code: second.number, number: second.number, message: null },
      { code: 'D7000003', number: done.number, message: expect.stringContaining('already') },
      { code: 'D7999999', number: null, message: 'No parcel has the AWB D7999999.' },
      { code: packed.number, number: packed.number, message: expect.any(String) },
    ];
    expect(await deliver(...all)).toEqual(expected);
    expect(await deliver(...all)).toEqual(expected);
    expect([await statusOf(first.number), await statusOf(second.number), await statusOf(packed.number)]).toEqual([
      'Delivered',
      'Delivered',
      'Processing',
    ]);
    const { body } = await admin.call('undoMoves', { cookie: packer, body: { numbers: [first.number] } });
    expect(body.orders).toMatchObject([{ isMoved: true, status: 'Shipped' }]);
  });

  it('takes the code of a slip for the number of its order', async () => {
    const { number } = await shipped('D7000010');
    expect(await deliver(`${number}/402719`.toLowerCase())).toEqual([{ code: number, number, message: null }]);
  });

  it('leaves an order whose parcel of that AWB came back, also once it was sent again', async () => {
    const { number, id } = await shipped('D7000004', 'Shipped', { returned_at: '2026-11-21T10:00:00.000Z' });
    await addParcel(shop.deps.db, id, { awb: 'D7000005', created_at: '2026-11-22T10:00:00.000Z' });
    const message = `This parcel of ${number} came back, so it was not delivered.`;
    expect(await deliver('D7000004')).toEqual([{ code: 'D7000004', number, message }]);
    expect(await statusOf(number)).toBe('Shipped');
    expect(await deliver('D7000005')).toEqual([{ code: 'D7000005', number, message: null }]);
  });

  it('delivers all orders that went in one parcel, and not one of an AWB that the courier had before', async () => {
    await shipped('D7000006', 'Delivered');
    const first = await shipped('D7000006');
    const second = await shipped('D7000006');
    expect(await deliver('D7000006')).toEqual(
      [first, second].map(({ number }) => ({ code: 'D7000006', number, message: null })),
    );
    expect([await statusOf(first.number), await statusOf(second.number)]).toEqual(['Delivered', 'Delivered']);
  });

  it('marks what came back, each by itself, and names what it cannot', async () => {
    const first = await shipped('D7000020');
    const second = await shipped('D7000021', 'Out for Delivery');
    const together = [await shipped('D7000022'), await shipped('D7000022')];
    const done = await shipped('D7000023', 'Delivered');
    const codes = ['D7000020', second.number, 'D7000022', 'D7000023', 'D7999999'];
    const { refused, moved } = Object.groupBy(await report('returned', codes), ({ message }) =>
      message === null ? 'moved' : 'refused',
    );
    expect(moved?.map(({ number }) => number)).toEqual([first, second, ...together].map(({ number }) => number));
    expect(refused).toEqual([
      { code: 'D7000023', number: done.number, message: expect.stringContaining('Delivered') },
      { code: 'D7999999', number: null, message: 'No parcel has the AWB D7999999.' },
    ]);
    for (const { number } of [first, second, ...together]) {
      const { body } = await admin.call('getOrder', { cookie: packer, params: { number } });
      expect(body).toMatchObject({ flags: ['returned'], actions: { reship: true } });
    }
    const log = await shop.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'orders returned')
      .execute();
    expect(log).toHaveLength(4);
    expect(await report('returned', ['D7000020', second.number])).toEqual([
      { code: 'D7000020', number: first.number, message: `This parcel of ${first.number} came back already.` },
      { code: second.number, number: second.number, message: expect.stringContaining('came back') },
    ]);
  });
});
