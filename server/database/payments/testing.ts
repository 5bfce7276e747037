// For tests: money of an order that is not as the shop would have written it.
import type { Database } from '../tables.ts';
import type { OrderRow } from '../tables/order-tables.ts';
import { fillOrders } from './fill-payments.ts';

/** Its columns and the rows of its payments say so; its refunds name them. `order`: its id or number. */
export async function changeMoney(db: Database, order: string, columns: Partial<OrderRow>): Promise<void> {
  const { id } = await db
    .updateTable('orders')
    .set(columns)
    .where((eb) => eb.or([eb('id', '=', order), eb('number', '=', order)]))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('refunds').set({ payment_id: null }).where('order_id', '=', id).execute();
  await db.deleteFrom('payments').where('order_id', '=', id).execute();
  await fillOrders(db, [id]);
}
