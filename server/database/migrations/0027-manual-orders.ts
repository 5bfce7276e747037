// Orders that staff take by phone, WhatsApp or at the counter, and their payment links.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema.alterTable('orders').addColumn('channel', text).execute();
  await schema.alterTable('orders').addColumn('payment_reference', text).execute();
  await schema
    .createTable('payment_links')
    .addColumn('order_id', text, (c) => c.notNull().primaryKey())
    .addColumn('id', text, (c) => c.notNull().unique())
    .addColumn('url', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('refunds_by_hand')
    .on('refunds')
    .columns(['status', 'created_at'])
    .where(sql`status`, '=', 'by hand')
    .execute();
  await schema.createIndex('customers_mobile').on('customers').column('mobile').execute();
}
