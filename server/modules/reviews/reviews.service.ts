// Reviews: one a customer and product.
import { v7 } from 'uuid';
import type { Product, ReviewSubmission } from '@taana-baana/contract';
import { recordChange } from '../../database/changes.ts';
import type { Deps } from '../../deps.ts';
import { getProduct, requireProduct } from '../catalog/catalog.service.ts';
import { insertOrReplaceReview } from './reviews.repository.ts';

/** The whole product with the review in it, committed. Throws the 404 refusal for an unknown product. */
export async function rateProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'changes'>,
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
