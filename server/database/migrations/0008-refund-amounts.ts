// Refunds have amounts, and a payment may have several; orders store the
// payment's fees; disputes have a table.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

/**
 * `refunds` is rebuilt because SQLite cannot drop a `unique`. `try_at` becomes `due_at` on
 * purpose: a process of the previous version, which knows only full refunds, then sends none
 * while it runs beside this one.
 */
export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;

  await schema
    .createTable('refunds_with_amounts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('provider_payment_id', text, (c) => c.notNull())
    .addColumn('order_id', text)
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('amount_paise', 'integer')
    .addColumn('currency', text, (c) => c.notNull().defaultTo('INR'))
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('failure', text)
    .addColumn('provider_refund_id', text, (c) => c.unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('due_at', text)
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // How much of other payments was refunded was never stored: null until the provider reports it.
  await sql`
    insert into refunds_with_amounts
      (id, provider_payment_id, order_id, reason, amount_paise, status, provider_refund_id, created_at, due_at, tries)
    select refunds.id, refunds.provider_payment_id, refunds.order_id, refunds.reason,
      case when refunds.status = 'refunded' and orders.id is not null then orders.total * 100 end,
      refunds.status, refunds.provider_refund_id, refunds.created_at, refunds.try_at, refunds.tries
    from refunds left join orders
      on orders.id = refunds.order_id and orders.provider_payment_id = refunds.provider_payment_id`.execute(db);
  await schema.dropTable('refunds').execute();
  await schema.alterTable('refunds_with_amounts').renameTo('refunds').execute();
  await schema.createIndex('refunds_payment').on('refunds').column('provider_payment_id').execute();
  await schema.createIndex('refunds_order').on('refunds').column('order_id').execute();
  await schema.createIndex('refunds_due_at').on('refunds').column('due_at').execute();

  await schema.alterTable('orders').addColumn('payment_method', text).execute();
  await schema.alterTable('orders').addColumn('payment_fee_paise', 'integer').execute();
  await schema.alterTable('orders').addColumn('payment_tax_paise', 'integer').execute();

  await schema
    .createTable('disputes')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('order_id', text, (c) => c.notNull())
    .addColumn('provider_payment_id', text, (c) => c.notNull())
    .addColumn('amount_paise', 'integer', (c) => c.notNull())
    .addColumn('currency', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('phase', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('respond_by', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('disputes_order').on('disputes').column('order_id').execute();
}
