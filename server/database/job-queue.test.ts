// All queues of the shop, each with its own table: how processes that share one affect each other.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertMails } from '../modules/shop/mail/mail.repository.ts';
import { mailQueue } from '../modules/shop/mail/mail.service.ts';
import { campaignQueue } from '../modules/content/newsletter/campaign-sending.service.ts';
import { insertCampaign } from '../modules/content/newsletter/campaigns.repository.ts';
import { insertOrder } from '../modules/selling/order/orders.repository.ts';
import { orderCheckQueue } from '../modules/selling/order/order-checks.service.ts';
import { insertRefund } from '../modules/selling/money/payments/refunds/refunds.repository.ts';
import { refundQueue } from '../modules/selling/money/methods/razorpay/send-refunds.service.ts';
import { insertEvent } from '../modules/selling/money/methods/razorpay/webhooks.repository.ts';
import { webhookQueue } from '../modules/selling/actions/checkout/webhooks.service.ts';
import { createChanges } from './changes.ts';
import { type Queue, leaseRows, workQueue } from './job-queue.ts';
import type { Database, Tables } from './tables.ts';
import { type TestDatabase, isSomebodyWaiting, openTestDatabase, testEngines } from './testing.ts';

const start = Date.parse('2026-11-21T10:00:00.000Z');
const due = new Date(start).toISOString();

const queues: { what: string; queue: Queue<keyof Tables>; insert: (db: Database) => Promise<unknown> }[] = [
  {
    what: 'a mail',
    queue: mailQueue as never,
    insert: (db) =>
      insertMails(db, [
        {
          id: 'mail',
          recipient: 'asha@example.com',
          subject: 'Namaste',
          text_body: 'Hello',
          html_body: '<p>Hello</p>',
          unsubscribe_url: null,
          reply_to: null,
          created_at: due,
          sent_at: null,
          try_at: due,
          tries: 0,
          order_id: null,
          event_id: null,
          problem: null,
          campaign_id: null,
          document_id: null,
        },
      ]),
  },
  {
    what: 'a newsletter',
    queue: campaignQueue as never,
    insert: (db) =>
      insertCampaign(db, {
        id: 'campaign',
        draft: 'draft',
        subject: 'New prints',
        body: 'Hello',
        created_at: due,
        saved_at: due,
        staff_id: null,
        started_at: due,
        stopped_at: null,
        due_at: due,
        attempts: 0,
      }),
  },
  {
    what: "a provider's event",
    queue: webhookQueue as never,
    insert: (db) =>
      insertEvent(db, {
        id: 'event',
        event: 'payment.captured',
        provider_order_id: 'order_1',
        provider_payment_id: 'pay_1',
        body: '{}',
        received_at: due,
        processed_at: null,
        try_at: due,
        tries: 0,
      }),
  },
  {
    what: 'a refund',
    queue: refundQueue as never,
    insert: (db) =>
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
        created_at: due,
        due_at: due,
        tries: 0,
        staff_id: null,
        request_key: null,
        request_amount: null,
        lines: null,
      }),
  },
  {
    what: 'an unpaid order',
    queue: orderCheckQueue as never,
    insert: (db) =>
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
        credit: 0,
        address: null,
        note: null,
        created_at: due,
        paid_at: null,
        acknowledged_at: null,
        check_at: due,
        checks: 0,
        payment_method: null,
        payment_fee_paise: null,
        payment_tax_paise: null,
        order_mail_at: null,
      }),
  },
];

describe.each(testEngines)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  describe.each(queues)('$what', ({ queue, insert }) => {
    let now: number;
    const clock = { now: () => new Date(now) };
    const deps = () => ({ db: database.db, changes: createChanges(), clock });
    beforeEach(async () => {
      // Fakes only the renewal's timer; the databases keep theirs.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      now = start;
      await database.db.deleteFrom(queue.table).execute();
      await insert(database.db);
    });
    afterEach(() => void vi.useRealTimers());

    /** Leases rows like another process. */
    const take = () => leaseRows(deps(), queue);
    const in20Seconds = () => new Date(now + 20_000).toISOString();
    const row = async () => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(queue.table)}`.execute(database.db);
      return rows[0];
    };
    const setDue = (db: Database, at: string | null) =>
      sql`update ${sql.table(queue.table)} set ${sql.ref(queue.due)} = ${at}`.execute(db);

    /** A process that holds the row until `finish` ends its work. */
    async function beginWork() {
      const work = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const ended = workQueue(deps(), queue, async () => {
        begun.resolve();
        await work.promise;
        return (trx) => setDue(trx, null);
      });
      await begun.promise;
      return {
        finish: () => {
          work.resolve();
          return ended;
        },
      };
    }

    test('goes to one of two processes that look at the same moment', async () => {
      const { db } = database;
      const { first, second } = await db.transaction().execute(async (trx) => {
        const taken = await leaseRows({ db: trx, clock }, queue);
        const waiting = take();
        // On PostgreSQL the second one waits for the row by now; on SQLite it waits for the
        // transaction.
        await expect.poll(() => engine === 'sqlite' || isSomebodyWaiting(db)).toBe(true);
        return { first: taken, second: { waiting } };
      });
      expect([first.length, (await second.waiting).length]).toEqual([1, 0]);
    });

    test('is due again 20 seconds after its process was killed', async () => {
      expect(await take()).toHaveLength(1);
      now += 19_999;
      expect(await take()).toHaveLength(0);
      now += 1;
      expect(await take()).toMatchObject([{ [queue.attempts]: 2 }]);
    });

    test('stays with its process for as long as the work takes', async () => {
      const { finish } = await beginWork();
      for (let seconds = 7; seconds <= 28; seconds += 7) {
        now += 7_000;
        vi.advanceTimersByTime(7_000);
        await expect.poll(row).toMatchObject({ [queue.due]: in20Seconds() });
        expect(await take()).toHaveLength(0);
      }
      await finish();
      expect(await row()).toMatchObject({ [queue.due]: null, [queue.attempts]: 1 });
    });

    test('is changed no more by a process that has lost it', async () => {
      const { finish } = await beginWork();
      now += 20_000;
      expect(await take()).toHaveLength(1);
      const lease = in20Seconds();
      now += 7_000;
      vi.advanceTimersByTime(7_000);
      await finish();
      expect(await row()).toMatchObject({ [queue.due]: lease, [queue.attempts]: 2 });
      expect(vi.getTimerCount()).toBe(0);
    });

    test('is due again when its work fails', async () => {
      const failing = workQueue(deps(), queue, async () => {
        throw new Error('no luck');
      });
      await expect(failing).rejects.toThrow('no luck');
      expect(vi.getTimerCount()).toBe(0);
      expect(await row()).toMatchObject({ [queue.due]: in20Seconds() });
    });

    test('is due again when its outcome cannot be written', async () => {
      const failing = workQueue(deps(), queue, async () => async (trx) => {
        await setDue(trx, null);
        throw new Error('no luck');
      });
      await expect(failing).rejects.toThrow('no luck');
      expect(await row()).toMatchObject({ [queue.due]: in20Seconds() });
    });
  });
});
