// Collections: a tag with a picture and a sentence, and the unpublished changes of each.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('collections')
    .addColumn('handle', text, (c) => c.notNull().primaryKey())
    .addColumn('tag', text, (c) => c.notNull().unique())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('sentence', text, (c) => c.notNull())
    .addColumn('picture_id', text, (c) => c.references('pictures.id'))
    .addColumn('alt', text, (c) => c.notNull())
    .addColumn('is_published', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('collection_drafts')
    .addColumn('collection', text, (c) => c.notNull().primaryKey())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('preview_hash', text)
    .addColumn('preview_until', text)
    .execute();
}
