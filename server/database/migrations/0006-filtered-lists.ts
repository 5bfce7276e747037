// Indexes for lists of one brand or category in their order, so that the cost
// does not grow with the catalogue.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const filter of ['brand', 'category']) {
    // The new indexes replace it.
    await db.schema.dropIndex(`products_${filter}`).execute();
    for (const order of ['created_at', 'price', 'title_sort_key']) {
      await db.schema
        .createIndex(`products_${filter}_${order}`)
        .on('products')
        .expression(sql`lower(${sql.ref(filter)}), ${sql.ref(order)}, id`)
        .execute();
    }
  }
}
