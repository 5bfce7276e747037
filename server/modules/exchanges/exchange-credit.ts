// Computes the store credit of an exchange: what was paid for the returned pieces.
import type { ExchangeRow } from '../../database/tables/exchange-tables.ts';
import type { Database } from '../../database/tables.ts';
import type { OrderLineRow } from '../../database/tables/order-tables.ts';
import { toPaise } from '../../integrations/payment-gateway/paise.ts';
import { type OrderRecord, findBuyer } from '../orders/order-records.service.ts';
import { readLeft } from '../payments/order-payment.service.ts';
import { toStoredLines } from './exchange-records.service.ts';

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
  const priceOf = new Map(bought.map(({ id, price }) => [id, price]));
  const amount = toStoredLines(row).reduce((sum, { line, quantity }) => sum + quantity * (priceOf.get(line) ?? 0), 0);
  const isPossible = amount > 0 && toPaise(amount) <= (await readLeft(db, order));
  return isPossible && (await findBuyer(db, order.customerId)) ? amount : null;
}
