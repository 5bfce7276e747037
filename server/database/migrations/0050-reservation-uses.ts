// What accounts and networks have reserved without paying, so that nobody holds all pieces for ever.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema
    .createTable('reservation_uses')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('variant_id', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('reservation_uses_variant')
    .on('reservation_uses')
    .columns(['variant_id', 'subject', 'at'])
    .execute();
}
