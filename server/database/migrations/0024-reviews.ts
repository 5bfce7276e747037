// Reviews can be hidden, with a reason, and have a reply of the shop.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const { schema } = db;
  for (const column of ['hidden_at', 'hidden_reason', 'reply', 'replied_at'])
    await schema.alterTable('reviews').addColumn(column, text).execute();
  // Holds all that the rating of a product needs.
  await schema
    .createIndex('reviews_shown')
    .on('reviews')
    .columns(['product_id', 'star'])
    .where(sql`hidden_at`, 'is', null)
    .execute();
  await schema.createIndex('reviews_newest').on('reviews').columns(['created_at', 'id']).execute();
}
