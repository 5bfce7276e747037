// Reasons of refunds. Without schemas, so that the browser can load it alone.

export const refundReasons = ['sent back', 'defective', 'missing', 'not available', 'goodwill'] as const;
export type OperatorRefundReason = (typeof refundReasons)[number];

/** Unsent pieces refunded for one of these reasons can be sold to others. */
export const leavesGoodPieces = (reason: OperatorRefundReason | undefined): boolean =>
  reason !== 'defective' && reason !== 'missing' && reason !== 'not available';
