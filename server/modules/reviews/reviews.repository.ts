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
