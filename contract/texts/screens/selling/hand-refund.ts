// The page of the link where a customer enters the UPI id for a refund, and its words in My Orders.
import { locale, timeZone } from '../../../locale.ts';

/** `Rs. 1,100`, `Rs. 99.50` */
export const refundSum = (paise: number): string =>
  `Rs. ${(paise / 100).toLocaleString(locale, { minimumFractionDigits: paise % 100 === 0 ? 0 : 2 })}`;

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });

export const title = 'Your refund';
export const intro = 'We send it back by UPI. Your UPI id belongs only on this page: we never ask for it in a chat.';
export const motto = 'Back to you, thread by thread.';
export const number = 'Order';
export const due = 'You get back';
export const goesTo = 'Goes to';
export const upiId = 'UPI id';
export const upiIdHint = 'Such as asha@okaxis. Your UPI app shows it under your name. We need no PIN.';
export const save = 'Save the UPI id';
export const change = 'Change the UPI id';
export const saved = (sum: string, id: string): string =>
  `Thank you. We send ${sum} to ${id}, and you can change it here until it is paid.`;
export const paid = (sum: string, at: string, id: string | null): string =>
  `${sum} was paid${id === null ? '' : ` to ${id}`} on ${day.format(new Date(at))}.`;
/** In My Orders. */
export const waits = (sum: string): string => `${sum} goes back to you by UPI.`;
export const waitsAt = (sum: string, id: string): string => `${sum} goes back to you by UPI, to ${id}.`;
export const enter = 'Enter your UPI id';
export const ofOrder = (action: string, order: string): string => `${action} for order ${order}`;
