// SQL for campaigns.
import type { NewsletterCampaignRow } from '../../../database/tables/newsletter-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';
import { isSubscribed } from './newsletter.repository.ts';

/** With the name of the member of staff. */
export type SavedCampaign = NewsletterCampaignRow & { readonly name: string | null };

const campaigns = (db: Database) =>
  db
    .selectFrom('newsletter_campaigns')
    .leftJoin('staff', 'staff.id', 'newsletter_campaigns.staff_id')
    .selectAll('newsletter_campaigns')
    .select('staff.name');

/** Newest first. */
export function listCampaignRows(db: Database, limit: number): Promise<SavedCampaign[]> {
  return campaigns(db)
    .orderBy('newsletter_campaigns.created_at', 'desc')
    .orderBy('newsletter_campaigns.id', 'desc')
    .limit(limit)
    .execute();
}

export function findCampaign(db: Database, id: string): Promise<SavedCampaign | undefined> {
  return campaigns(db).where('newsletter_campaigns.id', '=', id).executeTakeFirst();
}

/** False if there is one with this id. */
export function insertCampaign(trx: Database, row: NewsletterCampaignRow): Promise<boolean> {
  return trx
    .insertInto('newsletter_campaigns')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(anyWritten);
}

/** False unless it is that draft, and was not sent. */
export function updateDraft(
  trx: Database,
  { id, draft }: Pick<NewsletterCampaignRow, 'id' | 'draft'>,
  changes: Partial<NewsletterCampaignRow>,
): Promise<boolean> {
  return trx
    .updateTable('newsletter_campaigns')
    .set(changes)
    .where('id', '=', id)
    .where('draft', '=', draft)
    .where('started_at', 'is', null)
    .$call(anyWritten);
}

/** Undefined unless it is a draft. */
export function deleteCampaignDraft(trx: Database, id: string): Promise<NewsletterCampaignRow | undefined> {
  return trx
    .deleteFrom('newsletter_campaigns')
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** False if it was stopped before. */
export function updateStopped(trx: Database, id: string, now: string): Promise<boolean> {
  return trx
    .updateTable('newsletter_campaigns')
    .set({ stopped_at: now, due_at: null })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .$call(anyWritten);
}

/** A draft again, with another id: a Send that was pressed before does nothing. False if it has begun. */
export function updateUnscheduled(
  trx: Database,
  id: string,
  saved: Pick<NewsletterCampaignRow, 'draft' | 'saved_at' | 'staff_id'>,
): Promise<boolean> {
  return trx
    .updateTable('newsletter_campaigns')
    .set({ ...saved, started_at: null, due_at: null })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .where('started_at', '>', saved.saved_at)
    .$call(anyWritten);
}

export async function updateDue(trx: Database, id: string, due: string | null): Promise<void> {
  await trx.updateTable('newsletter_campaigns').set({ due_at: due }).where('id', '=', id).execute();
}

/** Of a campaign that was not stopped, to somebody who is subscribed. */
export async function isMailWanted(db: Database, mailId: string): Promise<boolean> {
  const wanted = await db
    .selectFrom('newsletter_recipients')
    .innerJoin('newsletter_campaigns', 'newsletter_campaigns.id', 'newsletter_recipients.campaign_id')
    .select('mail_id')
    .where('mail_id', '=', mailId)
    .where('stopped_at', 'is', null)
    .where('subscriber_id', 'in', (eb) => eb.selectFrom('newsletter_subscribers').select('id').where(isSubscribed))
    .executeTakeFirst();
  return wanted !== undefined;
}
