// Size charts of the owner, and the one that a product has chosen. Without a reference: a chart that
// is brought back after its deletion has its products again.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema
    .createTable('size_charts')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('category', text, (c) => c.notNull())
    .addColumn('columns', text, (c) => c.notNull())
    .addColumn('rows', text, (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull())
    .execute();
  await db.schema.alterTable('products').addColumn('size_chart', text).execute();
}
