// Payments as rows, and when an order was placed. It changes no row, so that no process waits: the
// rows are filled afterwards, a few orders at a time.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('payments')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('method', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    // An integer holds the rupees of any order, not its paise.
    .addColumn('amount_paise', 'bigint', (c) => c.notNull())
    .addColumn('currency', text, (c) => c.notNull().defaultTo('INR'))
    .addColumn('provider_order_id', text, (c) => c.unique())
    .addColumn('provider_payment_id', text, (c) => c.unique())
    .addColumn('instrument', text)
    .addColumn('fee_paise', 'integer')
    .addColumn('tax_paise', 'integer')
    .addColumn('reference', text)
    .addColumn('staff_id', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('captured_at', text)
    .execute();
  await schema.createIndex('payments_order').on('payments').column('order_id').execute();
  const captured = schema.createIndex('payments_captured').on('payments').columns(['captured_at', 'id']);
  await captured.where(sql`captured_at`, 'is not', null).execute();
  const pending = schema.createIndex('payments_pending').on('payments').column('order_id');
  await pending.where(sql`state`, '=', 'pending').execute();

  await schema.alterTable('orders').addColumn('placed_at', text).execute();
  await schema.alterTable('refunds').addColumn('payment_id', text).execute();
  const refunds = schema.createIndex('refunds_payment_row').on('refunds').column('payment_id');
  await refunds.where(sql`payment_id`, 'is not', null).execute();

  // What was written before, or by a process of the previous version: empty once it is filled.
  const unfilled = schema.createIndex('orders_to_fill').on('orders').column('id');
  await unfilled
    .where(sql`paid_at`, 'is not', null)
    .where(sql`placed_at`, 'is', null)
    .execute();
  const unnamed = schema.createIndex('refunds_to_fill').on('refunds').column('id');
  await unnamed
    .where(sql`payment_id`, 'is', null)
    .where(sql`order_id`, 'is not', null)
    .execute();
}
