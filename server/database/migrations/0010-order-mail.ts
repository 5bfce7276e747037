// The order mail waits for the address, and an order's history records when an address arrived.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema.alterTable('orders').addColumn('order_mail_at', text).execute();
  await schema.createIndex('orders_order_mail_at').on('orders').column('order_mail_at').execute();
  await schema.alterTable('order_events').addColumn('what', text).execute();
}
