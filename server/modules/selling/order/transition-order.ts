// The only function that changes an order's status: by compare-and-set, with a line in the order's
// history.
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import type { OrderEventRow, OrderRow } from '../../../database/tables/order-tables.ts';
import { deleteNotesWithoutCustomer } from './order-notes.repository.ts';
import { type OrderState, type Source, isFinal, isTransitionAllowed } from './order-transitions.ts';
import { insertEvent, updateStatus } from './orders.repository.ts';

interface OrderTransition {
  readonly orderId: string;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly source: Source;
  readonly at: Date;
  /** The member of staff who causes it in the admin. */
  readonly staffId?: string | null;
  /** Id of the line in the history; without it, a new one. */
  readonly eventId?: string;
  /** Columns that change in the same statement. */
  readonly changes?: Partial<OrderRow>;
}

/**
 * Call inside a transaction. Undefined if the order is not in `from` any more: the caller reads it
 * again. Throws on a transition that the table does not have, which is a bug.
 */
export async function transitionOrder(trx: Database, transition: OrderTransition): Promise<OrderRow | undefined> {
  const { orderId, from, to, source, at, staffId = null, changes, eventId = v7() } = transition;
  if (!isTransitionAllowed(from, to, source)) {
    throw new Error(`an order does not go from ${from} to ${to} by ${source}`);
  }
  // The note is needed until the parcel arrives, and may hold the customer's phone number.
  const note = isFinal(to) ? { note: null } : {};
  const order = await updateStatus(trx, orderId, from, { ...note, ...changes, status: to });
  if (order && isFinal(to)) await deleteNotesWithoutCustomer(trx, orderId);
  if (order) await insertEvent(trx, { ...eventOf(orderId, from, to, source, at), id: eventId, staff_id: staffId });
  return order;
}

export function eventOf(
  orderId: string,
  from: OrderState | null,
  to: OrderState,
  source: Source,
  at: Date,
): OrderEventRow {
  return {
    id: v7(),
    order_id: orderId,
    from_status: from,
    to_status: to,
    cause: source,
    created_at: at.toISOString(),
    what: null,
    staff_id: null,
  };
}
