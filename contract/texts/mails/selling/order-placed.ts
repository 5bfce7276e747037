// The mail about a placed order.

import { colorName } from '../../../colors/color-name.ts';

export const subject = (number: string, shop: string): string => `Your order ${number} at ${shop}`;
export const heading = 'Thank you, your order is placed';
export const line = (quantity: number, title: string, color: string, size: string): string =>
  `${quantity} × ${title}, ${colorName(color)}, ${size}`;
export const shipping = 'Shipping';
/** The part of the total. */
export const credit = 'Of it with store credit';
export const goesTo = (address: string): string => `It goes to: ${address}.`;
export const handedOver = 'You have it already: it was handed over in our shop.';
export const addressMissing = (email: string): string =>
  `We do not have your address yet: please answer this mail, or write to ${email}.`;
export const addressIncomplete = (address: string, email: string): string =>
  `We have only a part of your address (${address}). To tell us the whole of it, please answer this mail, or write to ${email}.`;
export const button = 'See your orders';
