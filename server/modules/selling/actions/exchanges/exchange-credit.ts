// Computes the store credit of an exchange: what was paid for the returned pieces.
import type { ExchangeRow } from '../../../../database/tables/exchange-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../integrations/payment-gateway/paise.ts';
import {
  type OrderRecord,
  findBuyer,
  findOrder,
  findOrigin,
  listOrderLines,
} from '../../order/order-records.service.ts';
import { readLeft } from '../../money/payments/order-payment.service.ts';
import { findExchangeOfReplacement, toStoredLines } from '../../goods/exchanges/exchange-records.service.ts';

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
  const priceOf = await listPaidPrices(db, order, bought);
  const amount = toStoredLines(row).reduce((sum, { line, quantity }) => sum + quantity * (priceOf.get(line) ?? 0), 0);
  const isPossible = amount > 0 && toPaise(amount) <= (await readLeft(db, await findOrigin(db, order)));
  return isPossible && (await findBuyer(db, order.customerId)) ? amount : null;
}

/**
 * Rupees paid for a piece of each line, by its id. A piece that replaces another is worth what was
 * paid for that one.
 */
async function listPaidPrices(
  db: Database,
  order: OrderRecord,
  lines: readonly OrderLineRow[],
): Promise<ReadonlyMap<string, number>> {
  const { id, parentId } = order;
  const parent = parentId === null ? undefined : await findOrder(db, parentId);
  if (!parent) return new Map(lines.map((line) => [line.id, line.price]));
  const replaced = (await findExchangeOfReplacement(db, { id, parentId: parent.id }))?.pieces ?? [];
  const before = await listPaidPrices(db, parent, await listOrderLines(db, parent.id));
  return new Map(lines.map((line, index) => [line.id, before.get(replaced[index]?.line ?? '') ?? 0]));
}
