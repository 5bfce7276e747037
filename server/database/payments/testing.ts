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

/** As a process of the previous version does it: without the rows of payments, and what names them. */
export async function asBefore<T>(db: Database, act: () => Promise<T>): Promise<T> {
  const read = () => db.selectFrom('payments').selectAll().execute();
  const rows = await read();
  const placed = await db.selectFrom('orders').select('id').where('placed_at', 'is not', null).execute();
  const named = await db.selectFrom('refunds').select('id').where('payment_id', 'is not', null).execute();
  const answer = await act();
  const others = (known: readonly { id: string }[]) => ['', ...known.map(({ id }) => id)];
  await db.updateTable('refunds').set({ payment_id: null }).where('id', 'not in', others(named)).execute();
  await db.updateTable('orders').set({ placed_at: null }).where('id', 'not in', others(placed)).execute();
  await db
    .deleteFrom('payments')
    .where('id', 'in', others(await read()))
    .execute();
  if (rows.length > 0) await db.insertInto('payments').values(rows).execute();
  return answer;
}
