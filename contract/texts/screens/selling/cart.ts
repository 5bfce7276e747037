// The cart.
import { listPrice } from '../../../messages.ts';

export const whatIsIn = 'What is in your cart';
export const product = 'Product';
export const emptyHint = 'The T-shirts you choose wait for you here.';
export const summary = 'Summary';
export const remove = (title: string): string => `Remove ${title}`;
export const soldOut = 'Sold out. Please remove it to go on.';
export const notSold = 'No longer sold. Please remove it to check out.';
export const minus = '− ';
export const afterOffers = 'After offers';
/** Rupees. Offers bring the cart below what ships free. */
export const shippingWithCode = (fee: number): string => `With this offer shipping costs ${listPrice(fee)}.`;
/** Rupees: what is in the cart, and from what amount it ships free. */
export const freeShipping = (subtotal: number, freeFrom: number): string =>
  subtotal >= freeFrom ? 'This order ships free.' : `Add ${listPrice(freeFrom - subtotal)} more, and shipping is free.`;
