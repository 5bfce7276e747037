// SQL for what a catalogue folder has beside its products: pictures and reviews, and what is counted.
import { batchesOf, listInBatches } from '../../../../database/batches.ts';
import type { PictureRow, ReviewRow } from '../../../../database/tables/catalog-tables.ts';
import type { Database } from '../../../../database/tables.ts';

export type ImportedReviewRow = Pick<
  ReviewRow,
  'id' | 'product_id' | 'customer_id' | 'star' | 'comment' | 'created_at'
>;

export async function insertPictures(db: Database, rows: readonly PictureRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await db
      .insertInto('pictures')
      .values(batch)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          width: eb.ref('excluded.width'),
          height: eb.ref('excluded.height'),
          color: eb.ref('excluded.color'),
          variants: eb.ref('excluded.variants'),
          cloth_mm: eb.ref('excluded.cloth_mm'),
        })),
      )
      .execute();
  }
}

/**
 * Of these products. Customers' reviews stay, and so do imported ones that come again, with their
 * hiding and replies.
 */
export async function replaceReviews(
  db: Database,
  products: readonly string[],
  reviews: readonly ImportedReviewRow[],
): Promise<void> {
  const coming = new Set(reviews.map(({ id }) => id));
  const imported = await listInBatches(products, (ids) =>
    db.selectFrom('reviews').select('id').where('product_id', 'in', ids).where('customer_id', 'is', null).execute(),
  );
  for (const gone of batchesOf(imported.map(({ id }) => id).filter((id) => !coming.has(id))))
    await db.deleteFrom('reviews').where('id', 'in', gone).execute();
  for (const batch of batchesOf(reviews)) {
    // The id is a hash of the review, so a known one has the same text.
    const review = db.insertInto('reviews').values(batch);
    await review.onConflict((conflict) => conflict.column('id').doNothing()).execute();
  }
}

/** Colours and sizes of these products that are counted, also of colours that they do not have. */
export const listCounted = (db: Database, products: readonly string[]) =>
  listInBatches(products, (ids) =>
    db
      .selectFrom('product_variants')
      .select(['product_id', 'color_id', 'size'])
      .where('product_id', 'in', ids)
      .where('stock', 'is not', null)
      .execute(),
  );
