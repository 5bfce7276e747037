// The newest order lines of a product, without reading the others: which size most people take.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('order_lines_product_newest').on('order_lines').columns(['product_id', 'id']).execute();
}
