// SQL for telling staff about new orders.
import { countRows } from '../../../database/count-rows.ts';
import type { UntoldOrderRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';

export function countPlacedSince(db: Database, since: string): Promise<number> {
  return db.selectFrom('orders').where('placed_at', '>', since).where('handing', 'is', null).$call(countRows);
}

export async function insertUntoldOrder(trx: Database, order: UntoldOrderRow): Promise<void> {
  await trx.insertInto('untold_orders').values(order).execute();
}

/** When the first one was placed; undefined: there is none. */
export async function findFirstUntold(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('untold_orders').select('at').orderBy('at').limit(1).executeTakeFirst();
  return row?.at;
}

/** In the order of their placing. */
export async function deleteUntoldOrders(trx: Database): Promise<UntoldOrderRow[]> {
  const rows = await trx.deleteFrom('untold_orders').returningAll().execute();
  return rows.toSorted((one, other) => (one.at + one.number).localeCompare(other.at + other.number));
}
