// Every constant and limit of the specification (sections 2, 4, 5 and 9), stated once for browser and server.

export * as counts from './limits/counts.ts';
export * as lengths from './limits/lengths.ts';
export * as measures from './limits/measures.ts';
export * as timings from './limits/timings.ts';

/** Sizes in the order in which the product page shows them. */
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;
export type Size = (typeof sizes)[number];

/** How many of one product, colour and size a cart line may hold. */
export const quantityLimits = { min: 1, max: 10 } as const;

/** How many lines a cart may hold. A cart of an older version may have more; it opens, and is paid or emptied, as it is. */
export const mostCartLines = 100;

export const starLimits = { min: 1, max: 5 } as const;

/** Sort orders of the product list; the first is the order of a list that asks for none. */
export const sorts = ['-createdAt', 'createdAt', 'title', '-title', 'price', '-price'] as const;
export type Sort = (typeof sorts)[number];

/** Columns of the store's grid on a wide screen. */
export const gridColumns = [3, 4, 6, 12] as const;
export type GridColumns = (typeof gridColumns)[number];
export const defaultGridColumns: GridColumns = 4;

/** The tag that puts a product under 'Our Popular Products'. */
export const popularTag = 'popular';

/** An order's life as the shopper sees it, in order; 'Cancelled' can follow the first two. */
export const orderStatuses = [
  'Ordered',
  'Processing',
  'Shipped',
  'Out for Delivery',
  'Delivered',
  'Cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What `user/order/{number}` says of an order that no captured payment has reached yet. */
export const paymentPendingStatus = 'Payment pending';

/** How long after delivery a shirt may be sent back for exchange or credit. */
export const exchangeDays = 15;
