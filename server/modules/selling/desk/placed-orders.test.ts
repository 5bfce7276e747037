// An order counts from when it was placed, also if money comes for it later, as for cash on delivery.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { countOrders } from '../../shop/system/figures.repository.ts';
import { listToPackSince } from './morning/morning-figures.repository.ts';
import { addOrder } from './order-page/testing.ts';

const placed_at = '2026-11-16T10:00:00.000Z';
const paidAt = '2026-11-20T10:00:00.000Z';

describe.each(testEngines)('an order that was placed before it was paid on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let token: string;
  let number: string;
  let cookie: string;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-21T10:00:00.000Z') } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('owner'));
    const buyer = await shop.signUp();
    ({ token } = buyer);
    ({ number } = await addOrder(shop.deps.db, paidAt, {}, { placed_at, customer_id: buyer.customer._id }));
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  it('says so on its page, in the list, on the packing list, in the file and in My Orders', async () => {
    expect((await admin.call('getOrder', { cookie, params: { number } })).body.placedAt).toBe(placed_at);
    const list = await admin.call('listOrders', { cookie, query: {} });
    expect(list.body.orders).toMatchObject([{ number, placedAt: placed_at }]);
    expect((await admin.call('getPackingList', { cookie })).body.orders).toMatchObject([{ placedAt: placed_at }]);
    const file = await admin.app.inject({ url: '/api/orders.csv', headers: { cookie } });
    expect([file.body.includes('2026-11-16'), file.body.includes('2026-11-20')]).toEqual([true, false]);
    expect((await shop.call('listOrders', { token })).body.orders).toMatchObject([{ paidAt: placed_at }]);
  });

  it('is found by its day, and sold on it', async () => {
    const daysOf = { placed: { from: '2026-11-16', to: '2026-11-16' }, paid: { from: '2026-11-20', to: '2026-11-20' } };
    const found = async (day: keyof typeof daysOf) => {
      const { orders } = (await admin.call('listOrders', { cookie, query: daysOf[day] })).body;
      const { total } = (await admin.call('getSales', { cookie, query: { by: 'day', ...daysOf[day] } })).body;
      return [orders.length, total.orders];
    };
    expect([await found('placed'), await found('paid')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('is an earlier order to one that was placed before it was paid', async () => {
    const { customer_id } = await shop.deps.db.selectFrom('orders').select('customer_id').executeTakeFirstOrThrow();
    const next = await addOrder(shop.deps.db, '2026-11-18T10:00:00.000Z', {}, { customer_id });
    const { customer } = (await admin.call('getOrder', { cookie, params: { number: next.number } })).body;
    expect(customer.earlierOrders).toBe(1);
  });

  it('waits to be packed since then, and is the last order of the metrics since then', async () => {
    const { db } = shop.deps;
    expect(await listToPackSince(db, '2026-11-17T10:00:00.000Z')).toEqual([number]);
    expect((await countOrders(db)).lastPlacedAt?.slice(0, 10)).not.toBe('2026-11-20');
  });
});
