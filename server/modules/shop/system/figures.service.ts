// Counts for the system page and the metrics: waiting and failed work of the queues, and orders.
import type { System } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { listFailedRefunds } from '../../selling/money/payments/payment-problems.service.ts';
import { type QueueRow, countDueChecks, countMails, countOpenRefunds, countWebhooks } from './figures.repository.ts';

export async function countQueues({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<System['queues']> {
  const checks = await countDueChecks(db, clock.now().toISOString());
  return {
    mails: toQueue(await countMails(db)),
    webhooks: toQueue(await countWebhooks(db)),
    refunds: await countRefunds(db),
    paymentChecks: { due: checks.due, oldestDueAt: checks.oldest },
  };
}

/** Of mails and refunds: those that need attention. */
export async function countFailures(db: Database): Promise<{ mails: number; refunds: number }> {
  return { mails: (await countMails(db)).failed, refunds: (await listFailedRefunds(db)).length };
}

/** A failed refund that was made in another way is settled and needs no attention. */
async function countRefunds(db: Database): Promise<System['queues']['refunds']> {
  const { waiting, oldest } = await countOpenRefunds(db);
  const failed = await listFailedRefunds(db);
  const [oldestFailedAt = null] = failed.map(({ refund }) => refund.created_at);
  return { waiting, oldestWaitingAt: oldest, failed: failed.length, oldestFailedAt };
}

const toQueue = (row: QueueRow): System['queues']['mails'] => ({
  waiting: row.waiting,
  oldestWaitingAt: row.oldest_waiting,
  failed: row.failed,
  oldestFailedAt: row.oldest_failed,
});
