// Whom a product is for, as Google and Meta want to know of clothes; null: as its category says.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema.alterTable('products').addColumn('gender', text).execute();
  await db.schema.alterTable('products').addColumn('age_group', text).execute();
}
