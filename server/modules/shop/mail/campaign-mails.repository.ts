// SQL for the mails of newsletter campaigns. The state of a mail is in its row and, once that is
// deleted, in its recipient's row.
import { batchesOf } from '../../../database/batches.ts';
import { countRows } from '../../../database/count-rows.ts';
import type { NewsletterRecipientRow } from '../../../database/tables/newsletter-tables.ts';
import type { Database } from '../../../database/tables.ts';

type State = NewsletterRecipientRow['state'];

export interface CountedMails {
  readonly campaign: string | null;
  readonly state: State;
  readonly count: number;
}

export function countMailRows(db: Database, campaignIds: readonly string[]): Promise<CountedMails[]> {
  return db
    .selectFrom('mails')
    .select((eb) => [
      'campaign_id as campaign',
      eb
        .case()
        .when('sent_at', 'is not', null)
        .then<State>('sent')
        .when('try_at', 'is', null)
        .then<State>('undeliverable')
        .else<State>('waiting')
        .end()
        .as('state'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('campaign_id', 'in', campaignIds)
    .groupBy(['campaign_id', 'state'])
    .execute();
}

/** Of mails whose rows are deleted. */
export function countEndedRecipients(db: Database, campaignIds: readonly string[]): Promise<CountedMails[]> {
  return db
    .selectFrom('newsletter_recipients')
    .select((eb) => ['campaign_id as campaign', 'state', eb.fn.countAll<number>().as('count')])
    .where('campaign_id', 'in', campaignIds)
    .where('state', 'in', ['sent', 'undeliverable'])
    .groupBy(['campaign_id', 'state'])
    .execute();
}

/** Mails without any attempt to send them. */
export function countUnattemptedMails(db: Database, campaignId: string): Promise<number> {
  return db
    .selectFrom('mails')
    .where('campaign_id', '=', campaignId)
    .where('try_at', 'is not', null)
    .where('tries', '=', 0)
    .$call(countRows);
}

export async function insertRecipients(trx: Database, rows: readonly NewsletterRecipientRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('newsletter_recipients').values(rows).execute();
}

/** The highest id of a subscriber whose mail was queued; none: ''. */
export async function findLastRecipient(db: Database, campaignId: string): Promise<string> {
  const row = await db
    .selectFrom('newsletter_recipients')
    .select('subscriber_id')
    .where('campaign_id', '=', campaignId)
    .orderBy('subscriber_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.subscriber_id ?? '';
}

/**
 * Mails that nobody sends at `now`: not attempted, or due again after `leaseEnd`. Resolves to their
 * ids.
 */
export async function deleteWaitingMails(trx: Database, campaignId: string, leaseEnd: string): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('mails')
    .where('campaign_id', '=', campaignId)
    .where('try_at', 'is not', null)
    .where((eb) => eb.or([eb('tries', '=', 0), eb('try_at', '>', leaseEnd)]))
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}

/** The subscriber counts as not mailed. */
export async function deleteCampaignMail(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('mails').where('id', '=', id).execute();
  await deleteRecipients(trx, [id]);
}

export async function deleteRecipients(trx: Database, mailIds: readonly string[]): Promise<void> {
  for (const ids of batchesOf(mailIds))
    await trx.deleteFrom('newsletter_recipients').where('mail_id', 'in', ids).execute();
}

export async function updateRecipients(trx: Database, mailIds: readonly string[], state: State): Promise<void> {
  for (const ids of batchesOf(mailIds))
    await trx.updateTable('newsletter_recipients').set({ state }).where('mail_id', 'in', ids).execute();
}
