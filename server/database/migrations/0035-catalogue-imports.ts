// Imports of product files, and the source of each picture.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('catalogue_imports')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('file', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('progress_done', 'integer', (c) => c.notNull())
    .addColumn('progress_of', 'integer', (c) => c.notNull())
    .addColumn('report', text)
    .addColumn('failure', text)
    .addColumn('due_at', text)
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex('catalogue_imports_due')
    .on('catalogue_imports')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await schema.createIndex('catalogue_imports_newest').on('catalogue_imports').columns(['created_at', 'id']).execute();
  await schema
    .createTable('picture_sources')
    .addColumn('source', text, (c) => c.notNull().primaryKey())
    .addColumn('picture_id', text, (c) => c.notNull().references('pictures.id').onDelete('cascade'))
    .addColumn('at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('picture_sources_picture').on('picture_sources').column('picture_id').execute();
}
