import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, openTestDatabase, testEngines } from '../testing.ts';
import type { Database } from '../tables.ts';
import { fillPayments } from './fill-payments.ts';

const at = '2026-11-21T10:00:00.000Z';
const base = {
  customer_id: 'asha',
  items_total: 1000,
  shipping_price: 100,
  total: 1100,
  credit: 0,
  created_at: at,
  checks: 0,
};
const paid = { status: 'Ordered', paid_at: at };
const open = { status: 'Payment pending', paid_at: null };
/** As a version without rows wrote them. */
const orders = [
  { id: '1 online', ...paid, provider_order_id: 'order_1', provider_payment_id: 'pay_1', payment_method: 'upi' },
  { id: '2 with credit', ...paid, credit: 300, provider_order_id: 'order_2', provider_payment_id: 'pay_2' },
  { id: '3 credit', ...paid, credit: 1100 },
  { id: '4 cash', ...paid, payment_method: 'cash', payment_reference: 'till 2', channel: 'phone' as const },
  { id: '5 open', ...open, provider_order_id: 'order_5' },
  { id: '6 link', ...open, channel: 'phone' as const },
  { id: '7 expired', status: 'Expired', paid_at: null, provider_order_id: 'order_7' },
  { id: '8 replacement', ...paid, items_total: 0, shipping_price: 0, total: 0, parent_id: '1 online' },
];
const refund = (order_id: string | null, provider_payment_id: string, changes = {}) => ({
  id: `of ${provider_payment_id}`,
  order_id,
  provider_payment_id,
  reason: 'part refund',
  amount_paise: 5000,
  currency: 'INR',
  status: 'refunded',
  created_at: at,
  tries: 1,
  credit: 0,
  ...changes,
});
const refunds = [
  refund('1 online', 'pay_1'),
  refund('1 online', 'pay_1b'),
  refund('3 credit', '3 credit', { amount_paise: 0, credit: 100 }),
  refund('4 cash', '4 cash', { status: 'by hand' }),
  refund('7 expired', 'pay_7'),
  refund('an unknown order', 'pay_9'),
  refund(null, 'pay_8'),
];

async function writeAsBefore(db: Database): Promise<void> {
  await db
    .insertInto('orders')
    .values(orders.map((order) => ({ ...base, ...order })))
    .execute();
  await db.insertInto('refunds').values(refunds).execute();
  await db.insertInto('payment_links').values({ order_id: '6 link', id: 'plink', url: 'u', expires_at: at }).execute();
  const taken = { from_status: 'Payment pending', to_status: 'Ordered', cause: 'by hand', created_at: at };
  const event = { id: 'e', order_id: '4 cash', what: null, staff_id: 'meena', ...taken };
  await db.insertInto('order_events').values(event).execute();
}

const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

async function readAll(db: Database) {
  return {
    payments: sorted(await db.selectFrom('payments').selectAll().execute()),
    refunds: sorted(await db.selectFrom('refunds').select(['id', 'payment_id']).execute()),
    placed: sorted(await db.selectFrom('orders').select(['id', 'placed_at']).execute()),
  };
}

/** Ends with an error before the statement of this number. */
function dyingAt(db: Database, statement: number): Database {
  let count = 0;
  const transformQuery = <Node>({ node }: { node: Node }): Node => {
    if ((count += 1) === statement) throw new Error('killed');
    return node;
  };
  return db.withPlugin({ transformQuery, transformResult: async ({ result }) => result });
}

describe.each(testEngines)('what a version without payments as rows wrote, on %s', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await writeAsBefore(database.db);
  });
  afterEach(() => database.close());

  it('leaves alone the payment of an order that is placed before its money comes', async () => {
    const { db } = database;
    await fillPayments(db);
    const order = { ...base, id: 'later', status: 'Ordered', paid_at: null, placed_at: at, payment_method: 'by-hand' };
    await db.insertInto('orders').values(order).execute();
    const waits = { id: 'later.hand', order_id: 'later', method: 'by-hand', state: 'pending' } as const;
    await db
      .insertInto('payments')
      .values({ ...waits, amount_paise: 110_000, currency: 'INR', created_at: at })
      .execute();
    expect(await fillPayments(db)).toBe(0);
  });

  it('is filled: rows, the payments of refunds, and when orders were placed', async () => {
    const { db } = database;
    await fillPayments(db);
    const rows = await db.selectFrom('payments').selectAll().orderBy('id').execute();
    expect(rows.map(({ id, state, amount_paise }) => [id, state, amount_paise])).toEqual([
      ['1 online.money', 'captured', 110_000],
      ['1 online.pay_1b', 'cancelled', 5000],
      ['2 with credit.credit', 'captured', 30_000],
      ['2 with credit.money', 'captured', 80_000],
      ['3 credit.credit', 'captured', 110_000],
      ['4 cash.hand', 'captured', 110_000],
      ['5 open.money', 'pending', 110_000],
      ['6 link.money', 'pending', 110_000],
      ['7 expired.money', 'cancelled', 110_000],
      ['7 expired.pay_7', 'cancelled', 5000],
    ]);
    expect(rows.find(({ method }) => method === 'by-hand')).toMatchObject({ staff_id: 'meena', reference: 'till 2' });
    const named = await db.selectFrom('refunds').select(['provider_payment_id', 'payment_id']).execute();
    expect(Object.fromEntries(named.map((row) => [row.provider_payment_id, row.payment_id]))).toEqual({
      pay_1: '1 online.money',
      pay_1b: '1 online.pay_1b',
      '3 credit': '3 credit.credit',
      '4 cash': '4 cash.hand',
      pay_7: '7 expired.pay_7',
      pay_8: null,
      pay_9: null,
    });
    const times = await db.selectFrom('orders').select(['paid_at', 'placed_at']).execute();
    expect(times.every((order) => order.placed_at === order.paid_at)).toBe(true);
  });

  it('is the same after a kill at any statement, and a second time nothing is left to do', async () => {
    const { db } = database;
    const other = await openTestDatabase(engine);
    await writeAsBefore(other.db);
    await fillPayments(other.db);
    let kills = 0;
    for (let isKilled = true; isKilled;) {
      kills += 1;
      isKilled = await fillPayments(dyingAt(db, kills), 2).then(
        () => false,
        () => true,
      );
    }
    expect(kills).toBeGreaterThan(10);
    expect(await readAll(db)).toEqual(await readAll(other.db));
    await other.close();
    expect(await fillPayments(db)).toBe(0);
  });

  it('is filled once by two processes at a time', async () => {
    const { db } = database;
    await Promise.all([fillPayments(db, 1), fillPayments(db, 1), fillPayments(db, 3)]);
    const filled = await readAll(db);
    expect(filled.payments).toHaveLength(10);
    // What one of them held, the next run finds.
    await fillPayments(db);
    expect((await readAll(db)).payments).toEqual(filled.payments);
  });

  it('is followed when that version goes on beside the new one', async () => {
    const { db } = database;
    await fillPayments(db);
    const set = (id: string, columns: object) => db.updateTable('orders').set(columns).where('id', '=', id).execute();
    // A refund in the dashboard came before the order was placed by its payment.
    await db.insertInto('refunds').values(refund('5 open', 'pay_5')).execute();
    await fillPayments(db);
    await set('5 open', { ...paid, provider_payment_id: 'pay_5', payment_method: 'card' });
    await set('6 link', { ...paid, provider_order_id: 'order_6', payment_method: 'cash' });
    await set('7 expired', open);
    await fillPayments(db);
    const rows = await db.selectFrom('payments').selectAll().where('order_id', '>', '5').orderBy('id').execute();
    expect(rows.map((row) => [row.id, row.state, row.provider_payment_id, row.instrument])).toEqual([
      ['5 open.money', 'captured', 'pay_5', 'card'],
      ['6 link.hand', 'captured', null, 'cash'],
      ['6 link.money', 'cancelled', null, null],
      ['7 expired.money', 'pending', null, null],
      ['7 expired.pay_7', 'cancelled', 'pay_7', null],
    ]);
    const moved = await db.selectFrom('refunds').select('payment_id').where('id', '=', 'of pay_5').execute();
    expect(moved).toEqual([{ payment_id: '5 open.money' }]);
    await set('7 expired', { status: 'Expired' });
    await fillPayments(db);
    const pending = await db.selectFrom('payments').selectAll().where('state', '=', 'pending').execute();
    expect(pending).toEqual([]);
    await set('1 online', { payment_fee_paise: 0, payment_tax_paise: 0 });
    expect([await fillPayments(db), await fillPayments(db)]).toEqual([1, 0]);
    const fees = await db.selectFrom('payments').select('id').where('fee_paise', '=', 0).execute();
    expect(fees).toEqual([{ id: '1 online.money' }]);
  });

  it('is followed when that version learns the order of a link, or refuses a wrong amount', async () => {
    const { db } = database;
    await fillPayments(db);
    await db.updateTable('orders').set({ provider_order_id: 'order_6' }).where('id', '=', '6 link').execute();
    const refused = { provider_payment_id: 'pay_less', order_id: '5 open', noticed_at: at };
    await db.insertInto('wrong_amounts').values(refused).execute();
    expect([await fillPayments(db), await fillPayments(db)]).toEqual([2, 0]);
    const named = db
      .selectFrom('payments')
      .select(['id', 'provider_order_id'])
      .where('provider_order_id', '=', 'order_6');
    expect(await named.execute()).toEqual([{ id: '6 link.money', provider_order_id: 'order_6' }]);
    const strays = db.selectFrom('payments').select('state').where('provider_payment_id', '=', 'pay_less');
    expect(await strays.execute()).toEqual([{ state: 'cancelled' }]);
  });
});
