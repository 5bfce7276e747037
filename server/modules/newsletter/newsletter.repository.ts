// The table of newsletter subscribers.
import type { Database, NewsletterSubscriberRow } from '../../database/tables.ts';

/** Whether a row was added; an address that is there stays as it is. */
export async function insertSubscriber(db: Database, row: NewsletterSubscriberRow): Promise<boolean> {
  const added = await db
    .insertInto('newsletter_subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  return added !== undefined;
}
