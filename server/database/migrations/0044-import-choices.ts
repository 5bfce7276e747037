// What staff chose for an import, and which file was checked: another one is not imported.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const table = db.schema.alterTable('catalogue_imports');
  await table.addColumn('withdraw', 'integer', (c) => c.notNull().defaultTo(0)).execute();
  await table.addColumn('skip', 'integer', (c) => c.notNull().defaultTo(0)).execute();
  await table.addColumn('checked_sha256', text).execute();
  await table.addColumn('faulty', text).execute();
}
