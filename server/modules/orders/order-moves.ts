// The life of an order: every move that there is, and who may cause it. What is not in this table does not happen.
import { type OrderStatus, orderStatuses, paymentPendingStatus } from '@taana-baana/contract';

export const expiredStatus = 'Expired';
export type OrderState = typeof paymentPendingStatus | typeof expiredStatus | OrderStatus;

export const orderStates: readonly OrderState[] = [paymentPendingStatus, expiredStatus, ...orderStatuses];

/** Which door a move came through. */
export type Cause = 'checkout' | 'callback' | 'webhook' | 'reconciler' | 'operator' | 'account deleted';

interface Move {
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly causes: readonly Cause[];
}

const byOperator: readonly Cause[] = ['operator'];

export const moves: readonly Move[] = [
  { from: null, to: 'Payment pending', causes: ['checkout'] },
  { from: 'Payment pending', to: 'Ordered', causes: ['callback', 'webhook', 'reconciler'] },
  { from: 'Payment pending', to: 'Expired', causes: ['reconciler', 'account deleted'] },
  // The shopper comes back to the same attempt after days: its provider order can still be paid.
  { from: 'Expired', to: 'Payment pending', causes: ['checkout'] },
  { from: 'Ordered', to: 'Processing', causes: byOperator },
  { from: 'Processing', to: 'Shipped', causes: byOperator },
  { from: 'Shipped', to: 'Out for Delivery', causes: byOperator },
  { from: 'Out for Delivery', to: 'Delivered', causes: byOperator },
  { from: 'Ordered', to: 'Cancelled', causes: byOperator },
  { from: 'Processing', to: 'Cancelled', causes: byOperator },
];

/** Nothing comes after it: the parcel has arrived, or will never go. */
export const isFinal = (state: string): boolean => !moves.some((move) => move.from === state);

export function isMoveAllowed(from: OrderState | null, to: OrderState, cause: Cause): boolean {
  return moves.some((move) => move.from === from && move.to === to && move.causes.includes(cause));
}
