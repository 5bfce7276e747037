// What staff choose about orders: channels, manual payments, reasons of refunds, and which orders a
// bulk action takes. Without schemas, so that the browser can load it alone.
import type { OrderRow } from './schemas/selling/orders.ts';

export const orderChannels = ['phone', 'whatsapp', 'counter'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** Received by the shop, not by the payment provider. */
export const manualPayments = ['cash', 'upi'] as const;
export type ManualPayment = (typeof manualPayments)[number];

export const refundReasons = ['sent back', 'defective', 'missing', 'not available', 'goodwill'] as const;
export type OperatorRefundReason = (typeof refundReasons)[number];

/** Unsent pieces refunded for one of these reasons can be sold to others. */
export const leavesGoodPieces = (reason: OperatorRefundReason | undefined): boolean =>
  reason !== 'defective' && reason !== 'missing' && reason !== 'not available';

type Known = Pick<OrderRow, 'status' | 'flags'>;

/** An order with a flag needs a look first, so it is never packed in bulk. */
export const isReadyToPack = ({ status, flags }: Known): boolean => status === 'Ordered' && flags.length === 0;

/** The courier has it. */
export const isReadyToDeliver = ({ status }: Pick<Known, 'status'>): boolean =>
  status === 'Shipped' || status === 'Out for Delivery';

export const isReadyToShip = ({ status }: Pick<Known, 'status'>): boolean => status === 'Processing';
