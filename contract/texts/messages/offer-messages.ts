// Why an offer cannot be saved as typed, and why a code is not taken.
import { offerLimits } from '../../limits.ts';
import { listPrice } from '../../messages.ts';

export const titleRequired = 'Please say what shoppers read, such as “3 for Rs. 999”';
export const rupeesRange = 'Whole rupees, at least 1';
export const piecesRange = `From 1 to ${offerLimits.pieces} pieces`;
export const percentRange = 'From 1 to 100 %';
export const usesRange = `From 1 to ${offerLimits.uses.toLocaleString('en-IN')} uses`;
export const tooManyNames = `At most ${offerLimits.names.toLocaleString('en-IN')} of them`;
export const timeUnknown = 'Please choose a day and a time';

/** Also of one that has ended or is somebody else's, to a stranger. */
export const codeUnknown = 'We do not know this code. Please compare it letter by letter.';
export const tooManyCodes = `At most ${offerLimits.codesOfOrder} codes for one order`;
export const codeUnknownUnconfirmed = `${codeUnknown} If it came by e-mail, please confirm your e-mail first.`;
export const codeUsedUp = 'The last use of this code is taken.';
export const codeUsed = 'You have used this code already.';
export const codeForFirstOrder = 'This code is for a first order.';
export const codeForOnline = 'This code is for orders that are paid online.';

export const fromRupees = (from: number, missing: number): string =>
  `From ${listPrice(from)}. Add ${listPrice(missing)} more.`;
export const fromPieces = (from: number, missing: number): string =>
  `From ${from} ${from === 1 ? 'T-shirt' : 'T-shirts'}. Add ${missing} more.`;
export const notOnCart = 'This code is not for what is in your cart.';
export const otherCodeCounts = 'One code counts for an order. We use the one that makes it cheapest.';
export const hasBetterPrice = 'Your cart already has a better price.';
export const codeCountsOnline =
  'This code is for paying online. It counts with this order if you pay it online before it is packed.';
export const codeEnded = 'This code has ended.';
export const codeNeedsLogin = 'Log in to use this code.';
/** On the cart, of an offer by itself. */
export const addMore = (title: string, pieces: number): string => `${title}: add ${pieces} more`;

/** Why the sum that a shopper saw is not the sum any more, and what it is now. */
export const offerOver = (title: string): string => `“${title}” has ended.`;
export const offerUsedUp = (title: string): string => `The last use of “${title}” is taken.`;
export const offerUsed = (title: string): string => `You have used “${title}” already.`;
export const offerForFirstOrder = (title: string): string => `“${title}” is for a first order.`;
export const codeRefused = (code: string, why: string): string => `${code}: ${why}`;
export const priceChanged = 'A price in your cart has changed.';
export const nowCosts = (why: string, total: number): string => `${why} Your order now costs ${listPrice(total)}.`;
