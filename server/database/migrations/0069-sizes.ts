// A product's own sizes, a JSON list; null: the usual seven. Counts outlive sizes: `in_sizes` is 0
// for a size that the product no longer has.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema.alterTable('products').addColumn('sizes', text).execute();
  await db.schema
    .alterTable('product_variants')
    .addColumn('in_sizes', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
