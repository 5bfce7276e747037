// Why staff give money back. Without schemas, so that the browser can load it alone.

export const refundReasons = ['sent back', 'defective', 'missing', 'not available', 'goodwill'] as const;
export type OperatorRefundReason = (typeof refundReasons)[number];
