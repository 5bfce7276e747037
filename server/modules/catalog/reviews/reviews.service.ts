// Reviews: one per customer and product.
import { v7 } from 'uuid';
import type { CustomerData, Review, ReviewSubmission } from '@taana-baana/contract';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { type Transaction, inTransaction } from '../../../database/transaction.ts';
import type { ChangeDeps } from '../../../deps.ts';
import {
  deleteReviews,
  insertOrReplaceReview,
  listReviewsOfCustomer,
  listReviewsOfProduct,
} from './reviews.repository.ts';

/** A customer's second review of a product replaces the first. */
export async function rateProduct(
  deps: ChangeDeps,
  customerId: string,
  { prodId, star, comment }: ReviewSubmission,
): Promise<void> {
  await inTransaction(deps, async (trx) => {
    await insertOrReplaceReview(trx, {
      id: v7(),
      product_id: prodId,
      customer_id: customerId,
      star,
      comment,
      created_at: deps.clock.now().toISOString(),
    });
    trx.announce(await recordChange(trx, { data: 'catalog', productId: prodId }));
  });
}

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

/** Newest first. */
export async function listReviewsOf(db: Database, customerId: string): Promise<CustomerData['reviews']> {
  const rows = await listReviewsOfCustomer(db, customerId);
  return rows.map(({ product_id, title, star, comment, created_at, hidden_reason, reply }) => ({
    product: { _id: product_id, title },
    star,
    comment,
    createdAt: created_at,
    hiddenReason: hidden_reason,
    reply,
  }));
}

/** Call inside a transaction, with its handle. */
export async function deleteReviewsOf(trx: Transaction, customerId: string): Promise<void> {
  for (const productId of await deleteReviews(trx, customerId)) {
    trx.announce(await recordChange(trx, { data: 'catalog', productId }));
  }
}
