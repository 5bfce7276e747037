// Why an order cannot be paid in cash, and what a link to confirm one answers.
import { cashLimits } from '../../limits.ts';
import { listPrice } from '../../messages.ts';

export const notTaken = 'Cash on delivery is not possible at the moment.';
export const from = (rupees: number): string => `Cash is possible from ${listPrice(rupees)}.`;
export const upTo = (rupees: number): string => `Cash is possible up to ${listPrice(rupees)}.`;
export const notAtPincode = (pincode: string): string => `Cash is not possible at PIN code ${pincode}.`;
export const pincodeMissing = 'Please type your PIN code first.';
export const notFor = (title: string): string => `${title} cannot be paid in cash.`;
export const tooManyOpen = 'You have cash orders on their way. The next one is possible when they have arrived.';
export const refusedBefore = 'Cash is not possible after parcels came back. Please pay online.';
export const nothingDue = 'Store credit pays for all of it: nothing is left to pay in cash.';
export const advanceIsAll = 'What is paid first, online, pays for all of it: nothing is left to pay in cash.';
/** What is paid first is not what the shopper saw. */
export const advanceChanged = (rupees: number): string =>
  rupees > 0
    ? `${listPrice(rupees)} of it is now paid online first. Please look again, or reload the page.`
    : 'All of it is now paid on delivery. Please look again, or reload the page.';
/** `why`: one of the sentences above. */
export const payOnline = (why: string): string => `${why} Please pay online.`;

export const paidAlready = 'This order is paid already.';
export const packedAlready = 'This order is packed already. Please pay the courier, in cash.';
export const savingChanged = 'What you save by paying online has just changed. Please try again.';
export const linkUnknown = 'This link is not valid. You find your order under My Orders.';
export const cancelledBefore = (number: string): string =>
  `Order ${number} is cancelled, so it cannot be confirmed any more. You are welcome to order again.`;

export const fromRange = `From 1 to ${listPrice(cashLimits.most)}`;
export const advanceForm = 'Whole rupees, such as 100, or per cent up to 99, such as 20 %';
export const feeRange = `From 0 to ${cashLimits.mostFee}`;
export const rangeEndsEarly = 'The highest sum must not be below the lowest';
export const confirmHoursRange = `From ${cashLimits.leastHours} to ${cashLimits.mostHours} hours`;
export const claimDaysRange = 'From 1 to 60 days';
export const tooManyPincodes = `At most ${cashLimits.pincodes.toLocaleString('en-IN')} PIN codes: India has no more`;
export const tooManyProducts = `At most ${cashLimits.products} products`;
