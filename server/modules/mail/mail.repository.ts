// The table of mails: a queue whose due rows are claimed by a lease.
import type { Database, MailRow } from '../../database/tables.ts';

export async function insertMail(db: Database, row: MailRow): Promise<void> {
  await db.insertInto('mails').values(row).execute();
}

/** What is due, oldest first. */
export function listDueMails(
  db: Database,
  now: string,
  count: number,
): Promise<{ id: string; try_at: string | null }[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'try_at'])
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Counts one more try. Undefined when somebody else holds it. */
export function updateMailLease(
  db: Database,
  { id, try_at: seen }: Pick<MailRow, 'id' | 'try_at'>,
  leasedUntil: string,
): Promise<MailRow | undefined> {
  return db
    .updateTable('mails')
    .set((row) => ({ try_at: leasedUntil, tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('try_at', '=', seen)
    .returningAll()
    .executeTakeFirst();
}

/** A sent mail stays as a line in the books; its words are gone, for they may open an account. */
export async function updateMailSent(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now, try_at: null, text_body: '', html_body: '' })
    .where('id', '=', id)
    .execute();
}

/** `null`: it is given up. */
export async function updateMailTryAt(db: Database, id: string, tryAt: string | null): Promise<void> {
  await db.updateTable('mails').set({ try_at: tryAt }).where('id', '=', id).where('sent_at', 'is', null).execute();
}

export async function deleteSentMails(
  db: Database,
  which: { readonly recipient: string } | { readonly before: string },
): Promise<void> {
  const sent = db.deleteFrom('mails').where('sent_at', 'is not', null);
  await (
    'recipient' in which ? sent.where('recipient', '=', which.recipient) : sent.where('sent_at', '<=', which.before)
  ).execute();
}
