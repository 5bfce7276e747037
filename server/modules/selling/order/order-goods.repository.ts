// SQL for the lines of orders, and for what lowers their price.
import { batchesOf } from '../../../database/batches.ts';
import type { Database } from '../../../database/tables.ts';
import type { OrderAdjustmentRow, OrderLineRow } from '../../../database/tables/order-tables.ts';

/** The lines of an order, and what lowers its price. */
export interface Goods {
  readonly lines: readonly OrderLineRow[];
  readonly adjustments: readonly OrderAdjustmentRow[];
}

export async function insertGoods(trx: Database, { lines, adjustments }: Goods): Promise<void> {
  for (const batch of batchesOf(lines)) await trx.insertInto('order_lines').values(batch).execute();
  for (const batch of batchesOf(adjustments)) await trx.insertInto('order_adjustments').values(batch).execute();
}

/** What a piece of each line costs the shop now: a later cost changes no placed order. */
export async function updateCosts(trx: Database, orderId: string): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set((eb) => ({
      cost_paise: eb
        .selectFrom('products')
        .select('products.cost_paise')
        .whereRef('products.id', '=', 'order_lines.product_id'),
    }))
    .where('order_id', '=', orderId)
    .execute();
}

export async function deleteLines(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
}

/** As they applied. */
export function listAdjustments(db: Database, orderId: string): Promise<OrderAdjustmentRow[]> {
  return db.selectFrom('order_adjustments').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

export async function deleteAdjustments(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('order_adjustments').where('order_id', '=', orderId).execute();
}

/** In the order of the cart that was bought. */
export function listLines(db: Database, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}
