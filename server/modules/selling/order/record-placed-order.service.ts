// Inserts an order that waits for nothing: once, as Ordered, with its number, lines and history.
import type { Database } from '../../../database/tables.ts';
import type { OrderRow } from '../../../database/tables/order-tables.ts';
import { newOrderNumber } from './orders.mapping.ts';
import { type OrderState, type Source, isTransitionAllowed, eventOf } from './transitions.service.ts';
import { type Goods, insertGoods } from './order-goods.repository.ts';
import { insertEvents, findOrderOfKey, insertOrder } from './orders.repository.ts';

/** How often a taken order number is replaced by another. */
const maxAttempts = 3;

interface PlacedOrder {
  readonly shopName: string;
  readonly columns: Omit<Parameters<typeof insertOrder>[1], 'number' | 'status'>;
  readonly goods: Goods;
  /** The states of its history, in one transaction, and what caused each. The last is `Ordered`. */
  readonly passed: readonly { readonly to: OrderState; readonly source: Source }[];
  readonly at: Date;
  readonly staffId: string | null;
}

/** Call inside a transaction. Undefined if another call with its attempt key was faster. */
export async function recordPlacedOrder(
  trx: Database,
  { shopName, columns, goods, passed, at, staffId }: PlacedOrder,
): Promise<OrderRow | undefined> {
  const { id, attempt_key: key } = columns;
  const events = passed.map(({ to, source }, index) => {
    const from = passed[index - 1]?.to ?? null;
    if (!isTransitionAllowed(from, to, source)) throw new Error(`an order does not begin as ${to} by ${source}`);
    return { ...eventOf(id, from, to, source, at), staff_id: staffId };
  });
  for (let left = maxAttempts; left > 0; left -= 1) {
    const status: OrderState = 'Ordered';
    const placed = await insertOrder(trx, { ...columns, number: newOrderNumber(shopName), status });
    if (placed) {
      await insertGoods(trx, goods);
      await insertEvents(trx, events);
      return placed;
    }
    if (key && (await findOrderOfKey(trx, key))) return undefined;
  }
  throw new Error('no number for an order was free');
}
