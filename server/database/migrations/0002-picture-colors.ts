// A product's picture may name the colour that it shows.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('product_pictures')
    .addColumn('color_id', 'text', (c) => c.references('colors.id').onDelete('set null'))
    .execute();
}
