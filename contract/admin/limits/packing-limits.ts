// Limits of packing. Without schemas, so that the browser can load it alone.

/** Orders of one packing list, and of one print. */
export const maxPackedAtOnce = 100;
