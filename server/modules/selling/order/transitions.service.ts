// The state machine of orders: every transition, the sources that may cause it, and the only
// function that changes an order's status: by compare-and-set, with a line in its history.
import { type OrderStatus, orderStatuses, paymentPendingStatus } from '@taana-baana/contract';
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import type { OrderEventRow, OrderRow } from '../../../database/tables/order-tables.ts';
import { deleteNotesWithoutCustomer } from './order-notes.repository.ts';
import { insertEvent, updateStatus } from './orders.repository.ts';

export const expiredStatus = 'Expired';
export type OrderState = typeof paymentPendingStatus | typeof expiredStatus | OrderStatus;

export const orderStates: readonly OrderState[] = [paymentPendingStatus, expiredStatus, ...orderStatuses];

/**
 * What caused a transition. `callback` is the shopper's browser; the order's history stores these
 * words.
 */
export type Source =
  | 'checkout'
  | 'callback'
  | 'webhook'
  | 'reconciler'
  | 'operator'
  | 'undo'
  /** The operator, after the courier has returned the parcel. */
  | 'reship'
  | 'returned'
  | 'customer'
  /** A member of staff records a manual payment, or withdraws a payment link. */
  | 'by hand'
  /** At the counter, together with the payment. */
  | 'handed over'
  | 'withdrawn'
  /** Paid on delivery, and its time to be confirmed is over. */
  | 'not confirmed'
  | 'account deleted';

interface Transition {
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly sources: readonly Source[];
}

const operator: readonly Source[] = ['operator'];
/** Undoes a move of the operator, by the same member. */
const undo: readonly Source[] = ['undo'];

export const transitions: readonly Transition[] = [
  { from: null, to: 'Payment pending', sources: ['checkout', 'operator'] },
  // It replaces goods of another order.
  { from: null, to: 'Ordered', sources: operator },
  { from: 'Payment pending', to: 'Ordered', sources: ['checkout', 'callback', 'webhook', 'reconciler', 'by hand'] },
  { from: 'Payment pending', to: 'Expired', sources: ['reconciler', 'account deleted', 'withdrawn'] },
  // A shopper may return to the same checkout after days: its provider order can still be paid.
  { from: 'Expired', to: 'Payment pending', sources: ['checkout'] },
  { from: 'Ordered', to: 'Processing', sources: ['operator', 'handed over'] },
  { from: 'Processing', to: 'Shipped', sources: operator },
  { from: 'Processing', to: 'Delivered', sources: ['handed over'] },
  { from: 'Shipped', to: 'Out for Delivery', sources: operator },
  { from: 'Out for Delivery', to: 'Delivered', sources: operator },
  // Not every courier reports when a parcel is out for delivery.
  { from: 'Shipped', to: 'Delivered', sources: operator },
  { from: 'Ordered', to: 'Cancelled', sources: ['operator', 'customer', 'not confirmed'] },
  { from: 'Processing', to: 'Cancelled', sources: ['operator', 'customer'] },
  { from: 'Shipped', to: 'Shipped', sources: ['reship'] },
  { from: 'Out for Delivery', to: 'Shipped', sources: ['reship'] },
  { from: 'Shipped', to: 'Cancelled', sources: ['returned'] },
  { from: 'Out for Delivery', to: 'Cancelled', sources: ['returned'] },
  { from: 'Processing', to: 'Ordered', sources: undo },
  { from: 'Shipped', to: 'Processing', sources: undo },
  { from: 'Out for Delivery', to: 'Shipped', sources: undo },
  { from: 'Delivered', to: 'Out for Delivery', sources: undo },
  { from: 'Delivered', to: 'Shipped', sources: undo },
];

/** Final: the parcel has arrived, or will never be sent. */
export const isFinal = (state: string): boolean =>
  !transitions.some(({ from, sources }) => from === state && !sources.includes('undo'));

export function isTransitionAllowed(from: OrderState | null, to: OrderState, source: Source): boolean {
  return transitions.some((one) => one.from === from && one.to === to && one.sources.includes(source));
}

/** With the courier. */
export const isUnderWay = (state: OrderState): boolean => state === 'Shipped' || state === 'Out for Delivery';

/** The courier takes the parcel: a customer who disputes the payment may keep both. */
export const isShipping = (to: OrderState): boolean => to === 'Shipped';

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
