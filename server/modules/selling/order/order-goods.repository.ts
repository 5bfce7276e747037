// SQL for the lines of orders, and for what lowers their price.
import { sql } from 'kysely';
import { batchesOf } from '../../../database/batches.ts';
import type { Database } from '../../../database/tables.ts';
import type { OrderAdjustmentRow, OrderLineRow } from '../../../database/tables/order-tables.ts';
import { type OrderRecord, isAdjusted } from './orders.mapping.ts';

/** The lines of an order, and what lowers its price. */
export interface Goods {
  readonly lines: readonly OrderLineRow[];
  readonly adjustments: readonly OrderAdjustmentRow[];
}

/** Each line with what a piece costs the shop now: a later cost changes no order. */
export async function insertGoods(trx: Database, { lines, adjustments }: Goods): Promise<void> {
  const costOf = (id: string) => sql<number | null>`(select cost_paise from products where id = ${id})`;
  for (const batch of batchesOf(lines)) {
    const rows = batch.map((line) => ({ ...line, cost_paise: costOf(line.product_id) }));
    await trx.insertInto('order_lines').values(rows).execute();
  }
  for (const batch of batchesOf(adjustments)) await trx.insertInto('order_adjustments').values(batch).execute();
}

/** Pieces of another line of the order, at the same cost. */
export async function insertPartOf(trx: Database, lineId: string, part: OrderLineRow): Promise<void> {
  const cost = sql<number | null>`(select cost_paise from order_lines where id = ${lineId})`;
  await trx
    .insertInto('order_lines')
    .values({ ...part, cost_paise: cost })
    .execute();
}

export async function updateLine(
  trx: Database,
  id: string,
  changes: Partial<Pick<OrderLineRow, 'color_id' | 'color_title' | 'size' | 'quantity' | 'discount_paise'>>,
): Promise<void> {
  await trx.updateTable('order_lines').set(changes).where('id', '=', id).execute();
}

export async function deleteLine(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('order_lines').where('id', '=', id).execute();
}

export async function deleteLines(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('order_lines').where('order_id', '=', orderId).execute();
}

/** Of the newest lines of a product: the sizes that were ordered `since`, and neither cancelled nor sent back. */
export function listTakenSizes(
  db: Database,
  productId: string,
  { since, newest }: { readonly since: string; readonly newest: number },
): Promise<{ size: string }[]> {
  const lines = db
    .selectFrom('order_lines')
    .select(['id', 'order_id', 'size'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(newest);
  const isNamed = sql<boolean>`lines like '%' || newest.id || '%'`;
  return db
    .selectFrom(lines.as('newest'))
    .innerJoin('orders', 'orders.id', 'newest.order_id')
    .select('newest.size')
    .where('orders.placed_at', '>=', since)
    .where('orders.status', '!=', 'Cancelled')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exchanges')
            .select('exchanges.id')
            .whereRef('exchanges.order_id', '=', 'newest.order_id')
            .where('received_at', 'is not', null)
            .where(isNamed),
        ),
      ),
    )
    .execute();
}

/** As they applied. Reads nothing if no price is lower than listed. */
export async function listAdjustments(
  db: Database,
  orders: readonly Pick<OrderRecord, 'id' | 'total' | 'itemsTotal' | 'shippingPrice'>[],
): Promise<OrderAdjustmentRow[]> {
  const ids = orders.filter(isAdjusted).map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .selectFrom('order_adjustments')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
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
