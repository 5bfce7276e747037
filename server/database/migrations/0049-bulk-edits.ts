// What the last bulk change of products has replaced, so that it can be undone.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema
    .createTable('product_bulk_edits')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('products', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .execute();
}
