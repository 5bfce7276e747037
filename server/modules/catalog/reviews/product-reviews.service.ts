// The reviews of products, for the catalogue.
import type { Review } from '@taana-baana/contract';
import type { Database } from '../../../database/tables.ts';
import { type RatingRow, listRatings, listReviewsOfProduct } from './reviews.repository.ts';

/** Newest first, without hidden ones. */
export async function listProductReviews(db: Database, productId: string): Promise<Review[]> {
  const rows = await listReviewsOfProduct(db, productId);
  return rows.map(({ id, star, comment, created_at: createdAt, reply, replied_at }) => ({
    _id: id,
    star,
    comment,
    createdAt,
    ...(reply === null || replied_at === null ? {} : { reply: { text: reply, createdAt: replied_at } }),
  }));
}

/** Of the reviews that are shown. Products without one are missing. */
export function listProductRatings(db: Database, productIds: readonly string[]): Promise<RatingRow[]> {
  return listRatings(db, productIds);
}
