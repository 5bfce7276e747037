// Who wants a product in the shop as soon as its photos are ready; null: nobody.
import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const text: ColumnDataType | Expression<unknown> = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema.alterTable('product_drafts').addColumn('publish_by', text).execute();
  // A job asks every two seconds, and the drafts are long.
  await db.schema
    .createIndex('product_drafts_waiting')
    .on('product_drafts')
    .column('product')
    .where(sql`publish_by`, 'is not', null)
    .execute();
}
