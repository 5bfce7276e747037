// SQL for newsletter subscribers.
import type { Database, NewsletterSubscriberRow } from '../../database/tables.ts';

/** Whether a row was added; an existing one stays as it is. */
export async function insertSubscriber(db: Database, row: NewsletterSubscriberRow): Promise<boolean> {
  const added = await db
    .insertInto('newsletter_subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  return added !== undefined;
}

export function findSubscriber(db: Database, email: string): Promise<NewsletterSubscriberRow | undefined> {
  return db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function deleteSubscriber(db: Database, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}

export async function deleteSubscriberByToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('newsletter_subscribers').where('unsubscribe_token', '=', token).execute();
}
