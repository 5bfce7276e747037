// The newsletter: subscriptions are confirmed by a mailed link and end with a date; campaigns, whom
// they went to, and which mails belong to one.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';
import { v7 } from 'uuid';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  // On PostgreSQL, processes of the previous version insert rows without an id while both run.
  await schema
    .alterTable('newsletter_subscribers')
    .addColumn('id', text, (c) => (engine === 'postgres' ? c.defaultTo(sql`gen_random_uuid()::text`) : c))
    .execute();
  for (const column of ['confirm_hash', 'confirm_until', 'confirmed_at', 'ended_at'])
    await schema.alterTable('newsletter_subscribers').addColumn(column, text).execute();
  await giveIds(db as unknown as Kysely<Tables>);
  for (const column of ['id', 'confirm_hash']) {
    const index = schema.createIndex(`newsletter_subscribers_${column}`).on('newsletter_subscribers');
    await index.column(column).unique().execute();
  }
  await schema
    .createTable('newsletter_campaigns')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('draft', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('saved_at', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('started_at', text)
    .addColumn('stopped_at', text)
    .addColumn('due_at', text)
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('newsletter_campaigns_due').on('newsletter_campaigns').column('due_at').execute();
  await schema
    .createTable('newsletter_recipients')
    .addColumn('campaign_id', text, (c) => c.notNull().references('newsletter_campaigns.id'))
    .addColumn('subscriber_id', text, (c) => c.notNull())
    .addColumn('mail_id', text, (c) => c.notNull().unique())
    .addColumn('state', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('newsletter_recipients_key', ['campaign_id', 'subscriber_id'])
    .execute();
  await schema.alterTable('mails').addColumn('campaign_id', text).execute();
}

interface Tables {
  newsletter_subscribers: { id: string | null; email: string; created_at: string };
}

/** Ids sort by time, as those of later subscribers do. */
async function giveIds(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('newsletter_subscribers').select(['email', 'created_at']).execute();
  for (const { email, created_at } of rows) {
    const id = v7({ msecs: Date.parse(created_at) || 0 });
    await db.updateTable('newsletter_subscribers').set({ id }).where('email', '=', email).execute();
  }
}
