// New orders of a busy hour that staff have not been told of yet.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema
    .createTable('untold_orders')
    .addColumn('number', text, (c) => c.notNull().primaryKey())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('at', text, (c) => c.notNull())
    .execute();
}
