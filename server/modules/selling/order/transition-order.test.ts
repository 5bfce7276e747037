// One of two processes wins, the transition is in the history, and an undefined transition throws.
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, openTestDatabase, testEngines } from '../../../database/testing.ts';
import { transitionOrder } from './transitions.service.ts';
import { insertOrder } from './orders.repository.ts';

describe.each(testEngines)('a transition of an order on %s', (engine) => {
  let database: TestDatabase;
  const orderId = v7();
  const at = new Date('2026-11-21T10:00:00.000Z');
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await insertOrder(database.db, {
      id: orderId,
      customer_id: v7(),
      number: null,
      status: 'Ordered',
      attempt_key: null,
      provider_order_id: 'order_1',
      provider_payment_id: null,
      items_total: 500,
      shipping_price: 100,
      total: 600,
      credit: 0,
      address: null,
      note: null,
      created_at: at.toISOString(),
      paid_at: null,
      acknowledged_at: null,
      check_at: null,
      checks: 0,
      payment_method: null,
      payment_fee_paise: null,
      payment_tax_paise: null,
      order_mail_at: null,
    });
  });
  afterEach(() => database.close());

  const transition = (to: 'Processing' | 'Cancelled' | 'Delivered') =>
    database.db
      .transaction()
      .execute((trx) => transitionOrder(trx, { orderId, from: 'Ordered', to, source: 'operator', at }));

  it('succeeds for one of two processes, and is in the history', async () => {
    const results = await Promise.all([transition('Processing'), transition('Cancelled')]);
    const winners = results.filter((row) => row !== undefined);
    expect(winners).toHaveLength(1);
    const history = await database.db.selectFrom('order_events').selectAll().execute();
    expect(history).toEqual([
      {
        id: history[0]?.id,
        order_id: orderId,
        from_status: 'Ordered',
        to_status: winners[0]?.status,
        cause: 'operator',
        created_at: at.toISOString(),
        what: null,
        staff_id: null,
      },
    ]);
  });

  it('throws when the table does not have it, and changes nothing', async () => {
    await expect(transition('Delivered')).rejects.toThrow('does not go from Ordered to Delivered');
    expect(await database.db.selectFrom('orders').select('status').execute()).toMatchObject([{ status: 'Ordered' }]);
  });
});
