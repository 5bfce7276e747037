// Customers: the list with its groups, a customer's page, and notes.
import { type CustomerGroup, groupRules } from '../../paths/customer-groups.ts';
import { formatRupees } from '../money.ts';

const { unfinishedDays, newDays, loyalOrders, bigRupees, asleepDays } = groupRules;

export const title = 'Customers';
export const intro = 'Everybody with an account, and everybody who bought by phone or in the shop.';
export const tabs = 'Groups of customers';
export const tabLabels: Readonly<Record<CustomerGroup, string>> = {
  all: 'All',
  unfinished: 'Unfinished',
  new: 'New',
  loyal: 'Loyal',
  big: 'Big',
  asleep: 'Asleep',
};
export const rules: Readonly<Record<CustomerGroup | 'found', string>> = {
  all: 'The last to buy, or to open an account, comes first.',
  unfinished: `They went to the checkout in the last ${unfinishedDays} days, and have not bought since. Their page has the message to write.`,
  new: `Their first order was in the last ${newDays} days.`,
  loyal: `They have ${loyalOrders} or more delivered orders.`,
  big: `They paid ${formatRupees(bigRupees)} or more in the last 12 months, without cancelled orders and what was given back.`,
  asleep: `They bought before, and nothing in the last ${asleepDays} days.`,
  found: 'A search looks at all customers, and at the first 500 that match.',
};
export const search = { label: 'Search customers', hint: 'Name, mobile, e-mail or town' } as const;
export const clearSearch = 'Clear the search';
export const more = 'Show more';
const nobody = 'Nobody is in this group now';
export const empty: Readonly<Record<CustomerGroup | 'found', readonly [heading: string, text: string]>> = {
  all: ['No customers yet', 'They appear here with their account or their first order.'],
  unfinished: [nobody, rules.unfinished],
  new: [nobody, rules.new],
  loyal: [nobody, rules.loyal],
  big: [nobody, rules.big],
  asleep: [nobody, rules.asleep],
  found: ['No customer matches', 'Please check the spelling, or type less.'],
};
/** Somebody without an account, whose name nobody typed. */
export const noName = 'Without a name';
export const orders = (count: number): string =>
  count === 0 ? 'No order yet' : count === 1 ? '1 order' : `${count} orders`;
export const lastOrder = (when: string): string => `last ${when}`;
export const lastCheckout = (when: string): string => `At the checkout ${when}`;
interface Piece {
  readonly title: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
}
export const pieces = (lines: readonly Piece[]): string =>
  lines.map((one) => `${one.quantity} × ${[one.title, one.color, one.size].join(', ')}`).join('; ');
export const failure = (words: string): string => `The bank said: “${words}”`;
export const guest = 'No account';

export const page = {
  back: 'Customers',
  toList: 'Show all customers',
  notFoundHeading: 'There is no such customer',
  contact: 'Contact',
  logged: 'Looking at this page is written into the audit log.',
  figures: 'At a glance',
  paid: 'Paid in total',
  orders: 'Orders',
  first: 'First order',
  last: 'Last order',
  since: 'Account since',
  credit: 'Store credit',
  none: 'none',
  latest: 'Orders',
  noOrders: 'Nothing bought yet.',
  allOrders: 'Show all orders',
  unfinished: 'Unfinished checkouts',
  unfinishedText: `With cart, address and the bank’s reason for ${unfinishedDays} days, as the privacy policy says.`,
  write: 'Write about the cart by WhatsApp',
  written: (when: string): string => `Message opened ${when}. The privacy policy promises one.`,
  noContact: 'Asked not to be contacted',
  mayContact: 'May be contacted again',
  noContactSet: 'Marked: nobody writes about a cart any more',
  noContactEnded: 'The mark is gone',
  exchanges: 'Exchanges',
  entries: 'Store credit',
  enquiries: 'Enquiries',
  enquiriesText: 'With this e-mail or mobile number.',
  reviews: 'Reviews',
  stars: (count: number): string => (count === 1 ? '1 star' : `${count} stars`),
  notes: 'Only staff see them here. The customer gets them with “Download my data”.',
  noNotes: 'No notes yet.',
} as const;

/** On an order's page. */
export const toCustomer = 'Everything about this customer';

/** What the server says about a wrong request. */
export const notFound = 'There is no such customer. The account may have been deleted';
export const noteRequired = 'Please write a note';
export const nothingUnfinished = 'There is no unfinished checkout any more. Please load the page again';
export const writtenOnce = 'You wrote about this cart already. The privacy policy promises one message';
export const noContact = {
  asked: 'This customer asked not to be contacted. Messages about orders are still fine.',
  unsubscribed:
    'This customer has left the newsletter, so do not write about the cart. Messages about orders are fine.',
} as const;
