// What staff choose about orders: channels, manual payments, reasons of refunds, and which orders a
// bulk action takes. Without schemas, so that the browser can load it alone.
import type { OrderRow } from '../schemas/selling/orders.ts';

export const orderChannels = ['phone', 'whatsapp', 'counter'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** Received by the shop, not by the payment provider. */
export const handPayments = ['cash', 'upi'] as const;
export type ManualPayment = (typeof handPayments)[number];

export const refundReasons = ['sent back', 'defective', 'missing', 'not available', 'not wanted', 'goodwill'] as const;
export type OperatorRefundReason = (typeof refundReasons)[number];

/** Unsent pieces refunded for one of these reasons can be sold to others. */
export const isGoodAgain = (reason: OperatorRefundReason | undefined): boolean =>
  reason !== 'defective' && reason !== 'missing' && reason !== 'not available';

type Known = Pick<OrderRow, 'status' | 'flags'>;

/** CGST rule 46: an invoice names who is registered, and who buys for this much (rupees). */
const namedFrom = 50_000;

/** Of an order that staff take. What is handed over in the shop goes nowhere. */
export const isAddressNeeded = (order: { handing?: 'here' | undefined; total: number; gstin?: string | undefined }) =>
  order.handing !== 'here' || order.total >= namedFrom || Boolean(order.gstin);

/** An order with a flag needs a look first, so it is never packed in bulk. */
export const isReadyToPack = ({ status, flags }: Known): boolean => status === 'Ordered' && flags.length === 0;

/** The courier has it. */
export const isReadyToDeliver = ({ status }: Pick<Known, 'status'>): boolean =>
  status === 'Shipped' || status === 'Out for Delivery';

export const isReadyToShip = ({ status }: Pick<Known, 'status'>): boolean => status === 'Processing';
