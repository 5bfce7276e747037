// Reviews: one per customer and product.
import { v7 } from 'uuid';
import type { CustomerData, Product, ReviewSubmission } from '@taana-baana/contract';
import { recordChange } from '../../database/changes.ts';
import type { Database } from '../../database/tables.ts';
import { type Changed, inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { getProduct, requireProduct } from '../catalog/catalog.service.ts';
import { deleteReviews, insertOrReplaceReview, listReviewsOfCustomer } from './reviews.repository.ts';

/**
 * Resolves to the product including the committed review, unless that is hidden. Throws a
 * 404 error for an unknown product.
 */
export async function rateProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'config'>,
  customerId: string,
  { prodId, star, comment }: ReviewSubmission,
): Promise<Product> {
  await requireProduct(deps.db, prodId);
  await inTransaction(deps, async (trx, changed) => {
    await insertOrReplaceReview(trx, {
      id: v7(),
      product_id: prodId,
      customer_id: customerId,
      star,
      comment,
      created_at: deps.clock.now().toISOString(),
    });
    changed(await recordChange(trx, { data: 'catalog', productId: prodId }));
  });
  return getProduct(deps, prodId);
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
export async function deleteReviewsOf(trx: Database, changed: Changed, customerId: string): Promise<void> {
  for (const productId of await deleteReviews(trx, customerId)) {
    changed(await recordChange(trx, { data: 'catalog', productId }));
  }
}
