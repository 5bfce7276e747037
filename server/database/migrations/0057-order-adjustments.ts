// What lowered the price of an order, and each line's share of it. Lines of before have none.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema
    .alterTable('order_lines')
    .addColumn('discount_paise', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('order_adjustments')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    // A process of the previous version deletes orders without knowing this table.
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('source', text, (c) => c.notNull())
    .addColumn('label', text, (c) => c.notNull())
    .addColumn('paise', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('order_adjustments_order').on('order_adjustments').column('order_id').execute();
}
