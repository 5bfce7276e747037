// How many pieces of an order's lines are refunded, for the other modules.
import { worthOf, worthOfPieces } from '@taana-baana/contract/pricing/paid-value.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { type CreditedPieces, listCreditedPieces } from '../../../goods/exchanges/exchange-records.service.ts';
import { listRefundedBooks } from '../books.repository.ts';
import { countPieces, sumPieces, toLinePieces } from './refund-lines.ts';
import { type Books, isOwn, isStanding, paidOf, refundsThatCount, standingsOf, toCollectOf } from './refund-sums.ts';

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
  const booksOf = await listRefundedBooks(db, orders);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  return new Map(
    orders.flatMap((order) => [...piecesRefunded(linesOf.get(order.id) ?? [], booksOf(order), until.get(order.id))]),
  );
}

/**
 * Pieces of each line of the order whose money is back. A refund without lines counts by its value:
 * for as many pieces as it pays for, the dearest first. If nothing is left, every piece is back.
 */
export function piecesRefunded(
  lines: readonly OrderLineRow[],
  books: Books,
  end?: string,
): ReadonlyMap<string, number> {
  const counting = standingsOf(books)
    .filter(({ refund, counted }) => counted > 0 || isStanding(refund))
    .filter(({ refund: { created_at: at } }) => end === undefined || at < end);
  if (counting.length === 0) return new Map();
  const pieces = new Map(sumPieces(counting.map(({ refund }) => refund)));
  const own = counting.filter(({ refund }) => isOwn(books, refund));
  const back = own.reduce((sum, { refund, counted }) => sum + counted + toPaise(refund.credit), 0);
  const paid = paidOf(books) + toCollectOf(books);
  const worth = worthOf(lines);
  // What was paid for sending a replacement was not paid for its pieces.
  if (paid > 0 && worth.some((one) => one > 0) && back + toPaise(books.exchanged) >= paid) {
    return new Map(lines.map(({ id, quantity }) => [id, quantity]));
  }
  const named = countPieces(own.flatMap(({ refund }) => toLinePieces(refund)));
  const valued = lines.map(({ id, quantity }, index) => ({ id, quantity, worth: worth[index] ?? 0 }));
  let value = valued.reduce(
    (rest, line) => rest - toPaise(worthOfPieces(line.worth, line.quantity, 0, named.get(line.id) ?? 0)),
    back,
  );
  for (const line of valued.toSorted((one, other) => other.worth / other.quantity - one.worth / one.quantity)) {
    const nextPaise = (count: number) => toPaise(worthOfPieces(line.worth, line.quantity, count, 1));
    for (let known = pieces.get(line.id) ?? 0; known < line.quantity && value > 0; known += 1) {
      if (line.worth === 0 || nextPaise(known) > value) break;
      value -= nextPaise(known);
      pieces.set(line.id, known + 1);
    }
  }
  return pieces;
}

/** Of a paid order with a discount. Without one, a piece is worth its price, whatever is back before it. */
export async function readCreditedPieces(
  db: Database,
  { id }: Pick<OrderRecord, 'id'>,
  lines: readonly OrderLineRow[],
): Promise<readonly CreditedPieces[]> {
  return lines.some((line) => line.discount_paise > 0) ? listCreditedPieces(db, id) : [];
}

/** Pieces of each line whose money is back: refunded by lines, or credited in an exchange. */
export const piecesBack = (books: Books, credited: readonly CreditedPieces[]): ReadonlyMap<string, number> =>
  countPieces([...refundsThatCount(books).flatMap(toLinePieces), ...credited]);

/** Lines without their refunded pieces. */
export const linesLeft = (lines: readonly OrderLineRow[], refunded: ReadonlyMap<string, number>): OrderLineRow[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - (refunded.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
