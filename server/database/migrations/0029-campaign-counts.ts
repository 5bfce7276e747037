// Indexes that count a newsletter's mails: 5,000 rows for each that was sent.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createIndex('mails_campaign')
    .on('mails')
    .columns(['campaign_id', 'sent_at', 'try_at', 'tries'])
    .where(sql`campaign_id`, 'is not', null)
    .execute();
  await schema
    .createIndex('newsletter_recipients_state')
    .on('newsletter_recipients')
    .columns(['campaign_id', 'state'])
    .execute();
}
