// How many pieces of an order's lines are refunded, for the other modules.
import type { Database } from '../../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import type { OrderRecord } from '../../../order/order-records.service.ts';
import { listGivenBack, nothingGivenBack } from './given-back.service.ts';
import { sumPieces, toLinePieces } from './refund-lines.ts';
import { type GivenBack, isStanding, ownPayment, standingsOf } from './refund-sums.ts';

/**
 * Of each line of the orders, by its id. `until`: when an order's parcel was sent; later refunds do
 * not count.
 */
export async function listPiecesRefunded(
  db: Database,
  orders: readonly OrderRecord[],
  lines: readonly OrderLineRow[],
  until: ReadonlyMap<string, string> = new Map(),
): Promise<ReadonlyMap<string, number>> {
  const ids = orders.map(({ id }) => id);
  const given = await listGivenBack(db, ids);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  return new Map(
    orders.flatMap((order) => [
      ...piecesRefunded(
        order,
        linesOf.get(order.id) ?? [],
        given.get(order.id) ?? nothingGivenBack,
        until.get(order.id),
      ),
    ]),
  );
}

/**
 * Pieces of each line of the order whose money is back. A refund without lines counts by its value:
 * for as many pieces as it pays for, the dearest first. If nothing is left, every piece is back.
 */
export function piecesRefunded(
  order: OrderRecord,
  lines: readonly OrderLineRow[],
  given: GivenBack,
  end?: string,
): ReadonlyMap<string, number> {
  const counting = standingsOf(order, given)
    .filter(({ refund, counted }) => counted > 0 || isStanding(refund))
    .filter(({ refund: { created_at: at } }) => end === undefined || at < end);
  if (counting.length === 0) return new Map();
  const pieces = new Map(sumPieces(counting.map(({ refund }) => refund)));
  const own = counting.filter(({ refund }) => refund.provider_payment_id === ownPayment(order).id);
  const back = own.reduce((sum, { refund, counted }) => sum + counted + toPaise(refund.credit), 0);
  if (order.total > 0 && back + toPaise(given.exchanged) >= toPaise(order.total)) {
    return new Map(lines.map(({ id, quantity }) => [id, quantity]));
  }
  const priceOf = new Map(lines.map(({ id, price }) => [id, toPaise(price)]));
  const named = own.flatMap(({ refund }) => toLinePieces(refund));
  let value = named.reduce((rest, { line, quantity }) => rest - (priceOf.get(line) ?? 0) * quantity, back);
  for (const { id, price, quantity } of lines.toSorted((one, other) => other.price - one.price)) {
    if (price <= 0) continue;
    const known = pieces.get(id) ?? 0;
    const more = Math.max(0, Math.min(quantity - known, Math.floor(value / toPaise(price))));
    value -= more * toPaise(price);
    if (more > 0) pieces.set(id, known + more);
  }
  return pieces;
}

/** Lines without their refunded pieces. */
export const linesLeft = (lines: readonly OrderLineRow[], refunded: ReadonlyMap<string, number>): OrderLineRow[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - (refunded.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
