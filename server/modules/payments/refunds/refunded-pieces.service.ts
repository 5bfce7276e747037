// How many pieces of an order's lines are given back, for the other modules.
import type { Database } from '../../../database/tables.ts';
import type { OrderRecord } from '../../orders/order-records.service.ts';
import { sumPieces } from './refund-lines.ts';
import { refundsThatCount } from './refund-records.ts';
import { listRefundsOfOrders } from './refunds.repository.ts';

/** Of each line of the orders, by its id. */
export async function listPiecesRefunded(
  db: Database,
  orders: readonly OrderRecord[],
): Promise<ReadonlyMap<string, number>> {
  const ids = orders.map(({ id }) => id);
  const refunds = Map.groupBy(await listRefundsOfOrders(db, ids), (refund) => refund.order_id);
  return sumPieces(orders.flatMap((order) => refundsThatCount(order, refunds.get(order.id) ?? [])));
}
