// Why an order cannot be moved, cancelled or refunded; said in the admin and on the command line.
// `name` is `Order TB-7K3F9Q`.
import { statusName } from './orders.ts';

/** In a message to the customer, in the place of the address. */
export const noAddress = 'no address yet';
export const orderNotFound = (reference: string) => `There is no order ${reference}.`;
export const unplacedNotFound = (reference: string) => `There is no payment without an order under ${reference}.`;
export const isAlready = (name: string, status: string) => `${name} is ${status} already.`;
export const cannotBecome = (name: string, status: string, to: string) =>
  `${name} is ${status} and cannot become ${to}.`;
export const useCancel = 'Please cancel the order instead: that gives the money back.';
export const cannotCancel = (name: string, status: string) =>
  `${name} is ${status} and cannot be cancelled. Please refund it when the goods are returned.`;
export const cannotCancelUnpaid = (name: string, status: string) =>
  `${name} is ${status} and cannot be cancelled; it lapses by itself.`;
export const changedMeanwhile = (name: string) =>
  `${name} was changed by somebody else just now. Please look at it again.`;
export const notConfirmed = (name: string) =>
  `${name} is paid on delivery, and its customer has not confirmed it yet. Please call first, and confirm it then.`;
export const cancelledBefore = (name: string) => `${name} is cancelled, so it cannot be confirmed any more.`;
export const paymentRefunded = (name: string) => `The payment of ${name} has been given back. Please cancel the order.`;
export const replacedRefunded = (name: string, origin: string) =>
  `${name} replaces goods of ${origin}, and the payment of ${origin} has been given back. Please cancel ${name}.`;
export const disputed = (name: string, dispute: string, status: string) =>
  `The payment of ${name} is disputed (${dispute}, ${status}): if you ship it, you may lose the shirts and the money. It can be shipped despite the dispute.`;
export const notUndoable = 'This can no longer be undone. Please look at the order again.';
export const exchangeAsked = (name: string) =>
  `This can no longer be undone: an exchange was asked for, so ${name} has arrived.`;

export const mailIsOut = (name: string) => `This can no longer be undone: the customer has had the mail about ${name}.`;

export const courierTooEarly = 'Courier and AWB belong to an order that becomes Shipped.';
export const courierUnknown = (name: string, known: readonly string[]) =>
  `There is no courier “${name}” in the settings; there are ${known.join(', ') || 'none'}.`;
export const notUnderWay = (name: string, status: string) => `${name} is ${status}: no parcel of it is under way.`;
export const parcelNotFound = (code: string) => `No parcel has the AWB ${code}.`;
export const parcelCameBack = (name: string) => `This parcel of ${name} came back, so it was not delivered.`;
export const parcelIsBack = (name: string) => `This parcel of ${name} came back already.`;
export const parcelReturned = (name: string) =>
  `The parcel of ${name} came back. Please send it again, or cancel the order.`;
export const soldMeanwhile = (name: string, piece: string) =>
  `${piece} of ${name} is sold out by now. Please receive some first, or cancel the order.`;
export const notReturned = (name: string) => `No parcel of ${name} came back.`;
export const documentNumberTooLong = (number: string) =>
  `The number ${number} is too long: a document's number has at most 16 characters. Please choose a shorter prefix in the settings, under Tax.`;
export const gstinTooLate = (name: string): string => `${name} has an invoice: its GSTIN cannot be changed any more.`;
export const invoiceWaits =
  'The invoice waits: the state of the address is not known. Please correct the address, and the invoice is issued.';
const apart = (seconds: number): string =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3600)} h`;
/** Both were paid. */
export const sameCart = (number: string, seconds: number): string =>
  `Bought twice: same cart as ${number}, ${apart(seconds)} apart. Please ask the customer whether both are wanted.`;
export const addressTooLate = (name: string, status: string) =>
  `${name} is ${status}: its address cannot be changed any more.`;

export const pieceTooLate = (name: string, status: string) =>
  `${name} is ${statusName(status).toLowerCase()}: its pieces cannot be changed any more.`;
export const replacementPiece = (name: string) =>
  `${name} replaces goods of an exchange, which says what goes out. Its pieces cannot be changed.`;
export const otherPieces = (name: string) =>
  `The pieces of ${name} have changed since you opened this page or printed its slip. Please print the slip again, and pack what it has now.`;
export const otherPrice = (title: string, now: string, paid: string) =>
  `“${title}” costs ${now} now, and ${paid} was paid. Please give the money for this piece back, and take a new order for the other one.`;
export const discountDivided = (title: string) =>
  `Some money of this order went back, so its discount cannot be divided again. Please change all pieces of “${title}” at once.`;
/** In the history of an order. */
export const pieceChanged = (quantity: number, title: string, from: string, to: string): string =>
  `${quantity} × ${title}: ${from} is now ${to}`;

export const noPayment = (name: string) => `${name} has no payment to give back.`;
export const nothingPaid = (order: string): string =>
  `Nothing was paid for these pieces of ${order}, so there is nothing to give back.`;
export const replacementRefund = (name: string) =>
  `${name} replaces goods of another order. Please refund that one, or cancel ${name}: that gives its fee back.`;
export const allRefunded = (name: string) => `The payment of ${name} is given back already.`;
export const moreThanLeft = (name: string, left: string, wanted: string) =>
  `${left} of ${name} are left to give back, not ${wanted}.`;
export const lineUnknown = (name: string) => `${name} has no such line. Please look at the order again.`;
export const moreThanLineLeft = (title: string, left: number, wanted: number) =>
  `${left} of “${title}” ${left === 1 ? 'is' : 'are'} left to give back, not ${wanted}.`;
export const cancelInstead = (name: string) =>
  `${name} has not gone out. Please cancel it: that ends it and gives the money back.`;
export const refundKeyUsed =
  'This refund was sent before with another amount or other pieces. Please look at the order again.';
export const overManagerLimit = (limit: string) =>
  `Managers can give back ${limit} of an order, refunds and goodwill together. Please ask the owner.`;
