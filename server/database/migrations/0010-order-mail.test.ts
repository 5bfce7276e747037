import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { eventOf } from '../../modules/selling/order/transitions.service.ts';
import {
  insertEvent,
  listHistory,
  insertOrder,
  listOrdersWithMailDue,
} from '../../modules/selling/order/orders.repository.ts';
import { openTestDatabase, testEngines } from '../testing.ts';
import { up } from './0010-order-mail.ts';

test.each(testEngines)(
  'orders of before have had their mail, and their history is one of moves (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    const created_at = '2026-11-21T10:00:00.000Z';
    const ids = { id: 'order', customer_id: 'asha', number: 'TB-7K3F9Q', status: 'Ordered', attempt_key: null };
    const provider = { provider_order_id: 'order_1', provider_payment_id: 'pay_1' };
    const amounts = { items_total: 500, shipping_price: 100, total: 600, credit: 0, address: null, note: null };
    const times = { created_at, paid_at: created_at, acknowledged_at: null, check_at: null, order_mail_at: null };
    const facts = { payment_method: null, payment_fee_paise: null, payment_tax_paise: null };
    const order = { ...ids, ...provider, ...amounts, ...times, ...facts, checks: 0 };
    await insertOrder(db, order);
    const move = eventOf('order', 'Payment pending', 'Ordered', 'webhook', new Date(created_at));
    await insertEvent(db, move);
    await db.schema.dropIndex('orders_order_mail_at').execute();
    await db.schema.alterTable('orders').dropColumn('order_mail_at').execute();
    await db.schema.alterTable('order_events').dropColumn('what').execute();
    await up(db as unknown as Kysely<never>, engine);
    expect(await db.selectFrom('orders').selectAll().execute()).toMatchObject([order]);
    expect(await listHistory(db, 'order')).toEqual([move]);
    expect(await listOrdersWithMailDue(db, '9999', 10)).toEqual([]);
    await database.close();
  },
);
