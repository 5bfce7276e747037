// Indexes for the shop's lists without archived products: a deep page skips index entries and does
// not read each row.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const order of ['created_at', 'price', 'title_sort_key']) {
    await db.schema
      .createIndex(`products_sold_${order}`)
      .on('products')
      .columns([order, 'id'])
      // Must equal the condition in the list statements, character by character: otherwise SQLite
      // does not use the index.
      .where(sql.ref('status'), '!=', sql.lit('archived'))
      .execute();
  }
}
