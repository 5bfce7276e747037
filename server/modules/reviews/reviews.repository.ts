// The table of reviews, as customers write it.
import type { Database, ReviewRow } from '../../database/tables.ts';

/** One a customer and product: a second one replaces the first, and counts as new. */
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

/** Newest first, each with its product's title. */
export function listReviews(
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

/** The ids of the products that they were of. */
export async function deleteReviews(db: Database, customerId: string): Promise<string[]> {
  const rows = await db.deleteFrom('reviews').where('customer_id', '=', customerId).returning('product_id').execute();
  return rows.map((row) => row.product_id);
}
