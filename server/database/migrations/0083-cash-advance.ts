// What an order that is paid on delivery has paid online before; and a refund of more than one payment, which has a
// row for each.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema.alterTable('orders').addColumn('advance', 'integer').execute();
  await db.schema.alterTable('refunds').addColumn('part_of', text).execute();
}
