// Photos of an exchange, and the key of a request, so that a request sent twice makes one exchange.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema.alterTable('exchanges').addColumn('request_key', text).execute();
  await schema
    .createTable('exchange_photos')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('customer_id', text, (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('exchange_id', text, (c) => c.references('exchanges.id').onDelete('cascade'))
    .addColumn('picture', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  for (const column of ['customer_id', 'exchange_id'])
    await schema.createIndex(`exchange_photos_${column}`).on('exchange_photos').column(column).execute();
}
