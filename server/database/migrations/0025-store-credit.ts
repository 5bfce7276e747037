// Store credit, gift cards, and how much of an order was paid with credit.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .alterTable('orders')
    .addColumn('credit', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('store_credit_entries')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('order_id', text)
    .addColumn('exchange_id', text, (c) => c.unique())
    .addColumn('gift_card_id', text, (c) => c.unique())
    .addColumn('staff_id', text)
    .addColumn('note', text)
    .addColumn('request_key', text, (c) => c.unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await schema
    .createIndex('store_credit_entries_customer')
    .on('store_credit_entries')
    .columns(['customer_id', 'created_at'])
    .execute();
  await schema.createIndex('store_credit_entries_order').on('store_credit_entries').column('order_id').execute();
  await schema
    .createTable('gift_cards')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('code_hash', text, (c) => c.notNull().unique())
    .addColumn('code_end', text, (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('paid_by', text, (c) => c.notNull())
    .addColumn('recipient_email', text, (c) => c.notNull())
    .addColumn('recipient_name', text)
    .addColumn('message', text)
    .addColumn('staff_id', text)
    .addColumn('request_key', text, (c) => c.unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addColumn('redeemed_at', text)
    .addColumn('cancelled_at', text)
    .execute();
  await schema.createIndex('gift_cards_created').on('gift_cards').column('created_at').execute();
}
