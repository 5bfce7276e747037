// Offers, their codes, and which order uses which: see contract/schemas/selling/offer.ts.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('offers')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('terms', text, (c) => c.notNull())
    .addColumn('code', text)
    .addColumn('draft', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('saved_at', text, (c) => c.notNull())
    .addColumn('saved_by', text)
    .addColumn('published_at', text)
    .addColumn('ended_at', text)
    .addColumn('uses', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('spent', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('offer_codes')
    .addColumn('code', text, (c) => c.notNull().primaryKey())
    .addColumn('offer_id', text, (c) => c.notNull().references('offers.id').onDelete('cascade'))
    .addColumn('max_uses', 'integer')
    .addColumn('uses', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('offer_codes_offer').on('offer_codes').column('offer_id').execute();
  await schema
    .createTable('offer_uses')
    .addColumn('order_id', text, (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('offer_id', text, (c) => c.notNull().references('offers.id'))
    .addColumn('code', text)
    .addColumn('customer_id', text)
    .addColumn('mobile_hash', text)
    .addColumn('email_hash', text)
    .addColumn('rupees', 'integer', (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text)
    .addColumn('forget_at', text)
    .addPrimaryKeyConstraint('offer_uses_pkey', ['order_id', 'offer_id'])
    .execute();
  for (const column of ['offer_id', 'customer_id', 'mobile_hash', 'email_hash'] as const)
    await schema.createIndex(`offer_uses_${column}`).on('offer_uses').column(column).execute();
  await schema
    .createTable('hash_keys')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('secret', text, (c) => c.notNull())
    .execute();
  await schema
    .createTable('past_customers')
    .addColumn('hash', text, (c) => c.notNull().primaryKey())
    .addColumn('until', text, (c) => c.notNull())
    .execute();
}
