// The mails to a customer about an exchange.

import { colorName } from '../../../colors/color-name.ts';

export const requestedSubject = (number: string, shop: string): string =>
  `Your exchange for order ${number} at ${shop}`;
export const requestedHeading = 'We expect your parcel';
export const requested = (number: string): string => `You would like to exchange something of order ${number}.`;
export const line = (quantity: number, title: string, color: string, size: string): string =>
  `${quantity} × ${title}, ${colorName(color)}, ${size}`;
export const instead = (color: string, size: string): string => `instead: ${colorName(color)}, ${size}`;
export const sendTo = (address: string): string =>
  `Please send it to: ${address}. Put the order’s number into the parcel.`;
export const until = (day: string): string => `Send it by ${day}.`;
export const condition = 'It must be unworn and unwashed, with its labels on.';
export const wePay = 'The fault is ours, so we pay for sending it back: keep the receipt, and we settle it with you.';
export const youPay = 'You pay for sending it back; we pay for sending you the new one.';

export const receivedSubject = (number: string): string => `What you sent back from order ${number} has arrived`;
export const receivedHeading = 'Your parcel has arrived';
export const received = (days: number): string =>
  `We process the exchange within ${days} working days of receiving it.`;

export const fee = (sum: string, number: string): string =>
  `What you want instead of what came back from order ${number} is ready for you. Sending it again costs ${sum}: we send it once that is paid.`;

export const replacedSubject = (number: string): string => `Your exchange is order ${number}`;
export const replacedHeading = 'Your exchange is ours to make now';
export const replaced = (number: string, before: string): string =>
  `Order ${number} replaces what you sent back from order ${before}. It costs you nothing, and you find it under My Orders.`;

export const creditedSubject = (sum: string, shop: string): string => `${sum} of store credit at ${shop} for you`;
export const creditedHeading = 'You have store credit';
export const credited = (sum: string, number: string): string =>
  `For what you sent back from order ${number}, ${sum} of store credit is in your account. You can spend it with your next order, at the checkout.`;
export const rejectedSubject = (number: string): string => `We cannot exchange what you bought with order ${number}`;
export const rejectedHeading = 'We cannot exchange it';
export const rejected = (number: string): string =>
  `We have looked at your exchange for order ${number}, and cannot do it:`;
export const questions = (email: string): string =>
  `If you see it differently, please answer this mail, or write to ${email}.`;
export const button = 'See your orders';
