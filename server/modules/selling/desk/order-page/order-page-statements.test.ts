// The cost of an order's page: at most eight statements whatever happened to an order at list price,
// and each finds its rows by an index.
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { type RecordedPlans, recordPlans } from '../../../../database/testing/query-plans.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { moveOrder } from '../../actions/orders/change-status.service.ts';
import { giveCredit } from '../../money/store-credit/goodwill.service.ts';
import { addNote } from './order-notes.service.ts';
import { readOrderPage } from './order-page.service.ts';
import { addDispute, addOrder, addParcel, addRefund } from './testing.ts';

describe.each(testEngines)("the statements of an order's page on %s", (engine) => {
  let shop: TestShop;
  let plans: RecordedPlans;
  let owner: { readonly id: string; readonly role: 'owner' };
  const numbers = new Map<string, string>();
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date('2026-11-21T10:00:00Z') } });
    const { db } = shop.deps;
    const admin = openTestAdmin(shop);
    await admin.addMember('owner');
    await admin.close();
    const { id: staffId } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    owner = { id: staffId, role: 'owner' };
    const { customer } = await shop.signUp();
    const own = { customer_id: customer._id };
    const bought = await addOrder(db, '2026-11-20T10:00:00.000Z', {}, own);
    const free = { ...own, items_total: 0, shipping_price: 0, total: 0, provider_payment_id: null };
    const first = await addOrder(db, '2026-11-21T09:00:00.000Z', {}, { ...free, parent_id: bought.id });
    const second = await addOrder(db, '2026-11-21T09:30:00.000Z', {}, { ...free, parent_id: first.id });
    for (const order of [bought, second]) await everythingHappensTo(order);
    numbers.set('an order', bought.number).set('what replaced its replacement', second.number);
    plans = recordPlans(db, engine);
    // Pictures and colours are read once, and then cached.
    await read(bought.number);
  });
  afterAll(() => shop.close());

  async function everythingHappensTo(order: Awaited<ReturnType<typeof addOrder>>) {
    const { db } = shop.deps;
    const byOwner = { channel: 'admin', staffId: owner.id, requestId: 'request' } as const;
    await addRefund(db, order, 'refunded', 10_000);
    await addRefund(db, order, 'failed', 5_000);
    await addDispute(db, order, 'won');
    await addNote(shop.deps, order.number, { text: 'Called: wants it on Monday.' }, byOwner);
    await giveCredit(shop.deps, order.number, { key: v7(), amount: 50, reason: 'late' }, byOwner);
    await moveOrder(shop.deps, order.number, 'Processing', byOwner);
    await addParcel(db, order.id);
  }
  const read = (number: string) => readOrderPage({ ...shop.deps, db: plans.db }, number, owner);

  it('are seven for an order that nothing happened to', async () => {
    const { number } = await addOrder(shop.deps.db, '2026-11-21T08:00:00.000Z');
    expect(await plans.countOf(() => read(number))).toBe(7);
  });

  it('are one more for an order at a lower price: what lowers it', async () => {
    const { number } = await addOrder(shop.deps.db, '2026-11-21T08:00:00.000Z', {}, { total: 500 });
    expect(await plans.countOf(() => read(number))).toBe(8);
  });

  it.each(['an order', 'what replaced its replacement'])(
    'are eight for %s with refunds, credit, notes, mails, a dispute and a parcel: also the names of staff',
    async (which) => {
      const number = numbers.get(which) ?? '';
      const { refunds, disputes, notes, shipment, timeline } = await read(number);
      expect([refunds.length, disputes.length, notes?.length, shipment?.awb]).toEqual([2, 1, 1, null]);
      expect(timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['status', 'credit', 'mail', 'action']));
      expect(await plans.countOf(() => read(number))).toBe(8);
    },
  );

  it('find their rows by an index', async () => {
    const scans = (await plans.plansOf(() => read(numbers.get('what replaced its replacement') ?? '')))
      .map(({ line }) => line)
      .filter((line) => (engine === 'postgres' ? /Seq Scan/.test(line) : /^SCAN (?!chain$)/.test(line)));
    expect(scans).toEqual([]);
  });
});
