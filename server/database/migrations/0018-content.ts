// The owner's texts: a draft of each page, and every version that was published.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('content_versions')
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('note', text)
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addPrimaryKeyConstraint('content_versions_key', ['page', 'version'])
    .execute();
  await schema
    .createTable('content_drafts')
    .addColumn('page', text, (c) => c.notNull().primaryKey())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('preview_hash', text)
    .addColumn('preview_until', text)
    .execute();
}
