// SQL for wishlists. Every WHERE includes the owner.
import type { Database } from '../../../database/tables.ts';
import type { WishlistItemRow } from '../../../database/tables/account-tables.ts';

/** False if it is on the list already, or the product does not exist. */
export async function insertItem(db: Database, item: WishlistItemRow): Promise<boolean> {
  const added = await db
    .insertInto('wishlist_items')
    .columns(['customer_id', 'product_id', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('products')
        .select(({ cast, val }) => [
          cast<string>(val(item.customer_id), 'text').as('customer_id'),
          'products.id as product_id',
          cast<string>(val(item.created_at), 'text').as('created_at'),
        ])
        .where('products.id', '=', item.product_id),
    )
    .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
    .returning('product_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** False if it was not on the list. */
export async function deleteItem(db: Database, customerId: string, productId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('wishlist_items')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Newest first. */
export async function listProductIds(db: Database, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}
