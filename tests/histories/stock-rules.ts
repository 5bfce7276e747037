// The invariants of counted stock, checked after every history: each piece is in one place.
import { expect } from 'vitest';
import type { OrderLineRow, OrderRow, RefundRow } from '../../server/database/tables/order-tables.ts';
import { toLinePieces } from '../../server/modules/selling/money/payments/refunds/refund-lines.ts';
import { expectSoundCounts, readCounts } from '../../server/modules/selling/goods/stock/testing.ts';
import type { Rested } from './world.ts';

export async function expectSoundStock(world: Rested): Promise<void> {
  const { shop, seen, db } = world;
  await expectSoundCounts(shop);
  const { movements, reservations, variants } = await readCounts(shop);
  expect(reservations).toEqual([]);
  const orders = await db.selectFrom('orders').selectAll().execute();
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const deltas = (isMeant: (movement: (typeof movements)[number]) => boolean) =>
    sum(movements.filter(isMeant).map(({ delta }) => delta));

  let out = 0;
  for (const order of orders) {
    const taken = 0 - deltas(({ order_id, reason }) => order_id === order.id && reason !== 'written off');
    const places = await whereThePiecesAre(world, order);
    expect(places, `${order.status} order has ${taken}`).toContain(taken);
    out += taken;
  }
  // Received and corrected = on the shelf + with customers + written off.
  const came = deltas(({ reason }) => reason === 'received' || reason === 'corrected');
  const gone = 0 - deltas(({ reason }) => reason === 'written off');
  expect(gone).toBeGreaterThanOrEqual(0);
  const shelf = sum(variants.map(({ stock }) => stock ?? 0));
  expect(came).toBe(shelf + out + gone);
  if (!seen.isShelfShort)
    for (const { stock, reserved } of variants) expect(stock ?? 0).toBeGreaterThanOrEqual(reserved);
}

/** Pieces of the lines that were refunded before a parcel had gone out. Ids rise with time. */
async function keptHere(
  db: Rested['db'],
  { id }: OrderRow,
  counted: readonly Pick<OrderLineRow, 'id'>[],
): Promise<number> {
  const events = await db.selectFrom('order_events').selectAll().where('order_id', '=', id).orderBy('id').execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute();
  const isHere = (refund: RefundRow) =>
    ['Ordered', 'Processing'].includes(events.findLast((event) => event.id < refund.id)?.to_status ?? '');
  return refunds
    .filter(isHere)
    .flatMap(toLinePieces)
    .filter(({ line }) => counted.some((one) => one.id === line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The number of counted pieces that the order may have, by its state and those of its exchanges and
 * parcels.
 */
async function whereThePiecesAre({ db, tee }: Rested, order: OrderRow): Promise<number[]> {
  if (order.number === null || order.status === 'Cancelled') return [0];
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute();
  const counted = lines.filter(({ color_id, size }) => color_id === tee.choice.color && size === tee.choice.size);
  const bought = counted.reduce((sum, { quantity }) => sum + quantity, 0);
  const received = await db
    .selectFrom('exchanges')
    .select('lines')
    .where('order_id', '=', order.id)
    .where('received_at', 'is not', null)
    .execute();
  const cameBack = received
    .flatMap((exchange) => JSON.parse(exchange.lines) as { line: string; quantity: number }[])
    .filter(({ line }) => counted.some(({ id }) => id === line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const [parcel] = await db
    .selectFrom('shipments')
    .select('returned_at')
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const withCustomer = Math.max(0, bought - cameBack - (await keptHere(db, order, counted)));
  // The owner may already have decided about the pieces of a returned parcel.
  return parcel?.returned_at && order.status === 'Shipped' ? [withCustomer, 0] : [withCustomer];
}
