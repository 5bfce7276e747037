// Delivery times of an order, in business days (specification section 9, and its policies).

/** 48 hours. */
export const processing = 2;
export const fastest = 5;
export const slowest = 7;

/** After this many, a customer can cancel an unshipped order. */
export const cancellableAfter = 20;
/** Hours of business days after dispatch until the tracking appears. */
export const trackingHours = 24;
