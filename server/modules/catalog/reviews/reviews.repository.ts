// SQL for reviews.
import { listInBatches } from '../../../database/batches.ts';
import type { Database } from '../../../database/tables.ts';
import type { ReviewRow } from '../../../database/tables/catalog-tables.ts';

type NewReview = Pick<ReviewRow, 'id' | 'product_id' | 'star' | 'comment' | 'created_at'> & { customer_id: string };

/**
 * One per customer and product: a second one replaces the first and counts as new. A hidden one
 * stays hidden; the reply is deleted, because it was to the former text.
 */
export async function insertOrReplaceReview(db: Database, review: NewReview): Promise<void> {
  await db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'customer_id']).doUpdateSet((eb) => ({
        star: eb.ref('excluded.star'),
        comment: eb.ref('excluded.comment'),
        created_at: eb.ref('excluded.created_at'),
        reply: null,
        replied_at: null,
      })),
    )
    .execute();
}

/** Newest first, without hidden ones. */
export function listReviewsOfProduct(
  db: Database,
  productId: string,
): Promise<Pick<ReviewRow, 'id' | 'star' | 'comment' | 'created_at' | 'reply' | 'replied_at'>[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'star', 'comment', 'created_at', 'reply', 'replied_at'])
    .where('product_id', '=', productId)
    .where('hidden_at', 'is', null)
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

/** Of the reviews that are shown. Products without one are missing. */
export function listRatings(db: Database, productIds: readonly string[]): Promise<RatingRow[]> {
  return listInBatches(productIds, (ids) =>
    db
      .selectFrom('reviews')
      .select(({ fn }) => ['product_id', fn.countAll<number>().as('reviews'), fn.sum<number>('star').as('stars')])
      .where('product_id', 'in', ids)
      .where('hidden_at', 'is', null)
      .groupBy('product_id')
      .execute(),
  );
}

/** Newest first, each with its product's title. */
export function listReviewsOfCustomer(
  db: Database,
  customerId: string,
): Promise<(Omit<ReviewRow, 'customer_id'> & { title: string })[]> {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .selectAll('reviews')
    .select('products.title')
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
