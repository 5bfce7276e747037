// Account security: known networks, links mailed to an e-mail, and whether the e-mail is confirmed.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema.alterTable('customers').addColumn('email_confirmed_at', text).execute();
  await schema
    .createTable('known_networks')
    .addColumn('customer_id', text, (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('network_hash', text, (c) => c.notNull())
    .addColumn('seen_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('known_networks_key', ['customer_id', 'network_hash'])
    .execute();
  await schema
    .createTable('email_links')
    .addColumn('token_hash', text, (c) => c.primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('purpose', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await schema.createIndex('email_links_customer').on('email_links').column('customer_id').execute();
}
