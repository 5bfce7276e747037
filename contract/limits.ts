// The specification's constants and limits (sections 2, 4, 5 and 9), shared by browser and server.

export * as counts from './limits/counts.ts';
export * as delivery from './limits/delivery.ts';
export * as lengths from './limits/lengths.ts';
export * as measures from './limits/measures.ts';
export * as timings from './limits/timings.ts';

/** Of a product that has none of its own, in the order of its page. See sizes/product-sizes.ts. */
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;

/** Quantity of one cart line. */
export const quantityLimits = { min: 1, max: 10 } as const;

/**
 * Maximum lines of a cart. A cart from an older version may have more;
 * it can still be paid or emptied.
 */
export const maxCartLines = 100;

export const starLimits = { min: 1, max: 5 } as const;

/** Sort orders of the product list. */
export const sorts = ['-createdAt', 'createdAt', 'title', '-title', 'price', '-price'] as const;
export type Sort = (typeof sorts)[number];
/** The order of a list whose caller names none; the Sort By dropdown shows it. */
export const defaultSort: Sort = '-createdAt';

/** Columns of the store's grid on a wide screen. */
export const gridColumns = [3, 4, 6, 12] as const;
export type GridColumns = (typeof gridColumns)[number];
export const defaultGridColumns: GridColumns = 4;

/** A product counts as new this long after its `createdAt`. */
export const newForDays = 60;

/** Products with this tag appear under 'Our Popular Products'. */
export const popularTag = 'popular';

/** The statuses that a shopper sees, in order; 'Cancelled' can follow each before 'Delivered'. */
export const orderStatuses = [
  'Ordered',
  'Processing',
  'Shipped',
  'Out for Delivery',
  'Delivered',
  'Cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The status of `user/order/{number}` before a captured payment is known. */
export const paymentPendingStatus = 'Payment pending';

/** Working days from the arrival of the goods to the answer. */
export const exchangeWithinWorkingDays = 5;
/** How long counted pieces are reserved while the shopper pays. */
export const reservationMinutes = 15;

/**
 * Cash on delivery: rupees below the law's limit of 50,000, hours to confirm, and lists of its settings.
 * India has about 19,300 PIN codes.
 */
export const cashLimits = {
  most: 49_999,
  mostFee: 999,
  leastHours: 6,
  mostHours: 168,
  pincodes: 20_000,
  products: 500,
} as const;

/** Of offers: the most of each, and the characters of their texts. */
export const offerLimits = {
  rupees: 100_000_000,
  pieces: 100,
  uses: 1_000_000,
  tiers: 5,
  /** Products, collections, categories or customers that one offer names. */
  names: 1000,
  title: 60,
  label: 60,
  /** Single-use codes made at once. */
  codes: 1000,
  /** Codes of one order. */
  codesOfOrder: 5,
} as const;
