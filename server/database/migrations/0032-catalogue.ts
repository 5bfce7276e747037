// Product details beside title and price; drafts of products; uploaded photos.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  const products = schema.alterTable('products');
  await products.addColumn('status', text, (c) => c.notNull().defaultTo('active')).execute();
  for (const column of ['mrp', 'regular_price', 'sale_price'] as const)
    await products.addColumn(column, 'integer').execute();
  for (const column of ['sale_from', 'sale_until', 'hsn', 'maker', 'origin'] as const)
    await products.addColumn(column, text).execute();
  await products.addColumn('version', 'integer', (c) => c.notNull().defaultTo(1)).execute();
  await schema.createIndex('products_status').on('products').columns(['status', 'id']).execute();
  // Products whose price changes on a date.
  await schema
    .createIndex('products_sale')
    .on('products')
    .column('sale_price')
    .where(sql.ref('sale_price'), 'is not', null)
    .execute();
  await schema.alterTable('colors').addColumn('css', text).execute();
  await schema.alterTable('product_variants').addColumn('sku', text).execute();
  await schema
    .alterTable('product_variants')
    .addColumn('is_offered', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await schema
    .createIndex('product_variants_sku')
    .on('product_variants')
    .column('sku')
    .where(sql.ref('sku'), 'is not', null)
    .execute();
  // Whether a product was ever sold.
  await schema.createIndex('order_lines_product').on('order_lines').column('product_id').execute();
  await schema
    .createTable('product_drafts')
    .addColumn('product', text, (c) => c.notNull().primaryKey())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('handle', text, (c) => c.unique())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('preview_hash', text)
    .addColumn('preview_until', text)
    .execute();
  await schema
    .createTable('picture_uploads')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('staff_id', text, (c) => c.references('staff.id'))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('picture_id', text, (c) => c.references('pictures.id'))
    .addColumn('refused', text)
    .addColumn('due_at', text)
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createIndex('picture_uploads_due')
    .on('picture_uploads')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
}
