// Computes the store credit of an exchange: what was paid for the returned pieces.
import type { ExchangeRow } from '../../../../database/tables/exchange-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../integrations/payment-gateway/paise.ts';
import { findBuyer } from '../../order/orders.repository.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { findOrigin } from '../../order/order-records.service.ts';
import { readBooks } from '../../money/payments/books.repository.ts';
import { countPieces, valuesOf } from '../../money/payments/refunds/refund-lines.ts';
import { leftToGive } from '../../money/payments/refunds/refund-sums.ts';
import { piecesBack, readCreditedPieces } from '../../money/payments/refunds/refunded-pieces.service.ts';
import { listOriginPieces, toStoredLines } from '../../goods/exchanges/exchange-records.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';

/**
 * Rupees. Null: nothing was paid for the pieces, the payment was refunded, or nobody could spend
 * it.
 */
export async function creditFor(
  db: Database,
  order: OrderRecord,
  row: ExchangeRow,
  bought: readonly OrderLineRow[],
): Promise<number | null> {
  const origin = await findOrigin(db, order);
  const pieces = await listOriginPieces(db, order, toStoredLines(row));
  const paid = origin.id === order.id ? bought : await listLines(db, [origin.id]);
  const books = await readBooks(db, origin);
  const credited = (await readCreditedPieces(db, origin, paid)).filter(({ exchange }) => exchange !== row.id);
  const values = valuesOf(paid, piecesBack(books, credited), countPieces(pieces));
  const amount = [...values.values()].reduce((sum, rupees) => sum + rupees, 0);
  const isPossible = amount > 0 && toPaise(amount) <= leftToGive(books);
  return isPossible && (await findBuyer(db, order.customerId)) ? amount : null;
}
