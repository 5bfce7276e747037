// The wishlist: one call adds a product or removes it.
import type { Product } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';
import { listProductsByIds, requireProduct } from '../products/products.service.ts';
import { deleteItem, insertItem, listProductIds } from './wishlist.repository.ts';

/**
 * Each call flips the membership once, also in parallel: two calls end where they began. Throws a
 * 404 error for an unknown product.
 */
export async function toggleWishlist(
  deps: Pick<Deps, 'db' | 'clock'>,
  customerId: string,
  productId: string,
): Promise<{ _id: string; wishlist: string[] }> {
  await flip(deps, customerId, productId);
  return { _id: customerId, wishlist: await listProductIds(deps.db, customerId) };
}

async function flip(deps: Pick<Deps, 'db' | 'clock'>, customerId: string, productId: string): Promise<void> {
  // Deleting and inserting each succeed for one caller only. A caller that achieves neither
  // overlapped with another one that made progress, so it tries again. No transaction: inside one,
  // the other's row would stay invisible.
  for (;;) {
    if (await deleteItem(deps.db, customerId, productId)) return;
    const item = { customer_id: customerId, product_id: productId, created_at: deps.clock.now().toISOString() };
    if (await insertItem(deps.db, item)) return;
    await requireProduct(deps.db, productId);
  }
}

/** Newest first, whole products. */
export async function getWishlist(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  customerId: string,
): Promise<{ _id: string; wishlist: Product[] }> {
  const ids = await listProductIds(deps.db, customerId);
  return { _id: customerId, wishlist: await listProductsByIds(deps, ids) };
}
