// Work that waits in a table, and several processes that look for it: one of them gets it, and when that one dies the next.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './database/tables.ts';
import { type TestDatabase, openTestDatabase, testEngines } from './database/testing.ts';
import { insertOrder, updateDueChecks } from './modules/orders/orders.repository.ts';
import { insertRefund, updateDueRefunds } from './modules/payments/refunds.repository.ts';
import { insertEvent, updateDueEvents } from './modules/payments/webhooks.repository.ts';

const now = '2026-11-21T10:00:00.000Z';
const leaseEnd = '2026-11-21T10:02:00.000Z';
const beforeIt = '2026-11-21T10:01:59.999Z';

const queues = [
  {
    what: "a provider's event",
    insert: (db: Database) =>
      insertEvent(db, {
        id: 'event',
        event: 'payment.captured',
        provider_order_id: 'order_1',
        provider_payment_id: 'pay_1',
        body: '{}',
        received_at: now,
        processed_at: null,
        try_at: now,
        tries: 0,
      }),
    claim: (db: Database, at: string) => updateDueEvents(db, at, leaseEnd, 5),
  },
  {
    what: 'a refund',
    insert: (db: Database) =>
      insertRefund(db, {
        id: 'refund',
        provider_payment_id: 'pay_1',
        order_id: null,
        reason: 'paid twice',
        amount_paise: 60_000,
        currency: 'INR',
        status: 'due',
        failure: null,
        provider_refund_id: null,
        created_at: now,
        due_at: now,
        tries: 0,
      }),
    claim: (db: Database, at: string) => updateDueRefunds(db, at, leaseEnd, 5),
  },
  {
    what: 'an unpaid order',
    insert: (db: Database) =>
      insertOrder(db, {
        id: 'order',
        customer_id: 'asha',
        number: null,
        status: 'Payment pending',
        attempt_key: null,
        provider_order_id: 'order_1',
        provider_payment_id: null,
        items_total: 500,
        shipping_price: 100,
        total: 600,
        address: null,
        note: null,
        created_at: now,
        paid_at: null,
        acknowledged_at: null,
        check_at: now,
        checks: 0,
        payment_method: null,
        payment_fee_paise: null,
        payment_tax_paise: null,
        order_mail_at: null,
      }),
    claim: (db: Database, at: string) => updateDueChecks(db, at, leaseEnd, 5),
  },
];

describe.each(testEngines)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    for (const { insert } of queues) await insert(database.db);
  });
  afterAll(() => database.close());

  test.each(queues)(
    '$what is got by one of those who look at the same moment, and is free again when its lease ends',
    async ({ claim }) => {
      const { db } = database;
      const claimed = await db.transaction().execute(async (trx) => {
        const first = await claim(trx, now);
        const second = claim(db, now);
        // The second one waits for the row by now; on SQLite it waits for the transaction.
        if (engine === 'postgres') await sql`select pg_sleep(0.1)`.execute(trx);
        return { first, second: { claim: second } };
      });
      expect([claimed.first.length, (await claimed.second.claim).length]).toEqual([1, 0]);
      expect(await claim(db, beforeIt)).toEqual([]);
      expect(await claim(db, leaseEnd)).toHaveLength(1);
    },
  );
});
