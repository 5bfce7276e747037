// Two checkouts of one cart, each paid: both orders stand, and staff hear of it by a note on each.
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import { setDoubt } from '../../order/order-records.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { listPlacedBetween, lockOrder } from '../../order/orders.repository.ts';

const choiceOf = ({ product_id: product, color_id: color, size }: OrderLineRow): string =>
  JSON.stringify([product, color, size]);

/**
 * Call in the transaction that places the order, after the cart is taken: that orders parallel
 * calls. Another order is of the same cart if it was placed while this checkout was open, was open
 * itself then, and has a line in common.
 */
export async function noteSameCart(trx: Database, placed: OrderRecord, lines: readonly OrderLineRow[]): Promise<void> {
  const placedAt = placed.placedAt ?? '';
  const others = await listPlacedBetween(trx, placed.customerId, placed.createdAt, placedAt);
  let noted = placed;
  const choices = new Set(lines.map(choiceOf));
  for (const other of others) {
    if (other.id === placed.id) continue;
    if (!(await listLines(trx, [other.id])).some((line) => choices.has(choiceOf(line)))) continue;
    const seconds = Math.round((Date.parse(placedAt) - Date.parse(toOrderRecord(other).placedAt ?? placedAt)) / 1000);
    noted = await setDoubt(trx, noted, texts.sameCart(other.number ?? '', seconds), true);
    await setDoubt(trx, await lockOrder(trx, other.id), texts.sameCart(placed.number ?? '', seconds), true);
  }
}
