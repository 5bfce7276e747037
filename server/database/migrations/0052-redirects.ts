// Addresses of pages that have moved, and how often addresses without a page were asked for.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('redirects')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('path', text, (c) => c.notNull().unique())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('target_path', text, (c) => c.notNull())
    .addColumn('is_imported', 'integer', (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  // Flattening asks for the redirects that lead to a path.
  await schema.createIndex('redirects_to').on('redirects').column('target_path').execute();
  await schema.createIndex('redirects_newest').on('redirects').columns(['is_imported', 'created_at', 'id']).execute();
  await schema
    .createTable('missing_pages')
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('path', text, (c) => c.notNull())
    .addColumn('asked', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('missing_pages_pk', ['day', 'path'])
    .execute();
}
