// The report on offers: which orders count, and what is subtracted.
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { endOffer } from '../../money/offers/publish-offer.service.ts';
import { addUse, startOffer, writeOffer } from '../../money/offers/testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { addOrder, addParcel, addRefund } from '../order-page/testing.ts';

describe.each(testEngines)('the report on offers, on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let diwali: string;
  let unused: string;
  beforeAll(async () => {
    let now = Date.parse('2026-11-01T10:00:00.000Z');
    shop = await openTestShop(engine, { clock: { now: () => new Date((now += 1000)) } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
    await shop.addProduct();
    const { db } = shop.deps;
    diwali = (await startOffer(shop, { title: 'Diwali', label: 'Asha' }, 'ASHA')).id;
    const friends = (await startOffer(shop, { title: 'Friends', label: 'asha' })).id;
    const welcome = (await startOffer(shop, { title: 'Welcome', label: 'Ads' })).id;
    unused = (await startOffer(shop, { title: 'Unused' })).id;
    await writeOffer(shop, { title: 'Draft', label: 'Nobody' });
    await endOffer(shop.deps, diwali, commandLine);
    // Each of three pieces, for Rs. 600.
    const order = (at: string, mobile: string, changes = {}) =>
      addOrder(db, `2026-11-${at}T10:00:00.000Z`, { mobile }, { customer_id: v7(), ...changes });
    const first = await order('10', '9000000001');
    const again = await order('11', '9000000001');
    const other = await order('12', '9000000002');
    const returned = await order('13', '9000000003');
    const cancelled = await order('14', '9000000004', { status: 'Cancelled' });
    const unpaid = await order('15', '9000000005', { status: 'Payment pending', placed_at: null, paid_at: null });
    await addUse(db, diwali, first, { rupees: 100, code: 'ASHA' });
    await addUse(db, diwali, again, { rupees: 50, code: 'ASHA' });
    await addUse(db, friends, again, { rupees: 20 });
    await addUse(db, friends, other, { rupees: 30 });
    await addUse(db, welcome, returned, { rupees: 10, state: 'given back' });
    await addUse(db, welcome, cancelled, { rupees: 10, state: 'given back' });
    await addUse(db, welcome, unpaid, { rupees: 10, state: 'reserved' });
    await addRefund(db, again, 'refunded', 20_000);
    await addRefund(db, again, 'failed', 30_000);
    await addRefund(db, other, 'due', 10_050);
    await addParcel(db, first.id);
    await addParcel(db, returned.id, { returned_at: '2026-11-20T10:00:00.000Z' });
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  const nothing = { orders: 0, pieces: 0, discount: 0, net: 0, returned: 0, firstTimeBuyers: 0 };
  const report = async () => (await admin.call('getOfferReport', { cookie })).body;

  it('has each published offer, its orders less refunds, and who bought for the first time', async () => {
    const { offers } = await report();
    expect(offers.map(({ id: _id, ...row }) => row)).toEqual([
      { ...nothing, title: 'Unused', label: null },
      { ...nothing, title: 'Welcome', label: 'Ads', returned: 1 },
      {
        title: 'Friends',
        label: 'asha',
        orders: 2,
        pieces: 6,
        discount: 50,
        net: 900,
        returned: 0,
        firstTimeBuyers: 1,
      },
      {
        title: 'Diwali',
        label: 'Asha',
        orders: 2,
        pieces: 6,
        discount: 150,
        net: 1000,
        returned: 0,
        firstTimeBuyers: 1,
      },
    ]);
    expect([offers[0]?.id, offers[3]?.id]).toEqual([unused, diwali]);
  });

  it('has the offers of one label together, in any letter case, an order once', async () => {
    expect((await report()).labels).toEqual([
      { ...nothing, label: 'Ads', returned: 1 },
      { label: 'asha', orders: 3, pieces: 9, discount: 200, net: 1500, returned: 0, firstTimeBuyers: 2 },
    ]);
  });

  it('is a file', async () => {
    const { headers, payload } = await admin.app.inject({ url: '/api/offers/report.csv', headers: { cookie } });
    expect(headers['content-disposition']).toBe('attachment; filename="offers.csv"');
    expect(payload.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Offer,For,Orders,Pieces,Discount,Net of refunds,Returned parcels,First-time buyers',
      'Unused,,0,0,0,0,0,0',
      'Welcome,Ads,0,0,0,0,1,0',
      'Friends,asha,2,6,50,900,0,1',
      'Diwali,Asha,2,6,150,1000,0,1',
    ]);
  });
});
