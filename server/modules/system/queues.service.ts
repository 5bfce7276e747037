// What waits in the queues, and what was given up.
import type { System } from '@taana-baana/contract/admin/schemas/system.ts';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { type QueueRow, countDueChecks, countMails, countRefunds, countWebhooks } from './figures.repository.ts';

export async function countQueues({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<System['queues']> {
  const checks = await countDueChecks(db, clock.now().toISOString());
  return {
    mails: toQueue(await countMails(db)),
    webhooks: toQueue(await countWebhooks(db)),
    refunds: toQueue(await countRefunds(db)),
    paymentChecks: { due: checks.due, oldestDueAt: checks.oldest },
  };
}

/** Of mails and refunds: those that somebody has to look at. */
export async function countFailures(db: Database): Promise<{ mails: number; refunds: number }> {
  return { mails: (await countMails(db)).failed, refunds: (await countRefunds(db)).failed };
}

const toQueue = (row: QueueRow): System['queues']['mails'] => ({
  waiting: row.waiting,
  oldestWaitingAt: row.oldest_waiting,
  failed: row.failed,
  oldestFailedAt: row.oldest_failed,
});
