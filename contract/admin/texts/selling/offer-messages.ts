// What the server says about an offer to staff: why something cannot be done, what they should know,
// and the columns of its files.
import { offerLimits } from '../../../limits.ts';
import { formatPaise, formatRupees } from '../money.ts';

export const offerNotFound = 'There is no such offer. Somebody may have deleted it.';
export const trialEmpty = 'Please choose a T-shirt to try the offer on';
export const codesRange = `From 1 to ${offerLimits.codes.toLocaleString('en-IN')} codes at once`;

/** `when`: date and time. */
export const savedMeanwhile = (who: string, when: string): string =>
  `${who} saved this offer on ${when}, after you opened it. Please take over what you need, then save again.`;
export const changedBeforePublishing = (who: string, when: string): string =>
  `${who} changed this offer on ${when}, after you opened it. Please read it again, then publish it.`;
export const publishedMeanwhile = (when: string): string =>
  `This offer was published on ${when}. It cannot be changed any more: copy it, and change the copy.`;
export const publishedStays = 'This offer was published, so it cannot be deleted. You can end it.';
export const notPublished = 'This offer was not published, so there is nothing to end. You can delete it.';
export const endedHasNoCodes = 'This offer has ended: codes for it would do nothing.';
export const codesNeedCode = 'This offer works by itself. For codes, choose “By a code” first.';
/** `limit`: with its currency. */
export const overManagerBudget = (limit: string): string =>
  `Managers may publish offers with a budget of up to ${limit}. Please ask an owner to publish this one.`;

/** Why it cannot be published. */
export const problems = {
  codeMissing: 'Please type a code, or make single-use codes.',
  /** `title`: of the offer that has it. */
  codeUsed: (code: string, title: string): string =>
    `The code ${code} belongs to the offer “${title}”. Please choose another code, or end that offer first.`,
  endsEarly: 'The offer ends before it begins. Please choose a later end.',
  endIsPast: 'The end of the offer is over. Please choose a later one, or none.',
  noCustomers: 'Please name the customers that the offer is for.',
  noEmail: (text: string): string => `“${text}” is no e-mail address. Please correct it.`,
  tiersDoNotRise: 'Each step needs more pieces and more percent than the one before it.',
  /** `costs`: rupees that so many of the dearest pieces cost. */
  setIsDearer: (pieces: number, costs: number): string =>
    `${pieces} of the dearest pieces that the offer is on cost ${formatRupees(costs)}, so nobody would save. Please choose a lower price.`,
  shippingIsFree: 'Shipping is free for every order, so this offer would give nothing.',
  productGone: (id: string): string => `There is no product “${id}” in the shop. Please take it out of the offer.`,
  collectionGone: (tag: string): string => `There is no collection of “${tag}”. Please take it out of the offer.`,
  categoryGone: (title: string): string => `No product has the category “${title}”. Please take it out of the offer.`,
} as const;

export const notes = {
  onNothing: 'No product that is sold now is in this offer.',
  /** Of a piece on its own, in paise; `more`: what the seller keeps after tax, against no offer. */
  otherRate: (piece: { list: number; paid: number; off: number }, rate: { from: number; to: number }, more: number) =>
    `A piece for ${formatPaise(piece.list)} falls to ${formatPaise(piece.paid)}, and its GST from ${rate.from} to ${rate.to} %: ` +
    (more > 0
      ? `the offer leaves you ${formatPaise(more)} more.`
      : `of the ${formatPaise(piece.off)} you pay only ${formatPaise(-more)}.`),
} as const;

export const csv = {
  code: 'Code',
  link: 'Link',
  used: 'Used',
  title: 'Offer',
  label: 'For',
  orders: 'Orders',
  pieces: 'Pieces',
  discount: 'Discount',
  net: 'Net of refunds',
  returned: 'Returned parcels',
  firstTimeBuyers: 'First-time buyers',
} as const;
