// A shopper's orders, as they are read: the placed ones, or one of them while its payment is being checked.
import { type CallAnswer, type Order, paymentPendingStatus, serverMessages } from '@taana-baana/contract';
import type { OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { listProductPictures } from '../catalog/catalog.service.ts';
import { takeTry } from '../limits/limits.service.ts';
import { Refusal } from '../refusal.ts';
import { toOrder } from './orders.mapping.ts';
import { findOwnOrder, listLines, listPlacedOrders, updateCheckAt } from './orders.repository.ts';

/** A page that asks every second does not become a call to the provider every second. */
const oneLook = { name: 'look at a payment', tries: 1, minutes: 3 / 60 };

/** Newest first. */
export async function listOrders(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  customerId: string,
): Promise<{ orders: Order[] }> {
  return { orders: await writeOut(deps, await listPlacedOrders(deps.db, customerId)) };
}

/**
 * By its number or the provider's order id. Whoever asks for an unpaid one is waiting for the bank: the provider is asked
 * at once, and the next call has the answer. One that has lapsed is unpaid like any other; money that still comes for it goes back.
 */
export async function getOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'config'>,
  customerId: string,
  reference: string,
): Promise<CallAnswer<'getOrder'>> {
  const row = await findOwnOrder(deps.db, customerId, reference);
  if (!row) throw new Refusal('not-found', serverMessages.orderNotFound);
  if (row.number !== null) return writeOutOne(deps, row);
  if ((await takeTry(deps, { limit: oneLook, subject: row.id })) !== undefined) {
    await updateCheckAt(deps.db, row, deps.clock.now().toISOString());
    deps.changes.publish({ data: 'payment checks' });
  }
  return { orderStatus: paymentPendingStatus };
}

export async function writeOutOne(deps: Pick<Deps, 'db' | 'changes' | 'config'>, row: OrderRow): Promise<Order> {
  const [order] = await writeOut(deps, [row]);
  return order as Order;
}

async function writeOut(deps: Pick<Deps, 'db' | 'changes' | 'config'>, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const lines = await listLines(
    deps.db,
    rows.map((row) => row.id),
  );
  const pictures = await listProductPictures(
    deps,
    lines.map((line) => line.product_id),
  );
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => toOrder(row, linesOf.get(row.id) ?? [], pictures));
}
