// SQL for the history of orders.
import type { Database } from '../../../database/tables.ts';
import type { OrderEventRow } from '../../../database/tables/order-tables.ts';

const select = (db: Database) => db.selectFrom('order_events').selectAll();

export const insertEvent = (db: Database, event: OrderEventRow): Promise<void> => insertEvents(db, [event]);

export async function insertEvents(db: Database, events: readonly OrderEventRow[]): Promise<void> {
  await db.insertInto('order_events').values(events).execute();
}

/** Oldest first. */
export const listHistory = (db: Database, orderId: string): Promise<OrderEventRow[]> =>
  select(db).where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute();

/** Undefined when the history has no transition. */
export const findLastTransition = (db: Database, orderId: string): Promise<OrderEventRow | undefined> =>
  select(db)
    .where('order_id', '=', orderId)
    .where('what', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
