// A database of the previous version keeps all its data.
import { describe, expect, it } from 'vitest';
import { gstin, readDocuments } from '../modules/selling/money/documents/issue/testing.ts';
import { commandLine } from '../modules/shop/audit-log/audit-log.service.ts';
import { moveOrder } from '../modules/selling/actions/orders/change-status.service.ts';
import { fixedSettings } from '../modules/shop/settings/testing.ts';
import { loadConfig } from '../config.ts';
import { createChanges } from './changes.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';
import { openTestDatabase, testEngines } from './testing.ts';

const at = '2026-11-20T10:00:00.000Z';
const previous = '0007-newsletter-unsubscribe';

const order = (number: number, status: string, paid: boolean) => ({
  id: `order-${number}`,
  customer_id: 'asha',
  number: paid ? `TB-00000${number}` : null,
  status,
  attempt_key: `asha:1100:attempt-${number}`,
  provider_order_id: `order_${number}`,
  provider_payment_id: paid ? `pay_${number}` : null,
  items_total: 1000,
  shipping_price: 100,
  total: 1100,
  address: '{"firstname":"Asha","city":"Erode","state":"Tamil Nadu"}',
  note: null,
  created_at: at,
  paid_at: paid ? at : null,
  acknowledged_at: null,
  check_at: null,
  checks: 3,
});
const orders = [
  order(1, 'Payment pending', false),
  order(2, 'Expired', false),
  order(3, 'Ordered', true),
  order(4, 'Shipped', true),
  order(5, 'Cancelled', true),
];
const refund = (payment: string, order_id: string, status: string, try_at: string | null) => ({
  id: `refund-of-${payment}`,
  provider_payment_id: payment,
  order_id,
  reason: 'order cancelled',
  status,
  provider_refund_id: status === 'due' ? null : `rfnd_${payment}`,
  created_at: at,
  try_at,
  tries: 2,
});
const refunds = [
  refund('pay_5', 'order-5', 'refunded', null),
  refund('pay_4', 'order-4', 'failed', null),
  refund('pay_3b', 'order-3', 'due', at),
  refund('pay_1b', 'order-1', 'requested', at),
  refund('pay_2b', 'order-2', 'refunded', null),
];
const webhook = (id: string, processed_at: string | null, try_at: string | null) => ({
  id,
  event: 'payment.captured',
  provider_order_id: 'order_3',
  provider_payment_id: 'pay_3',
  body: processed_at === null ? '{"event":"payment.captured"}' : '',
  received_at: at,
  processed_at,
  try_at,
  tries: 1,
});
const webhooks = [webhook('evt_1', at, null), webhook('evt_2', null, at), webhook('evt_3', null, null)];
const rows = {
  customers: [
    {
      id: 'asha',
      email: 'asha@example.com',
      firstname: 'Asha',
      lastname: 'Kumari',
      mobile: '9876543210',
      password_hash: 'h',
      created_at: at,
    },
  ],
  orders,
  order_events: [
    {
      id: 'event-1',
      order_id: 'order-3',
      from_status: null,
      to_status: 'Payment pending',
      cause: 'checkout',
      created_at: at,
    },
    {
      id: 'event-2',
      order_id: 'order-3',
      from_status: 'Payment pending',
      to_status: 'Ordered',
      cause: 'webhook',
      created_at: at,
    },
  ],
  refunds,
  webhook_events: webhooks,
  mails: [
    {
      id: 'mail-1',
      recipient: 'asha@example.com',
      subject: 'Your order',
      text_body: 'text',
      html_body: 'html',
      unsubscribe_url: null,
      created_at: at,
      sent_at: null,
      try_at: at,
      tries: 0,
    },
  ],
  newsletter_subscribers: [{ email: 'usha@example.com', created_at: at, unsubscribe_token: 'token' }],
  enquiries: [
    {
      id: 'enquiry-1',
      name: 'Usha',
      email: 'usha@example.com',
      mobile: '9876543210',
      comment: 'When?',
      status: 'Submitted',
      created_at: at,
    },
  ],
} as const;

describe.each(testEngines)('a shop of the previous version on %s', (engine) => {
  it('keeps every customer, order, refund, webhook event and queued mail', async () => {
    const database = await openTestDatabase(engine, previous);
    const { db } = database;
    for (const [table, some] of Object.entries(rows)) {
      await db
        .insertInto(table as keyof typeof rows)
        .values(some as never)
        .execute();
    }
    await migrate(database);
    for (const [table, some] of Object.entries(rows)) {
      const now = await readAll(db, table as keyof typeof rows);
      // `try_at` becomes `due_at`; everything else keeps its name.
      const expected = some.map(({ ...row }: Record<string, unknown>) => {
        if (table === 'refunds') {
          row.due_at = row.try_at;
          delete row.try_at;
        }
        return expect.objectContaining(row);
      });
      expect(now, table).toHaveLength(some.length);
      expect(now, table).toEqual(expect.arrayContaining(expected));
    }
    await database.close();
  });

  it("knows the amount of an order's refund, and leaves that of other refunds to the provider", async () => {
    const database = await openTestDatabase(engine, previous);
    await database.db.insertInto('customers').values(rows.customers).execute();
    await database.db.insertInto('orders').values(orders).execute();
    await database.db
      .insertInto('refunds')
      .values(refunds as never)
      .execute();
    await migrate(database);
    const amounts = await database.db.selectFrom('refunds').select(['provider_payment_id', 'amount_paise']).execute();
    expect(Object.fromEntries(amounts.map((row) => [row.provider_payment_id, row.amount_paise]))).toEqual({
      pay_5: 110_000,
      pay_4: null,
      pay_3b: null,
      pay_1b: null,
      pay_2b: null,
    });
    await database.close();
  });

  it('gives an order its invoice that was placed before documents and is packed after, and none to one on its way', async () => {
    const database = await openTestDatabase(engine, '0036-sold-products');
    const { db } = database;
    const tee = { product_id: 'tee', title: 'Tee', color_id: 'red', color_title: 'Red', size: 'M' };
    for (const { id, ...row } of orders.slice(2, 4)) {
      await db
        .insertInto('orders')
        .values({ ...row, id })
        .execute();
      const line = { ...tee, id: `line-of-${id}`, order_id: id, position: 0, quantity: 2, price: 500 };
      await db.insertInto('order_lines').values(line).execute();
    }
    await migrate(database);
    // As a process of the previous version adds one.
    const late = { ...tee, id: 'late', order_id: 'order-4', position: 0, quantity: 1, price: 100 };
    await db.insertInto('order_lines').values(late).execute();
    expect(await db.selectFrom('order_lines').select('discount_paise').execute()).toEqual(
      Array.from({ length: 3 }, () => ({ discount_paise: 0 })),
    );
    expect(await db.selectFrom('order_adjustments').selectAll().execute()).toEqual([]);
    const clock = { now: () => new Date('2026-11-24T06:30:00.000Z') };
    const changes = createChanges();
    const settings = fixedSettings({ gstin });
    const deps = { db, clock, changes, settings, config: loadConfig({ NODE_ENV: 'test' }) };
    await moveOrder(deps, 'TB-000003', 'Processing', commandLine);
    await moveOrder(deps, 'TB-000004', 'Delivered', commandLine);
    expect(await readDocuments(db, 'order-3')).toMatchObject([{ number: 'INV/26-27/00001', totalPaise: 110_000 }]);
    expect(await readDocuments(db, 'order-4')).toEqual([]);
    await database.close();
  });
});

function readAll(db: Database, table: keyof typeof rows) {
  return db.selectFrom(table).selectAll().execute();
}
