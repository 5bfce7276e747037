// SQL for the data of orders and products that a document needs.
import type { Database } from '../../../../../database/tables.ts';
import type { OrderRow } from '../../../../../database/tables/order-tables.ts';

export type BilledOrder = Pick<OrderRow, 'parent_id' | 'customer_gstin' | 'customer_business' | 'customer_name'>;

export function findBilledOrder(db: Database, id: string): Promise<BilledOrder> {
  return db
    .selectFrom('orders')
    .select(['parent_id', 'customer_gstin', 'customer_business', 'customer_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** HSN codes of products that have their own, by product id. */
export async function listHsn(db: Database, productIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'hsn']).where('id', 'in', productIds).execute();
  return new Map(rows.flatMap(({ id, hsn }) => (hsn === null ? [] : [[id, hsn] as const])));
}
