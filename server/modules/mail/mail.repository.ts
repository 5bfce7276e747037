// The table of mails.
import type { Database, MailRow } from '../../database/tables.ts';

export async function insertMail(db: Database, row: MailRow): Promise<void> {
  await db.insertInto('mails').values(row).execute();
}

/** The row of a sent mail is kept without its text, which may hold a link that opens an account. */
export async function updateMailSent(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now, try_at: null, text_body: '', html_body: '' })
    .where('id', '=', id)
    .execute();
}

/** Null: it is given up. */
export async function updateMailTryAt(db: Database, id: string, tryAt: string | null): Promise<void> {
  await db.updateTable('mails').set({ try_at: tryAt }).where('id', '=', id).execute();
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
