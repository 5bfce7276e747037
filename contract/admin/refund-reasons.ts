// Why staff give money back. Without schemas, so that the browser can load it alone.

export const refundReasons = ['sent back', 'defective', 'missing', 'not available', 'goodwill'] as const;
export type OperatorRefundReason = (typeof refundReasons)[number];

/** Pieces that have not gone out yet and were refunded for one of these can be sold to others. */
export const leavesGoodPieces = (reason: OperatorRefundReason | undefined): boolean =>
  reason !== 'defective' && reason !== 'missing' && reason !== 'not available';
