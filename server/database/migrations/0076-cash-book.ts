// What couriers paid of the cash that they collected: their files, and entries for the orders.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('remittance_columns')
    .addColumn('courier', text, (c) => c.notNull().primaryKey())
    .addColumn('columns', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('remittances')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('courier', text, (c) => c.notNull())
    .addColumn('file_hash', text, (c) => c.notNull().unique())
    .addColumn('staff_id', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('cash_entries')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('order_id', text, (c) => c.references('orders.id'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('paise', 'integer', (c) => c.notNull())
    .addColumn('remittance_id', text, (c) => c.references('remittances.id'))
    .addColumn('row', 'integer')
    .addColumn('outcome', text)
    .addColumn('freight_paise', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('courier', text)
    .addColumn('awb', text)
    .addColumn('reference', text)
    .addColumn('day', text)
    .addColumn('note', text)
    .addColumn('staff_id', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('cash_entries_order').on('cash_entries').column('order_id').execute();
  await schema.createIndex('cash_entries_created').on('cash_entries').column('created_at').execute();
  await schema.createIndex('cash_entries_remittance').on('cash_entries').column('remittance_id').execute();
  await schema.createIndex('cash_entries_paid').unique().on('cash_entries').columns(['awb', 'reference']).execute();
  await sql`create index payments_cash on payments (order_id) where method = 'cash-on-delivery'`.execute(db);
}
