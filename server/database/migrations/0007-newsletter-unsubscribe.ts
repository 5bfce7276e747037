// Every subscriber has a token for the unsubscribe link; a mail stores its unsubscribe address.
import { randomBytes } from 'node:crypto';
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

type Subscribers = { newsletter_subscribers: { email: string; unsubscribe_token: string } };

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema.alterTable('mails').addColumn('unsubscribe_url', text).execute();
  await schema.alterTable('newsletter_subscribers').addColumn('unsubscribe_token', text).execute();
  const tables = db as unknown as Kysely<Subscribers>;
  for (const { email } of await tables.selectFrom('newsletter_subscribers').select('email').execute()) {
    const unsubscribe_token = randomBytes(32).toString('base64url');
    await tables.updateTable('newsletter_subscribers').set({ unsubscribe_token }).where('email', '=', email).execute();
  }
  await schema
    .createIndex('newsletter_subscribers_token')
    .on('newsletter_subscribers')
    .column('unsubscribe_token')
    .unique()
    .execute();
}
