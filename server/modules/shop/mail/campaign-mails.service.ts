// The mails of the newsletter's campaigns: queued with their recipients, counted, withdrawn.
import { leaseEnd } from '../../../database/job-queue.ts';
import type { Database } from '../../../database/tables.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../deps.ts';
import * as repository from './campaign-mails.repository.ts';
import { type QueuedMail, queueMails } from './mail.service.ts';

export interface CampaignMails {
  readonly queued: number;
  readonly sent: number;
  readonly undeliverable: number;
}

export interface RecipientMail {
  readonly subscriberId: string;
  readonly mail: QueuedMail;
}

/** Call in the transaction that updates the campaign: both are written, or neither. */
export async function queueCampaignMails(
  trx: Transaction,
  clock: Clock,
  campaignId: string,
  mails: readonly RecipientMail[],
): Promise<void> {
  const queued = mails.map(({ mail }) => ({ ...mail, campaignId }));
  const ids = await queueMails(trx, clock, queued);
  const recipients = mails.map(({ subscriberId }, index) => ({
    campaign_id: campaignId,
    subscriber_id: subscriberId,
    mail_id: ids[index] as string,
    state: 'waiting' as const,
  }));
  await repository.insertRecipients(trx, recipients);
}

/** By the id of the campaign. */
export async function countCampaignMails(
  db: Database,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, CampaignMails>> {
  const counts = new Map(campaignIds.map((id) => [id, { queued: 0, sent: 0, undeliverable: 0 }]));
  const counted = [
    ...(await repository.countMailRows(db, campaignIds)),
    ...(await repository.countEndedRecipients(db, campaignIds)),
  ];
  for (const { campaign, state, count } of counted) {
    const mails = counts.get(campaign ?? '');
    if (mails) mails[state === 'waiting' ? 'queued' : state] += count;
  }
  return counts;
}

/** All waiting mails, except those that are being sent now. Resolves to their number. */
export async function withdrawCampaignMails(trx: Database, clock: Clock, campaignId: string): Promise<number> {
  const ids = await repository.deleteWaitingMails(trx, campaignId, leaseEnd({ clock }));
  await repository.deleteRecipients(trx, ids);
  return ids.length;
}
