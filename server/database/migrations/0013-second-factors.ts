// Optional two-factor login: the key of the customer's app, and the unused recovery codes.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  await schema
    .createTable('second_factors')
    .addColumn('customer_id', text, (c) => c.notNull().primaryKey().references('customers.id').onDelete('cascade'))
    .addColumn('secret', text, (c) => c.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('last_step', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('customer_id', text, (c) => c.notNull().references('second_factors.customer_id').onDelete('cascade'))
    .addColumn('code_hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['customer_id', 'code_hash'])
    .execute();
}
