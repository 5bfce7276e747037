// The figures of the system page are those of the shop.
import { inTransaction } from '../../../database/transaction.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { knownMigrations } from '../../../database/migrate.ts';
import { testEngines } from '../../../database/testing.ts';
import type { Deps } from '../../../deps.ts';
import { addOrder, addRefund } from '../../selling/desk/order-page/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { startWorkers } from '../../../workers.ts';
import { queueMail } from '../mail/mail.service.ts';
import { checkOut, openCart } from '../../selling/money/payments/testing.ts';
import { showSystem } from './system.service.ts';

const now = '2026-11-21T10:00:00.000Z';

describe.each(testEngines)('the system page on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let deps: Deps;
  beforeEach(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    ({ deps } = shop);
    admin = openTestAdmin(shop);
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });
  const show = async () => (await admin.call('getSystem', { cookie: (await admin.addMember('owner')).cookie })).body;

  test('knows the program, the database and the disk', async () => {
    const page = await show();
    expect(page).toMatchObject({
      at: now,
      version: manifest.version,
      nodeVersion: process.version,
      database: { engine, isWritable: true, migrations: [...knownMigrations].toSorted() },
      payments: { mode: 'sandbox', hasWebhookSecret: false, lastWebhookAt: null },
      hasMailServer: false,
      backups: { backups: [], run: null, lastMadeAt: null, offSite: null },
      warnings: [],
    });
    const started = Date.parse(now) - process.uptime() * 1000;
    expect(Math.abs(Date.parse(page.startedAt) - started)).toBeLessThan(60_000);
    expect(page.database.bytes).toBeGreaterThan(100_000);
    expect(page.disk.totalBytes).toBeGreaterThan(page.disk.freeBytes);
    expect(page.disk.freeBytes).toBeGreaterThan(0);
  });

  test('says when the database takes no writes', async () => {
    await deps.db.schema.dropTable('readiness').execute();
    expect((await showSystem(deps)).database.isWritable).toBe(false);
  });

  test('says whether keys are there, and never what they are [guard admin.40]', async () => {
    const env = {
      RAZORPAY_KEY_ID: 'rzp_live_unmistakable',
      RAZORPAY_KEY_SECRET: 'unmistakable-secret',
      SMTP_URL: 'smtp://user:unmistakable@mail.example.com',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://tees.example.com',
    };
    const live = await openTestShop(engine, { env });
    const page = await showSystem(live.deps);
    expect(page).toMatchObject({ payments: { mode: 'live', hasWebhookSecret: false }, hasMailServer: true });
    expect(page.warnings).toEqual([expect.stringContaining('RAZORPAY_WEBHOOK_SECRET is not set')]);
    expect(JSON.stringify(page)).not.toContain('unmistakable');
    await live.close();
  });

  test('counts what waits and what was given up, with the oldest of each', async () => {
    const mail = { recipient: 'asha@example.com', text: 'Hello', html: '<p>Hello</p>' };
    const add = async (subject: string, created_at: string, changes: object) => {
      await inTransaction(deps, (trx) => queueMail(trx, deps.clock, { ...mail, subject }));
      await deps.db
        .updateTable('mails')
        .set({ created_at, ...changes })
        .where('subject', '=', subject)
        .execute();
    };
    const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
    await add('waits', at(8), {});
    await add('waits too', at(7), {});
    await add('sent', at(1), { sent_at: now, try_at: null });
    await add('given up', at(6), { try_at: null });
    const webhook = {
      event: 'payment.captured',
      provider_order_id: null,
      provider_payment_id: null,
      body: '',
      tries: 1,
    };
    await deps.db
      .insertInto('webhook_events')
      .values([
        { ...webhook, id: 'applied', received_at: at(9), processed_at: at(9), try_at: null },
        { ...webhook, id: 'waits', received_at: at(5), processed_at: null, try_at: at(9) },
        { ...webhook, id: 'given up', received_at: at(4), processed_at: null, try_at: null },
      ])
      .execute();
    const refund = {
      provider_payment_id: 'pay_1',
      order_id: null,
      reason: 'part refund',
      amount_paise: 100,
      currency: 'INR',
      failure: null,
      provider_refund_id: null,
      tries: 0,
    };
    await deps.db
      .insertInto('refunds')
      .values([
        { ...refund, id: 'due', status: 'due', created_at: at(3), due_at: now },
        { ...refund, id: 'failed', status: 'failed', created_at: at(2), due_at: null },
        { ...refund, id: 'failed too', status: 'failed', created_at: at(3), due_at: null },
        { ...refund, id: 'done', status: 'refunded', created_at: at(1), due_at: null },
      ])
      .execute();
    // Refunded in another way: needs no attention.
    const settled = await addOrder(deps.db, at(9));
    await addRefund(deps.db, settled, 'failed', 60_000);
    await addRefund(deps.db, settled, 'refunded', 60_000);
    const { token } = await openCart(shop);
    await checkOut(shop, token);
    await deps.db
      .updateTable('orders')
      .where('paid_at', 'is', null)
      .set({ check_at: at(9) })
      .execute();

    const { queues, payments } = await showSystem(deps);
    expect(queues).toEqual({
      mails: { waiting: 2, oldestWaitingAt: at(7), failed: 1, oldestFailedAt: at(6) },
      webhooks: { waiting: 1, oldestWaitingAt: at(5), failed: 1, oldestFailedAt: at(4) },
      refunds: { waiting: 1, oldestWaitingAt: at(3), failed: 2, oldestFailedAt: at(2) },
      paymentChecks: { due: 1, oldestDueAt: at(9) },
    });
    expect(payments.lastWebhookAt).toBe(at(9));
  });

  test('shows a job that failed, with its error, and one that succeeded', async () => {
    const every = { everySeconds: 3600 };
    const workers = startWorkers(deps, [
      { ...every, name: 'send mails', run: () => Promise.reject(new Error('no route to the mail server')) },
      { ...every, name: 'sweep mails', run: async () => {} },
    ]);
    await vi.waitFor(() => expect([...deps.jobStates.values()].map(({ nextRunAt }) => nextRunAt)).not.toContain(now));
    await workers.stop(1000);
    const nextRunAt = '2026-11-21T11:00:00.000Z';
    const ran = { ...every, isRunning: false, lastRunAt: now, nextRunAt };
    expect((await show()).jobs).toEqual([
      {
        ...ran,
        name: 'send mails',
        lastSuccessAt: null,
        failure: { at: now, message: 'no route to the mail server' },
      },
      { ...ran, name: 'sweep mails', lastSuccessAt: now, failure: null },
    ]);
  });

  test('a folder of backups that somebody filled with other things is shown without them', async () => {
    const folder = join(deps.config.dataDir, 'backups');
    await mkdir(join(folder, 'backup-20261121T100000Z.tar.gz'), { recursive: true });
    await writeFile(join(folder, 'notes.txt'), 'mine');
    expect((await showSystem(deps)).backups.backups).toEqual([]);
  });
});
