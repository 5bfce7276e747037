// The state of the running shop on one page, for an owner who suspects a problem.
import { statfs } from 'node:fs/promises';
import type { System } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import about from '../../../../package.json' with { type: 'json' };
import { warningsOf } from '../../../config.ts';
import { appliedMigrations } from '../../../database/migrate.ts';
import { isWritable } from '../../../database/readiness.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { paymentsModeOf } from '../../../integrations/payment-gateway/payments-mode.ts';
import { findLastWrongAmountAt } from '../../selling/money/methods/razorpay/wrong-amounts.repository.ts';
import { listBackups } from './backups.service.ts';
import { engineOf } from '../../../database/open.ts';
import { databaseBytes, findLastWebhookAt } from './figures.repository.ts';
import { countQueues } from './figures.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'jobStates'>;

export async function showSystem(deps: Needs): Promise<System> {
  const { db, clock, config, jobStates } = deps;
  const now = clock.now();
  const disk = await statfs(config.dataDir);
  return {
    at: now.toISOString(),
    version: about.version,
    nodeVersion: process.version,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    database: {
      engine: engineOf(db),
      bytes: await databaseBytes(db),
      isWritable: await isWritable(db),
      migrations: await appliedMigrations(db),
    },
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    jobs: [...jobStates.values()],
    queues: await countQueues(deps),
    payments: {
      mode: paymentsModeOf(config),
      hasWebhookSecret: config.razorpay?.webhookSecret !== undefined,
      lastWebhookAt: await findLastWebhookAt(db),
      wrongAmountAt: await findRecentWrongAmount(db, now),
    },
    hasMailServer: config.smtpUrl !== undefined,
    backups: await listBackups(deps),
    warnings: warningsOf(config),
  };
}

/** Milliseconds that the page warns after a payment of a wrong amount. */
const warnsFor = 30 * 24 * 3600_000;

async function findRecentWrongAmount(db: Database, now: Date): Promise<string | null> {
  const last = await findLastWrongAmountAt(db);
  return last !== null && now.getTime() - Date.parse(last) < warnsFor ? last : null;
}
