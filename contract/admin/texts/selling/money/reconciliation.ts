// The reconciliation of a month, on screen and on the command line.
import type { BridgeRow } from '../../../schemas/selling/reconciliation.ts';

export const title = 'Reconciliation';
export const intro =
  'Documents against money, and our books against the payment provider’s, for one month of India. Nothing is changed here.';
export const back = 'Accounting';
export const asking = 'Asking the payment provider. A month with many orders may take a minute.';

export const differences = 'Differences';
export const differenceCount = (count: number): string => (count === 1 ? '1 difference' : `${count} differences`);
export const noDifferencesHeading = 'The books agree';
export const noDifferencesText = 'Every document has its money, and every payment its order.';
export const showMore = (count: number): string => `Show ${count} more`;
export const openOrder = (number: string): string => `Open order ${number}`;

export const bridge = 'From documents to money';
export const bridgeText =
  'Invoices and credit notes of the month are the same sum as its money, when the time between payment and packing is counted.';
export const documents = 'Documents';
export const money = 'Money and time';
export const bridgeRows: Readonly<Record<BridgeRow, string>> = {
  invoices: 'Invoices and bills',
  'credit notes': 'Credit notes',
  captured: 'Paid through the provider',
  refunded: 'Given back through the provider',
  'received by hand': 'Paid in cash or to your UPI',
  'given back by hand': 'Given back by hand',
  'to collect': 'Packed, to be collected at the door',
  'with couriers': 'Collected, with couriers',
  'cash received': 'Received from couriers',
  'cash written off': 'Kept by couriers as freight, or written off',
  'credit spent': 'Paid with store credit',
  'credit returned': 'Returned as store credit',
  'paid before': 'Paid in an earlier month, packed in this one',
  'not packed': 'Paid in this month, not packed in it',
  'given back before packing': 'Paid in an earlier month, given back before packing',
  'without document': 'Packed without an invoice',
  'not explained': 'Not explained',
};

export const provider = 'Payment provider';
export const providerDown = 'The payment provider does not answer. The rest of this page is known without it.';
export const payments = 'Payments';
export const captured = 'Captured';
export const capturedDiffers = (amount: string, isMore: boolean): string =>
  isMore
    ? `${amount} more than “Paid through the provider” above: payments that placed no order, or one of another month.`
    : `${amount} less than “Paid through the provider” above: payments of another month, or that the provider does not know.`;
export const fees = 'Its fees';
export const feeTax = 'GST on the fees';
export const feesOf = (amount: string): string => `fees ${amount}`;
export const payouts = 'Payouts to your bank account';
export const payoutDay = 'Day';
export const utr = (text: string): string => `UTR ${text}`;
export const items = 'Items';
export const received = 'Received';
export const noPayouts = 'Nothing was paid out in this month.';
export const payoutsUnknown = 'Your account does not tell what was paid out.';
export const unknown = 'not known';
