// The orders of the shop's lists, without archived products: a deep page passes over index entries,
// and not over rows to see whether each is archived.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const order of ['created_at', 'price', 'title_sort_key']) {
    await db.schema
      .createIndex(`products_sold_${order}`)
      .on('products')
      .columns([order, 'id'])
      // As in the statements of the lists, to the letter: otherwise SQLite does not use it.
      .where(sql.ref('status'), '!=', sql.lit('archived'))
      .execute();
  }
}
