// Store credit that staff give as goodwill: its limits. Without schemas, so that the browser can
// load it alone.

/** Rupees, in one step. */
export const goodwillAmounts = { min: 1, max: 10_000 } as const;
/** Characters. */
export const goodwillReasonLength = 200;
