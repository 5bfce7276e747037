// Drafts of blog posts. The date of a post may be in the future: it is shown from then on.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .alterTable('blog_posts')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  for (const column of ['editor_id', 'preview_hash', 'preview_until'] as const)
    await schema.alterTable('blog_posts').addColumn(column, text).execute();
  await schema.createIndex('blog_posts_editor').on('blog_posts').column('editor_id').unique().execute();
  await schema.createIndex('blog_posts_date').on('blog_posts').column('created_at').execute();
  await schema
    .createTable('post_drafts')
    .addColumn('post', text, (c) => c.notNull().primaryKey())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('handle', text, (c) => c.unique())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('preview_hash', text)
    .addColumn('preview_until', text)
    .execute();
}
