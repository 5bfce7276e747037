// How an order's pieces reach the customer: `here`, handed over in the shop; null: by a courier.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema.alterTable('orders').addColumn('handing', text).execute();
}
