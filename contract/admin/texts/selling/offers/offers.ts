// The screens of offers: the list, the editor, a published offer, the report.
import type { OfferTerms } from '../../../../schemas/selling/offer.ts';
import type { OfferState } from '../../../schemas/selling/offers.ts';
import { formatRupees } from '../../money.ts';
import { formatCount } from '../../quantities.ts';

export const title = 'Offers';
export const tabs = { label: 'Parts of the offers', offers: 'Offers', report: 'Report' } as const;

export const states: Readonly<Record<OfferState, string>> = {
  draft: 'Draft',
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
};

export const list = {
  intro: 'What makes a cart cheaper: by itself, or with a code.',
  add: 'New offer',
  /** `gift`: only if the title does not say it. */
  what: (given: string | undefined, on: string): string => (given ? `${given} on ${on}` : `On ${on}`),
  emptyHeading: 'No offer yet',
  emptyText: 'Such as “3 for Rs. 999”, or a code for a first order. Nobody gets it before you publish it.',
  uses: (uses: number, limit: number | null): string => {
    if (limit !== null) return `${formatCount(uses)} of ${formatCount(limit)} uses`;
    return uses === 1 ? '1 use' : `${formatCount(uses)} uses`;
  },
  spent: (spent: number, budget: number | null): string =>
    budget === null ? `${formatRupees(spent)} off` : `${formatRupees(spent)} of ${formatRupees(budget)}`,
} as const;

type GiftKind = OfferTerms['gift']['kind'];

export const gift = {
  heading: 'What it gives',
  kind: 'Kind of offer',
  kinds: {
    percent: 'Percent off',
    rupees: 'Rupees off',
    shipping: 'Free shipping',
    set: '3 for a price',
    'buy-get': 'Buy some, get some',
    tiers: 'More pieces, more off',
  } satisfies Record<GiftKind, string>,
  percent: 'Percent off',
  upTo: 'At most',
  upToHint: 'In rupees. Empty: no limit.',
  rupees: 'Rupees off',
  shippingHint: 'The order ships free.',
  setPieces: 'Pieces',
  setPrice: 'For',
  setPriceHint: 'In rupees, together.',
  buy: 'Buy',
  get: 'Get',
  getPercent: 'At percent off',
  getHint: 'The cheapest of them. 100 is free.',
  tiers: {
    hint: 'The highest step that the pieces reach counts, for all of them.',
    pieces: 'From pieces',
    percent: 'Percent off',
    add: 'Add a step',
    item: (position: number): string => `Step ${position}`,
    remove: (_: unknown, position: number): string => `Remove step ${position}`,
  },
  title: 'What shoppers read',
  titleHint: 'On T-shirts, in the cart, on the order and the invoice.',
} as const;

export const goods = {
  heading: 'On what',
  scope: 'T-shirts that it is on',
  scopes: { all: 'Everything', some: 'Only some' },
  products: 'T-shirts',
  addProduct: 'Add a T-shirt',
  collections: 'Collections',
  categories: 'Categories',
  choose: 'Please choose a T-shirt, a collection or a category.',
  remove: (name: string): string => `Remove ${name}`,
  isListPriceOnly: 'Not on what is on sale already',
  unknown: 'A T-shirt that is not there any more',
} as const;

export const who = {
  heading: 'For whom',
  fromRupees: 'From rupees in the cart',
  fromPieces: 'From pieces in the cart',
  anyHint: 'Empty: any cart.',
  label: 'Who gets it',
  kinds: { all: 'Everybody', 'first-order': 'First order', customers: 'Some customers' } satisfies Record<
    OfferTerms['who']['kind'],
    string
  >,
  emails: 'Their e-mails',
  emailsHint: 'One on each line.',
  emailsMissing: 'Please type an e-mail.',
  emailInvalid: (typed: string): string => `“${typed}” is no e-mail.`,
} as const;

export const how = {
  heading: 'How they get it',
  codes: 'Codes',
  label: 'Given',
  kinds: { itself: 'By itself', code: 'By a code' } satisfies Record<OfferTerms['how'], string>,
  code: 'Code',
  codeHint: '3 to 20 letters and digits. Empty: single-use codes only.',
  make: 'Make one',
  link: 'Link with the code',
  copyLink: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'This browser does not copy. Please mark the link and copy it.',
  single: 'Single-use codes',
  singleText: 'Each works once, for one order.',
  count: 'How many',
  makeCodes: 'Make codes',
  made: (count: number): string => (count === 1 ? '1 code is made.' : `${formatCount(count)} codes are made.`),
  used: (made: number, used: number): string => `${formatCount(used)} of ${formatCount(made)} used`,
  download: 'CSV',
  downloadLabel: 'Download the single-use codes as CSV',
  downloaded: 'The download has started',
} as const;

export const when = {
  heading: 'When',
  from: 'From',
  fromHint: 'Empty: as soon as you publish.',
  until: 'Until',
  untilHint: 'Empty: until you end it.',
  zone: 'India’s time.',
} as const;

export const limits = {
  heading: 'Limits',
  uses: 'Uses in all',
  usesPerCustomer: 'Uses per customer',
  budget: 'Budget in rupees',
  anyHint: 'Empty: no limit.',
  budgetHint: 'All that it may take off. Empty: no limit.',
  isPaidOnlineOnly: 'Only if it is paid online',
} as const;

export const others = {
  heading: 'Together with others',
  text: 'Both must allow it. The shopper gets what is cheapest, with one code for goods at most.',
  kinds: { offers: 'Other offers', codes: 'Codes', shipping: 'Free shipping' } satisfies Record<
    keyof OfferTerms['combines'],
    string
  >,
  label: 'Label for the report',
  labelHint: 'An influencer, or a campaign. Only you see it.',
} as const;

export const editor = {
  unchanged: 'Not saved yet',
  actions: 'More for this offer',
  terms: 'Terms of the offer',
  notFoundHeading: 'There is no such offer',
  toList: 'Show all offers',
  problems: 'Before you can publish',
} as const;

export const publish = {
  action: 'Publish',
  heading: 'Publish this offer?',
  text: (sentence: string): string => `${sentence} Once it is published it cannot be changed, only ended or copied.`,
  confirm: 'Publish the offer',
  done: (state: OfferState): string => (state === 'planned' ? 'It is published, and begins then.' : 'It runs now.'),
} as const;

export const end = {
  action: 'End',
  heading: 'End this offer?',
  text: 'Nobody gets it any more. Orders that are placed keep it. It cannot begin again: copy it for that.',
  confirm: 'End the offer',
  done: 'The offer is ended.',
} as const;

export const copy = { action: 'Copy', done: 'This is a copy. Nobody gets it before you publish it.' } as const;
export const remove = { action: 'Delete the draft', done: 'The draft is deleted.' } as const;

/** A local draft whose offer was published or deleted. */
export const left = {
  text: 'This device has changes of yours that were not saved, and are not part of this offer.',
  action: 'Make another from them',
} as const;

export const trial = {
  heading: 'What would this cart cost?',
  text: 'Put T-shirts in, and see what shoppers would pay. Nothing is ordered.',
  chosen: 'In this cart',
  goods: 'T-shirts',
  less: (amount: string): string => `− ${amount}`,
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  nothing: 'This offer takes nothing off this cart.',
} as const;

/** A published offer. */
export const result = {
  figures: 'Figures',
  uses: 'Uses',
  usesText: 'Orders with it, paid or being paid.',
  spent: 'Taken off',
  atMost: (label: string, limit: string): string => `${label}, at most ${limit}`,
  terms: 'Terms',
  published: (at: string): string => `Published ${at}.`,
  ended: (at: string): string => `Ended ${at}.`,
} as const;

export const report = {
  intro: 'Placed orders with an offer. Money is in whole rupees.',
  byOffer: 'By offer',
  byLabel: 'By label',
  offer: 'Offer',
  label: 'Label',
  orders: 'Orders',
  pieces: 'Pieces',
  discount: 'Discount',
  net: 'Net of refunds',
  returned: 'Parcels returned',
  firstTimeBuyers: 'First-time buyers',
  save: 'CSV',
  saveLabel: 'Save the report as CSV',
  saved: 'The download has started',
  emptyHeading: 'Nothing to report yet',
  emptyText: 'As soon as an order has an offer, its figures stand here.',
} as const;
