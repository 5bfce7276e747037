// Delivery times of an order that the owner does not choose (specification section 9, and its
// policies). Those that she chooses are settings.

/** After this many business days, a customer can cancel an unshipped order. */
export const cancellableAfter = 20;
/** Hours of business days after dispatch until the tracking appears. */
export const trackingHours = 24;
