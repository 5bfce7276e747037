// The tabs of the order list, and the status that each of them shows. Without schemas, so that the
// browser can load it alone.
import type { OrderStatus } from '../../limits.ts';

export const orderTabs = [
  /** Paid on delivery, and not confirmed yet. */
  'to-confirm',
  'to-pack',
  'packed',
  'shipped',
  'out-for-delivery',
  'delivered',
  'cancelled',
  /** A dispute, a failed refund, or a note: of any status. */
  'attention',
] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Null: the tab has orders of several statuses. */
export const statusOfTab: Readonly<Record<OrderTab, OrderStatus | null>> = {
  'to-confirm': 'Ordered',
  'to-pack': 'Ordered',
  packed: 'Processing',
  shipped: 'Shipped',
  'out-for-delivery': 'Out for Delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  attention: null,
};

/** In these tabs the longest waiting order comes first. In other lists the newest does. */
export const isOldestFirst = (tab: OrderTab | undefined): boolean => tab === 'to-pack' || tab === 'to-confirm';

/** Larger counts are shown as `1000+`, so that they cost the same in a large shop. */
export const maxCount = 1000;
export const capped = (count: number): string => (count >= maxCount ? `${maxCount}+` : String(count));

export const usualOrdersListed = 50;
export const maxOrdersListed = 100;
