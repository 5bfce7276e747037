// Counted stock: pieces of a product in one colour and size, each change of the count, and what
// open checkouts reserve.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .alterTable('products')
    .addColumn('allows_oversell', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // No foreign key to products and colours: the counts survive an import that drops a product and
  // later restores it, and so does an order cancelled in between.
  await schema
    .createTable('product_variants')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('product_id', text, (c) => c.notNull())
    .addColumn('color_id', text, (c) => c.notNull())
    .addColumn('size', text, (c) => c.notNull())
    .addColumn('stock', 'integer', (c) => c.check(sql`stock >= 0`))
    .addColumn('reserved', 'integer', (c) => c.notNull().check(sql`reserved >= 0`))
    .addColumn('low_stock', 'integer', (c) => c.notNull())
    .addUniqueConstraint('product_variants_choice', ['product_id', 'color_id', 'size'])
    .execute();
  await schema
    .createIndex('product_variants_low')
    .on('product_variants')
    .columns(['stock', 'id'])
    .where(sql.ref('stock'), '<=', sql.ref('low_stock'))
    .execute();
  await schema
    .createTable('stock_movements')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('variant_id', text, (c) => c.notNull().references('product_variants.id'))
    .addColumn('delta', 'integer', (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('note', text)
    .addColumn('order_id', text)
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('request_key', text, (c) => c.unique())
    .addColumn('at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('stock_movements_variant').on('stock_movements').columns(['variant_id', 'id']).execute();
  await schema
    .createIndex('stock_movements_order')
    .on('stock_movements')
    .column('order_id')
    .where(sql`order_id`, 'is not', null)
    .execute();
  await schema
    .createTable('stock_reservations')
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('variant_id', text, (c) => c.notNull().references('product_variants.id'))
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn('expires_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('stock_reservations_key', ['order_id', 'variant_id'])
    .execute();
  await schema.createIndex('stock_reservations_variant').on('stock_reservations').column('variant_id').execute();
}
