// Orders paid on delivery: until when they are to be confirmed, and refusals of deleted accounts.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema.alterTable('orders').addColumn('confirm_by', text).execute();
  await sql`create index orders_to_confirm on orders (confirm_by) where confirm_by is not null`.execute(db);
  await schema
    .createTable('past_refusals')
    .addColumn('order_id', text, (c) => c.notNull().primaryKey())
    .addColumn('mobile_hash', text, (c) => c.notNull())
    .addColumn('until', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('past_refusals_mobile').on('past_refusals').column('mobile_hash').execute();
}
