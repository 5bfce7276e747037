// The message at the top of the system page for each problem.
import { describe, expect, test } from 'vitest';
import type { System } from './schemas/shop/system.ts';
import { attentionOf } from './system-attention.ts';

const at = '2026-11-21T08:00:00.000Z';
const hoursBefore = (hours: number) => new Date(Date.parse(at) - hours * 3600_000).toISOString();
const queue = { waiting: 3, oldestWaitingAt: at, failed: 0, oldestFailedAt: null };
const job = { name: 'send mails', everySeconds: 5, isRunning: false, lastRunAt: at, lastSuccessAt: at, nextRunAt: at };
const well: System = {
  at,
  version: '1.0.0',
  nodeVersion: 'v24.0.0',
  startedAt: at,
  database: { engine: 'sqlite', bytes: 1, isWritable: true, migrations: [] },
  disk: { freeBytes: 10, totalBytes: 100 },
  jobs: [{ ...job, failure: null }],
  queues: { mails: queue, webhooks: queue, refunds: queue, paymentChecks: { due: 1, oldestDueAt: at } },
  payments: { mode: 'live', hasWebhookSecret: true, lastWebhookAt: at },
  hasMailServer: true,
  backups: {
    backups: [],
    run: null,
    lastMadeAt: hoursBefore(48),
    offSite: { hasFailed: false, lastMadeAt: hoursBefore(48) },
  },
  warnings: [],
};
const problemsOf = (changed: Partial<System>) => attentionOf({ ...well, ...changed }).map(({ problem }) => problem);

test('a shop in which everything works needs nobody', () => {
  expect(attentionOf(well)).toEqual([]);
});

describe('attention is wanted', () => {
  const backups = well.backups;
  const failedRun = { state: 'failed' as const, startedAt: at, bytes: 0, problem: 'The disk is full.' };
  const cases: [what: string, changed: Partial<System>, problem: string][] = [
    [
      'when the database takes no writes',
      { database: { ...well.database, isWritable: false } },
      'The database accepts no writes',
    ],
    ['when more than 90 % of the disk is used', { disk: { freeBytes: 9, totalBytes: 100 } }, 'The disk is 91 % full'],
    ['without any backup', { backups: { ...backups, lastMadeAt: null } }, 'There is no backup yet'],
    [
      'after 48 hours without a backup',
      { backups: { ...backups, lastMadeAt: hoursBefore(48.1) } },
      'The last backup is 2 days old',
    ],
    ['after a backup that failed', { backups: { ...backups, run: failedRun } }, 'The last backup failed'],
    [
      'after an off-site copy that failed',
      { backups: { ...backups, offSite: { hasFailed: true, lastMadeAt: at } } },
      'The last off-site copy of the backup failed',
    ],
    [
      'after 48 hours without an off-site copy',
      { backups: { ...backups, offSite: { hasFailed: false, lastMadeAt: hoursBefore(48.1) } } },
      'The last off-site copy of the backup is 2 days old',
    ],
    [
      'for mails that were given up',
      { queues: { ...well.queues, mails: { ...queue, failed: 2 } } },
      '2 mails could not be delivered',
    ],
    ['without a mail server', { hasMailServer: false }, 'There is no mail server'],
    [
      'without a secret of the webhook',
      { payments: { ...well.payments, hasWebhookSecret: false } },
      'The payment provider cannot report payments',
    ],
    [
      'for 30 days after a payment of another sum',
      { payments: { ...well.payments, wrongAmountAt: at } },
      'A customer paid another amount than the order costs',
    ],
    [
      'for events that were given up',
      { queues: { ...well.queues, webhooks: { ...queue, failed: 1 } } },
      '1 event of the payment provider could not be applied',
    ],
    ['for refunds that failed', { queues: { ...well.queues, refunds: { ...queue, failed: 1 } } }, '1 refund failed'],
    ['for a job that failed', { jobs: [{ ...job, failure: { at, message: 'no' } }] }, 'The job “Send mails” failed'],
    ['for warnings', { warnings: ['SMTP_URL is not set'] }, '1 warning about the configuration'],
  ];
  test.each(cases)('%s', (_, changed, problem) => {
    expect(problemsOf(changed)).toEqual([problem]);
    expect(attentionOf({ ...well, ...changed })[0]?.next).toMatch(/\.$/);
  });
});

test('a shop without off-site copies is left alone', () => {
  expect(problemsOf({ backups: { ...well.backups, offSite: null } })).toEqual([]);
});

test('a demo says so, and needs no secret of a webhook', () => {
  expect(problemsOf({ payments: { mode: 'sandbox', hasWebhookSecret: false, lastWebhookAt: null } })).toEqual([
    'This is a demo: no money moves',
  ]);
  expect(problemsOf({ payments: { mode: 'test', hasWebhookSecret: true, lastWebhookAt: null } })).toEqual([
    'This is a demo: no money moves',
  ]);
});

test('the dashboard names neither the demo nor failed refunds again', () => {
  const queues = { ...well.queues, refunds: { ...queue, failed: 1 } };
  const demo = { ...well, queues, payments: { ...well.payments, mode: 'sandbox' as const } };
  expect(attentionOf(demo)).toHaveLength(2);
  expect(attentionOf(demo, { isDashboard: true })).toEqual([]);
});

test('the reason of a failed backup is what to do next', () => {
  const run = { state: 'failed' as const, startedAt: at, bytes: 0, problem: 'The disk is full.' };
  expect(attentionOf({ ...well, backups: { ...well.backups, run } })[0]?.next).toBe('The disk is full.');
});

test('a backup that is being made needs nobody', () => {
  const run = { state: 'running' as const, startedAt: at, bytes: 0, problem: null };
  expect(problemsOf({ backups: { ...well.backups, run, lastMadeAt: null } })).toEqual([]);
});
