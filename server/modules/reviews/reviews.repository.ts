// SQL for reviews.
import { listInBatches } from '../../database/batches.ts';
import type { Database, ReviewRow } from '../../database/tables.ts';

/** One per customer and product: a second one replaces the first and counts as new. */
export async function insertOrReplaceReview(db: Database, review: ReviewRow & { customer_id: string }): Promise<void> {
  await db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'customer_id']).doUpdateSet((eb) => ({
        star: eb.ref('excluded.star'),
        comment: eb.ref('excluded.comment'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute();
}

/** Newest first. */
export function listReviewsOfProduct(
  db: Database,
  productId: string,
): Promise<Pick<ReviewRow, 'id' | 'star' | 'comment' | 'created_at'>[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'star', 'comment', 'created_at'])
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export interface RatingRow {
  readonly product_id: string;
  readonly reviews: number;
  /** The sum of the stars. */
  readonly stars: number;
}

/** Products without reviews are missing. */
export function listRatings(db: Database, productIds: readonly string[]): Promise<RatingRow[]> {
  return listInBatches(productIds, (ids) =>
    db
      .selectFrom('reviews')
      .select(({ fn }) => ['product_id', fn.countAll<number>().as('reviews'), fn.sum<number>('star').as('stars')])
      .where('product_id', 'in', ids)
      .groupBy('product_id')
      .execute(),
  );
}

/** Newest first, each with its product's title. */
export function listReviewsOfCustomer(
  db: Database,
  customerId: string,
): Promise<(Pick<ReviewRow, 'product_id' | 'star' | 'comment' | 'created_at'> & { title: string })[]> {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.product_id', 'products.title', 'reviews.star', 'reviews.comment', 'reviews.created_at'])
    .where('reviews.customer_id', '=', customerId)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute();
}

/** Resolves to the ids of the reviewed products. */
export async function deleteReviews(db: Database, customerId: string): Promise<string[]> {
  const rows = await db.deleteFrom('reviews').where('customer_id', '=', customerId).returning('product_id').execute();
  return rows.map((row) => row.product_id);
}
