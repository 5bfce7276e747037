// How long an order takes, in business days (specification section 9, and its policies).

/** 48 hours. */
export const processing = 2;
export const fastest = 5;
export const slowest = 7;
