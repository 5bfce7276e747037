// What staff write about customers, and the list of accounts by when they were opened.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('customer_notes')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull())
    .addColumn('staff_id', text)
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('customer_notes_customer').on('customer_notes').columns(['customer_id', 'id']).execute();
  await schema.createIndex('customers_created').on('customers').columns(['created_at', 'id']).execute();
}
