// Exchanges, and the orders that replace what was sent back.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema.alterTable('orders').addColumn('parent_id', text).execute();
  await schema
    .createTable('exchanges')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('order_id', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('comment', text)
    .addColumn('lines', text, (c) => c.notNull())
    .addColumn('rejection', text)
    .addColumn('replacement_id', text, (c) => c.unique())
    .addColumn('requested_at', text, (c) => c.notNull())
    .addColumn('received_at', text)
    .addColumn('ended_at', text)
    .execute();
  await schema.createIndex('exchanges_order').on('exchanges').column('order_id').execute();
  await schema.createIndex('exchanges_state').on('exchanges').columns(['state', 'requested_at']).execute();
}
