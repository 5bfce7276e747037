// How many pieces of an order's lines are refunded, for the other modules.
import type { Database } from '../../../database/tables.ts';
import type { OrderLineRow } from '../../../database/tables/order-tables.ts';
import type { OrderRecord } from '../../orders/order-records.service.ts';
import { listGivenBack, nothingGivenBack } from './given-back.service.ts';
import { sumPieces } from './refund-lines.ts';
import { refundsThatCount } from './refund-sums.ts';

/**
 * Of each line of the orders, by its id. `until`: when an order's parcel was sent; later refunds do
 * not count.
 */
export async function listPiecesRefunded(
  db: Database,
  orders: readonly OrderRecord[],
  until: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, number>> {
  const ids = orders.map(({ id }) => id);
  const given = await listGivenBack(db, ids);
  const counting = orders.flatMap((order) => {
    const end = until.get(order.id);
    return refundsThatCount(order, given.get(order.id) ?? nothingGivenBack).filter(
      ({ created_at: at }) => end === undefined || at < end,
    );
  });
  return sumPieces(counting);
}

/** Lines without their refunded pieces. */
export const linesLeft = (lines: readonly OrderLineRow[], refunded: ReadonlyMap<string, number>): OrderLineRow[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - (refunded.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
