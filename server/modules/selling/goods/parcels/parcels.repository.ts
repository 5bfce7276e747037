// The table of parcels.
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { Database } from '../../../../database/tables.ts';

const select = (db: Database) => db.selectFrom('shipments').selectAll();

export async function insertParcel(trx: Database, row: ShipmentRow): Promise<void> {
  await trx.insertInto('shipments').values(row).execute();
}

/** The latest one; undefined when none was sent. */
export const findParcel = (db: Database, orderId: string): Promise<ShipmentRow | undefined> =>
  select(db).where('order_id', '=', orderId).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** The latest one of each order, by the order's id. */
export async function listLatestParcels(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ShipmentRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await select(db).where('order_id', 'in', orderIds).orderBy('id').execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** With the numbers of their orders; of several with one AWB, the latest is the last. */
export const listParcelsOfAwbs = (db: Database, awbs: readonly string[]) =>
  db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select(['shipments.awb', 'shipments.returned_at', 'orders.number', 'orders.status'])
    .where('shipments.awb', 'in', awbs)
    .orderBy('shipments.id')
    .execute();

export const findParcelByToken = (db: Database, token: string): Promise<ShipmentRow | undefined> =>
  select(db).where('track_token', '=', token).executeTakeFirst();

export async function updateTracking(
  trx: Database,
  id: string,
  tracking: Pick<ShipmentRow, 'courier' | 'awb'>,
): Promise<void> {
  await trx.updateTable('shipments').set(tracking).where('id', '=', id).execute();
}

export async function updateReturned(trx: Database, id: string, returnedAt: string): Promise<void> {
  await trx.updateTable('shipments').set({ returned_at: returnedAt }).where('id', '=', id).execute();
}

/** By the id of the event that shipped it, if one did. */
export async function deleteParcel(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('shipments').where('id', '=', id).execute();
}

const underWay = ['Shipped', 'Out for Delivery'];

/** Orders whose parcel was returned, and neither sent again nor cancelled; up to `most`. */
export async function listReturnedOrders(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select('orders.id')
    .where('returned_at', 'is not', null)
    .where('orders.status', 'in', underWay)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('shipments as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'shipments.order_id')
            .whereRef('later.id', '>', 'shipments.id'),
        ),
      ),
    )
    .orderBy('returned_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** When parcels without an AWB were sent, since `from`; up to `most`. */
export async function listTimesWithoutAwb(db: Database, from: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select('shipments.created_at')
    .where('awb', 'is', null)
    .where('returned_at', 'is', null)
    .where('shipments.created_at', '>=', from)
    .where('orders.status', 'in', underWay)
    .orderBy('shipments.created_at')
    .limit(most)
    .execute();
  return rows.map(({ created_at: at }) => at);
}
