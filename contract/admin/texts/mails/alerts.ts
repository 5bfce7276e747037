// The mails to staff about what has just happened. No phone number and no street: mail is read on
// the way.
import { colorName } from '../../../colors/color-name.ts';
import { mailIsTriedForDays } from '../../limits/system-limits.ts';

export const newOrder = {
  subject: (number: string, amount: string): string => `New order ${number}: ${amount}`,
  heading: 'A new order',
  order: 'Order',
  pieces: 'Pieces',
  customer: 'Customer',
  city: 'City',
  noAddress: 'not known yet',
  amount: 'Paid',
  button: 'Open the order',
};

const orders = (count: number): string => (count === 1 ? '1 more new order' : `${count} more new orders`);

/** The orders of a busy hour, which were not mailed one by one. */
export const newOrders = {
  subject: (count: number, amount: string): string => `${orders(count)}: ${amount}`,
  heading: 'A busy hour',
  what: (count: number): string => `${orders(count)} came within an hour, too many for a mail each:`,
  button: 'Open the orders',
};

/** By the customer. */
export const orderCancelled = {
  subject: (number: string): string => `Order ${number} was cancelled by the customer`,
  heading: 'A customer cancelled an order',
  what: (isPacked: boolean): string =>
    isPacked
      ? 'It is packed already: please unpack it, and do not hand it over.'
      : 'Please do not pack it. If its slip is printed already, throw it away.',
  order: 'Order',
  refund: 'Goes back to the customer',
  nothing: 'nothing is left',
  button: 'Open the order',
};

export const exchangeRequested = {
  subject: (number: string): string => `Exchange asked for: order ${number}`,
  heading: 'A customer asks for an exchange',
  order: 'Order',
  reason: 'Reason',
  line: (quantity: number, title: string, color: string, size: string): string =>
    `${quantity} × ${title}, ${colorName(color)}, ${size}`,
  instead: (color: string, size: string): string => `Instead: ${colorName(color)}, ${size}`,
  whatNext: 'Nothing is to be sent before the goods are back.',
  button: 'Open the exchange',
};

export const enquiry = {
  subject: (ticket: string): string => `New enquiry ${ticket}`,
  heading: 'Somebody has a question',
  ticket: 'Ticket',
  from: 'From',
  button: 'Open the enquiry',
};

/** The rest is that of the mail to the shop's own address. */
export const dispute = { button: 'Open the order' };

/** By the provider. */
export const refundFailed = {
  subject: (sum: string, order: string): string => `A refund of ${sum} for ${order} failed`,
  heading: 'A refund failed',
  what: 'The payment provider did not make this refund, and the shop does not try it again by itself. The customer was told that the money is on its way.',
  order: 'Order',
  payment: 'Payment',
  sum: 'Refund',
  inFull: 'the whole payment',
  failure: 'The provider says',
  whatToDo:
    "Please look at the balance and the payment in the provider's dashboard. Then try the refund again, or make it in the dashboard: the shop notices it.",
  button: 'Open the order',
  /** The payment made no order. */
  buttonUnplaced: 'Open the payment',
};

export const mailUndeliverable = {
  subject: (subjectOfMail: string): string => `Undeliverable: ${subjectOfMail}`,
  heading: 'A mail could not be delivered',
  what: `The shop tried for ${mailIsTriedForDays} days. Please check the address, or ask the customer for another one.`,
  recipient: 'To',
  mailSubject: 'Subject',
  problem: 'The mail server said',
  onceADay: 'If more mails are undeliverable within 24 hours, you find them on the same page.',
  button: 'See undeliverable mails',
};
