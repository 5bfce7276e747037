// Links that put the pieces of an unfinished checkout into a cart, and who asked not to be contacted.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('cart_links')
    .addColumn('token_hash', text, (c) => c.notNull().primaryKey())
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('cart_links_order').on('cart_links').column('order_id').execute();
  await schema.alterTable('customers').addColumn('no_contact_at', text).execute();
}
