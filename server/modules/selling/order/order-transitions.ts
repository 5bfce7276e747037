// The state machine of orders: every transition, and the sources that may cause it.
import { type OrderStatus, orderStatuses, paymentPendingStatus } from '@taana-baana/contract';

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
  | 'withdrawn'
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
  { from: 'Ordered', to: 'Processing', sources: operator },
  { from: 'Processing', to: 'Shipped', sources: operator },
  { from: 'Shipped', to: 'Out for Delivery', sources: operator },
  { from: 'Out for Delivery', to: 'Delivered', sources: operator },
  // Not every courier reports when a parcel is out for delivery.
  { from: 'Shipped', to: 'Delivered', sources: operator },
  { from: 'Ordered', to: 'Cancelled', sources: ['operator', 'customer'] },
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
export const handsOver = (to: OrderState): boolean => to === 'Shipped';
