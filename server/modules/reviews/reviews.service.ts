// Reviews: one a customer and product.
import { v7 } from 'uuid';
import type { CustomerData, Product, ReviewSubmission } from '@taana-baana/contract';
import { type RecordedChange, recordChange } from '../../database/changes.ts';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { getProduct, requireProduct } from '../catalog/catalog.service.ts';
import { deleteReviews, insertOrReplaceReview, listReviews } from './reviews.repository.ts';

/** The whole product with the review in it, committed. Throws the 404 refusal for an unknown product. */
export async function rateProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'config'>,
  customerId: string,
  { prodId, star, comment }: ReviewSubmission,
): Promise<Product> {
  await requireProduct(deps.db, prodId);
  const change = await deps.db.transaction().execute(async (transaction) => {
    await insertOrReplaceReview(transaction, {
      id: v7(),
      product_id: prodId,
      customer_id: customerId,
      star,
      comment,
      created_at: deps.clock.now().toISOString(),
    });
    return recordChange(transaction, { data: 'catalog', productId: prodId });
  });
  deps.changes.publish(change);
  return getProduct(deps, prodId);
}

/** Newest first. */
export async function listReviewsOf(db: Database, customerId: string): Promise<CustomerData['reviews']> {
  const rows = await listReviews(db, customerId);
  return rows.map(({ product_id, title, star, comment, created_at }) => ({
    product: { _id: product_id, title },
    star,
    comment,
    createdAt: created_at,
  }));
}

/** Call inside a transaction, with its handle; publish the changes after its commit. */
export async function deleteReviewsOf(transaction: Database, customerId: string): Promise<RecordedChange[]> {
  const changes: RecordedChange[] = [];
  for (const productId of await deleteReviews(transaction, customerId)) {
    changes.push(await recordChange(transaction, { data: 'catalog', productId }));
  }
  return changes;
}
