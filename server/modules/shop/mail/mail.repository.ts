// The table of mails.
import type { Database } from '../../../database/tables.ts';
import type { MailRow } from '../../../database/tables/operation-tables.ts';
import { anyWritten, countWritten } from '../../../database/written.ts';

export async function insertMails(db: Database, rows: readonly MailRow[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('mails').values(rows).execute();
}

/** The row of a sent mail is kept without its text, which may hold a link that opens an account. */
export async function updateMailSent(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now, try_at: null, text_body: '', html_body: '', problem: null })
    .where('id', '=', id)
    .execute();
}

/** Null: it is undeliverable. */
export async function updateMailTryAt(
  db: Database,
  id: string,
  { tryAt, problem }: { tryAt: string | null; problem: string },
): Promise<void> {
  await db.updateTable('mails').set({ try_at: tryAt, problem }).where('id', '=', id).execute();
}

/** Newest first. */
export function listUndeliverable(db: Database, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('try_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** False unless it was undeliverable. */
export function updateUndeliverableDue(trx: Database, id: string, now: string): Promise<boolean> {
  return trx
    .updateTable('mails')
    .set({ try_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('try_at', 'is', null)
    .$call(anyWritten);
}

/** Sent and undeliverable mails: only a waiting one has a `try_at`. */
export function deleteFinishedMails(
  trx: Database,
  which: { readonly recipient: string } | { readonly before: string },
): Promise<Pick<MailRow, 'id' | 'sent_at' | 'campaign_id'>[]> {
  const finished = trx.deleteFrom('mails').where('try_at', 'is', null).returning(['id', 'sent_at', 'campaign_id']);
  return (
    'recipient' in which
      ? finished.where('recipient', '=', which.recipient)
      : finished.where((eb) => eb(eb.fn.coalesce('sent_at', 'created_at'), '<=', which.before))
  ).execute();
}

/** Mails without any attempt to send them. Resolves to their number. */
export function deleteUnattemptedMails(trx: Database, eventId: string): Promise<number> {
  return trx
    .deleteFrom('mails')
    .where('event_id', '=', eventId)
    .where('tries', '=', 0)
    .where('sent_at', 'is', null)
    .$call(countWritten);
}

export function listMailsOfEvent(db: Database, eventId: string): Promise<MailRow[]> {
  return db.selectFrom('mails').selectAll().where('event_id', '=', eventId).orderBy('id').execute();
}
