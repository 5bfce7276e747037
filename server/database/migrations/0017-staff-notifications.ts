// Which mails each member of staff wants, why a mail could not be sent, and when the shop was
// backed up.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('staff_notifications')
    .addColumn('staff_id', text, (c) => c.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('is_on', 'integer')
    .addColumn('mailed_at', text)
    .addPrimaryKeyConstraint('staff_notifications_key', ['staff_id', 'kind'])
    .execute();
  await schema.alterTable('mails').addColumn('problem', text).execute();
  await schema
    .createTable('backup_runs')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('file', text, (c) => c.notNull())
    .addColumn('started_at', text, (c) => c.notNull())
    .addColumn('try_at', text)
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('ended_at', text)
    .addColumn('problem', text)
    .addColumn('made_at', text)
    .execute();
}
