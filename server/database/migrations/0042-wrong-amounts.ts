// Payments of another amount than their order, captured or not: the owner is told once of each.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema
    .createTable('wrong_amounts')
    .addColumn('provider_payment_id', text, (c) => c.notNull().primaryKey())
    .addColumn('order_id', text, (c) => c.notNull())
    .addColumn('noticed_at', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('wrong_amounts_order').on('wrong_amounts').column('order_id').execute();
}
