// Invoices, bills and credit notes; GSTINs of customers; mails with a document attached.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('document_counters')
    .addColumn('series', text, (c) => c.notNull().primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('tax_documents')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('series', text, (c) => c.notNull())
    .addColumn('serial', 'integer', (c) => c.notNull())
    .addColumn('number', text, (c) => c.notNull().unique())
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id'))
    .addColumn('invoice_id', text, (c) => c.references('tax_documents.id'))
    .addColumn('cause', text)
    .addColumn('issued_at', text, (c) => c.notNull())
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('place_code', text)
    .addColumn('customer_gstin', text)
    .addColumn('total_paise', 'integer', (c) => c.notNull())
    .addColumn('printed', text, (c) => c.notNull())
    .addColumn('pdf_hash', text)
    .addColumn('due_at', text)
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('tax_documents_series', ['series', 'serial'])
    .addUniqueConstraint('tax_documents_cause', ['invoice_id', 'cause'])
    .execute();
  await schema.createIndex('tax_documents_order').on('tax_documents').column('order_id').execute();
  await schema.createIndex('tax_documents_day').on('tax_documents').columns(['day', 'id']).execute();
  await schema
    .createIndex('tax_documents_due')
    .on('tax_documents')
    .column('due_at')
    .where(sql`due_at`, 'is not', null)
    .execute();
  await schema
    .createTable('tax_document_lines')
    .addColumn('document_id', text, (c) => c.notNull().references('tax_documents.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('line_id', text, (c) => c.notNull())
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('hsn', text, (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('price_paise', 'integer', (c) => c.notNull())
    .addColumn('discount_paise', 'integer', (c) => c.notNull())
    .addColumn('shipping_paise', 'integer', (c) => c.notNull())
    .addColumn('total_paise', 'integer', (c) => c.notNull())
    .addColumn('taxable_paise', 'integer', (c) => c.notNull())
    .addColumn('rate', 'integer')
    .addColumn('cgst_paise', 'integer', (c) => c.notNull())
    .addColumn('sgst_paise', 'integer', (c) => c.notNull())
    .addColumn('igst_paise', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('tax_document_lines_position', ['document_id', 'position'])
    .execute();
  await schema.alterTable('customers').addColumn('gstin', text).execute();
  await schema.alterTable('orders').addColumn('customer_gstin', text).execute();
  await schema.alterTable('mails').addColumn('document_id', text).execute();
  // Few orders replace others.
  await schema
    .createIndex('orders_parent')
    .on('orders')
    .column('parent_id')
    .where(sql`parent_id`, 'is not', null)
    .execute();
}
