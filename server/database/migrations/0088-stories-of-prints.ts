// The story of a product's print, and how much cloth a picture shows. Without a reference: a post may go.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  for (const column of ['craft_place', 'craft_at', 'story_post'])
    await db.schema.alterTable('products').addColumn(column, text).execute();
  await db.schema.alterTable('pictures').addColumn('cloth_mm', 'integer').execute();
}
