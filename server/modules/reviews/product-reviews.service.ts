// The reviews of products, for the catalogue.
import type { Review } from '@taana-baana/contract';
import type { Database } from '../../database/tables.ts';
import { type RatingRow, listRatings, listReviewsOfProduct } from './reviews.repository.ts';

/** Newest first. */
export async function listProductReviews(db: Database, productId: string): Promise<Review[]> {
  const rows = await listReviewsOfProduct(db, productId);
  return rows.map(({ id, star, comment, created_at: createdAt }) => ({ _id: id, star, comment, createdAt }));
}

/** Products without reviews are missing. */
export function listProductRatings(db: Database, productIds: readonly string[]): Promise<RatingRow[]> {
  return listRatings(db, productIds);
}
