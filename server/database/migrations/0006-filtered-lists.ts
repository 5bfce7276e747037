// A list of one brand or category is read in its order from an index, so that it costs the same in any size of catalogue.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const filter of ['brand', 'category']) {
    // Each of the new ones does what it did.
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
