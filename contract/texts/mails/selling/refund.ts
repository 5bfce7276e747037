// The mails to a customer about refunds.
import { reservationMinutes } from '../../../limits.ts';

export const subject = (sum: string, shop: string): string => `${sum} from ${shop} is on its way back to you`;
export const subjectCredit = (sum: string, shop: string): string => `${sum} of store credit at ${shop} is yours again`;
export const subjectCancelled = (number: string, shop: string): string =>
  `Your order ${number} at ${shop} is cancelled`;
export const heading = 'Your money is on its way back';
export const headingCredit = 'Your store credit is back';
export const headingCancelled = 'Your order is cancelled';

export const cancelled = (number: string): string =>
  `Order ${number} is cancelled, and you get back what you paid for it.`;
export const cancelledRest = (number: string): string =>
  `Order ${number} is cancelled. A part of what you paid went back before; now you get the rest.`;
export const cancelledAfterRefund = (number: string): string =>
  `Order ${number} is cancelled. What you paid for it is already on its way back.`;
export const cancelledUnpaid = (number: string): string => `Order ${number} is cancelled. Nothing was paid for it.`;
export const cancelledUnconfirmed = (number: string): string =>
  `Order ${number} was not confirmed in time, so it is cancelled. Nothing was paid for it. You are welcome to order again.`;
export const cancelledReplacement = (number: string): string =>
  `Order ${number} of your exchange is cancelled. We write to you about what happens instead.`;
export const goodsReturned = (number: string): string => `We are giving back what you paid for order ${number}.`;
export const partRefund = (number: string): string => `We are giving back a part of what you paid for order ${number}.`;
/** Reasons of refunds. */
export const reasons = {
  'sent back': 'What you sent back has reached us.',
  defective: 'There was a defect. We are sorry about it.',
  missing: 'Something of your order did not reach you. We are sorry about it.',
  'not available': 'We cannot deliver what you paid for. We are sorry about it.',
  'not wanted': 'As you wished, it is taken out of your order.',
  goodwill: 'Thank you for your patience.',
} as const;
export const paidTwice = (number: string): string =>
  `Order ${number} had been paid already when another payment for it reached us. The order stands, and the second payment goes back.`;
export const paidAfterCancel = (number: string): string =>
  `Order ${number} had been cancelled when another payment for it reached us. That payment goes back.`;
export const paidTooLate =
  'Your payment reached us days after its order had lapsed, so there is no order of it. If you still want the T-shirts, please order them once more.';
export const soldOut = `We keep the T-shirts of a checkout for ${reservationMinutes} minutes. Your payment reached us later than that, and the last piece had been sold by then. So there is no order of it, and all that you paid goes back. We are sorry.`;
export const creditSpent =
  'A part of this order was to be paid with your store credit, and another order of yours had used that credit by the time your payment reached us. So there is no order of it, and all that you paid goes back. Your store credit is as it was.';
export const offerUsedUp = `We keep the offers of a checkout for ${reservationMinutes} minutes. Your payment reached us later than that, and others had used up an offer of this order by then. So there is no order of it, and all that you paid goes back. We are sorry.`;
export const packedForCash = (number: string): string =>
  `Order ${number} was packed already when your payment reached us, so your payment goes back. Please pay the courier, in cash.`;
export const wrongAmount = 'A payment reached us that is not the amount of its order, so we could not place the order.';

export const payment = 'Payment';
export const inFull = 'You get back, in full';
export const paid = 'You paid';
export const now = 'You get back now';
export const toPayment = 'Of it to your payment';
export const toCredit = 'Of it to your store credit';
export const notReached = (email: string): string =>
  `If it has not reached you within seven working days, please write to ${email}.`;

/** By UPI: the customer enters the id behind a link. */
export const upiButton = 'Enter your UPI id';
export const upiSubject = (number: string, shop: string): string =>
  `The refund of your order ${number} at ${shop} needs your UPI id`;
export const upiHeading = 'Where may we send your money?';
export const upiAsk = (sum: string, number: string): string =>
  `We give ${sum} of order ${number} back to you by UPI. Please enter your UPI id with the button below, and only there: we never ask for it in a chat.`;
export const upiChangedSubject = (number: string, shop: string): string =>
  `The UPI id for the refund of order ${number} at ${shop} was changed`;
export const upiChangedHeading = 'Your UPI id was changed';
export const upiChanged = (number: string, id: string): string => `The refund of order ${number} goes to ${id} now.`;
export const upiNotYou = (email: string): string =>
  `If that was not you, please write to ${email} at once. We have not paid it yet.`;
