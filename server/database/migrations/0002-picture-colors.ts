// A product's picture may say in which of its colours it shows the shirt.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('product_pictures')
    .addColumn('color_id', 'text', (c) => c.references('colors.id').onDelete('set null'))
    .execute();
}
