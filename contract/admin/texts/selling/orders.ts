// The admin's names of order statuses and of the list's tabs, and the texts of its timeline.
import type { OrderStatus } from '../../../limits.ts';
import type { OrderTab } from '../../paths/order-tabs.ts';

/** The API's own words stay; a member of staff reads these. */
export const statusLabels: Readonly<Record<OrderStatus, string>> = {
  Ordered: 'To pack',
  Processing: 'Packed',
  Shipped: 'Shipped',
  'Out for Delivery': 'Out for delivery',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
};

export const tabLabels: Readonly<Record<OrderTab, string>> = {
  'to-confirm': 'To confirm',
  'to-pack': statusLabels.Ordered,
  packed: statusLabels.Processing,
  shipped: statusLabels.Shipped,
  'out-for-delivery': statusLabels['Out for Delivery'],
  delivered: statusLabels.Delivered,
  cancelled: statusLabels.Cancelled,
  attention: 'Needs attention',
};

/** Before an order is placed. */
export const unpaidLabels: Readonly<Record<string, string>> = {
  'Payment pending': 'Checkout',
  Expired: 'Not paid in time',
};

/** The provider's names. */
const disputeStatuses: Readonly<Record<string, string>> = {
  open: 'open',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

/** Of an order, paid or not, or of a dispute. A status of a later version: as it is stored. */
export const statusName = (status: string): string =>
  statusLabels[status as OrderStatus] ?? unpaidLabels[status] ?? disputeStatuses[status] ?? status;

/** Of the provider: `goods_not_received` is `goods not received`. */
export const spoken = (code: string): string => code.replaceAll('_', ' ');

/** Of an order, and of its customer if nobody knows more. */
export const handedOver = 'Handed over in the shop';

/** The source of an event, if it was not a member of staff. */
export const causes: Readonly<Record<string, string>> = {
  callback: "Told by the customer's browser",
  webhook: 'Told by the payment provider',
  reconciler: 'The payment provider was asked',
  undo: 'Undone',
  reship: 'Sent again',
  returned: 'Returned to origin',
  customer: 'By the customer',
  'by hand': 'Paid to the shop itself',
  'handed over': handedOver,
  withdrawn: 'Withdrawn',
  'not confirmed': 'Not confirmed in time',
  'account deleted': 'The account was deleted',
};

/** What happened to an order that is paid on delivery. */
export const cashEvents: Readonly<Record<string, string>> = {
  'confirmed by the customer': 'Confirmed by the customer',
  'confirmed by phone': 'Confirmed on the phone',
  'reminded to confirm': 'The customer was reminded to confirm it',
};

export const commandLine = 'Command line';
export const wholePayment = 'the whole payment';
export const refundEntry = (sum: string, status: string) => `Refund of ${sum}: ${status}`;
export const disputeEntry = (sum: string, status: string) => `Dispute of ${sum}: ${status}`;
export const creditEntry = (sum: string, isTakenBack: boolean) =>
  isTakenBack ? `Store credit taken back: ${sum}` : `Store credit given: ${sum}`;
/** In words of staff, which may end with a full stop. */
export const creditReason = (reason: string) => `“${reason}”`;
export const mailEntry = (subject: string) => `Mail: ${subject}`;
export const mailStates = { sent: 'Sent', waiting: 'Waits to be sent', undeliverable: 'Could not be delivered' };
