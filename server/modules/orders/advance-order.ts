// The one function that changes an order's status, by compare-and-set, and writes down who did it.
import { v7 } from 'uuid';
import type { Database, OrderRow } from '../../database/tables.ts';
import { type Cause, type OrderState, isFinal, isMoveAllowed } from './order-moves.ts';
import { insertEvent, updateStatus } from './orders.repository.ts';

export interface Advance {
  readonly orderId: string;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly cause: Cause;
  readonly at: Date;
  /** What else becomes true of the row by this move. */
  readonly changes?: Partial<OrderRow>;
}

/**
 * Call inside a transaction, with its handle. Undefined when the order is not in `from` any more: somebody else moved it,
 * and the caller looks at it again. A move that the table does not know is a mistake of ours, and throws.
 */
export async function advanceOrder(trx: Database, advance: Advance): Promise<OrderRow | undefined> {
  const { orderId, from, to, cause, at, changes } = advance;
  if (!isMoveAllowed(from, to, cause)) throw new Error(`an order does not go from ${from} to ${to} by ${cause}`);
  // The note says what matters until the parcel arrives, and may name whom the courier calls.
  const note = isFinal(to) ? { note: null } : {};
  const moved = await updateStatus(trx, orderId, from, { ...note, ...changes, status: to });
  if (moved) await insertEvent(trx, eventOf(orderId, from, to, cause, at));
  return moved;
}

export function eventOf(orderId: string, from: OrderState | null, to: OrderState, cause: Cause, at: Date) {
  return {
    id: v7(),
    order_id: orderId,
    from_status: from,
    to_status: to,
    cause,
    created_at: at.toISOString(),
    what: null,
  };
}
