// Rate limits are counted in the database.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('limits')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('tries_left', 'integer', (c) => c.notNull())
    .addColumn('resets_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('limits_resets_at').on('limits').column('resets_at').execute();
}
