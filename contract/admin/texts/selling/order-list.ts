// The list of orders: filters, columns, and what is said when there is nothing to list.
import type { OrderTab } from '../../paths/order-tabs.ts';
import type { OrderFlag } from '../../schemas/selling/orders.ts';

export const title = 'Orders';
export const tabs = 'Orders by status';
export const all = 'All';

export const search = {
  label: 'Search orders',
  hint: 'Number, name, mobile, city, PIN, product, SKU, AWB …',
  hintWithoutContact: 'Number, name, product, SKU, AWB or payment id',
} as const;

export const filters = {
  open: 'Filters',
  openWith: (count: number): string => `Filters (${count})`,
  heading: 'Show only orders with',
  product: 'Product',
  state: 'State',
  courier: 'Courier',
  payment: 'Paid with',
  any: 'Any',
  anyProduct: 'Any T-shirt',
  show: 'Show',
  remove: (value: string): string => `Remove the filter ${value}`,
} as const;

export const scanned = {
  hint: 'The code of a slip or a label opens its order.',
  unknown: (code: string): string => `No order or parcel has the code ${code}.`,
} as const;

export const days = {
  any: 'Any day',
  heading: 'Paid on which days?',
  choices: {
    today: 'Today',
    yesterday: 'Yesterday',
    sevenDays: '7 days',
    month: 'This month',
  },
  from: 'From',
  to: 'To',
  range: (from: string, to: string): string => `${from} to ${to}`,
  since: (from: string): string => `From ${from}`,
  until: (to: string): string => `Until ${to}`,
  done: 'Show',
} as const;

export const columns = {
  order: 'Order',
  when: 'When',
  customer: 'Customer',
  city: 'City',
  pieces: 'Pieces',
  total: 'Total',
  payment: 'Payment',
  status: 'Status',
} as const;
export const table = 'Orders';

export const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

export const flagLabels: Readonly<Record<OrderFlag, string>> = {
  'to confirm': 'To confirm',
  disputed: 'Disputed',
  'dispute lost': 'Dispute lost',
  'refund failed': 'Refund failed',
  'refund pending': 'Refund on its way',
  'to give back': 'To be given back',
  'partially refunded': 'Partly refunded',
  refunded: 'Refunded',
  'address missing': 'No address',
  returned: 'Returned',
  'tracking missing': 'No AWB',
  replacement: 'Replacement',
  phone: 'By phone',
  whatsapp: 'By WhatsApp',
  counter: 'At the counter',
  note: 'Note',
  'staff note': 'Staff note',
};

/** Of an order that is paid on delivery. */
export const cash = {
  collect: (sum: string): string => `Cash ${sum}`,
  callOf: (mobile: string, name: string): string => `Call ${name}, ${mobile}`,
  confirm: 'Confirm',
  confirmOf: (number: string): string => `Confirm ${number}`,
  confirmMany: (count: number): string => `Confirm ${count}`,
  confirmed: (count: number): string =>
    count === 1 ? 'Confirmed. It can be packed now.' : `${count} confirmed. They can be packed now.`,
  left: (hours: number, minutes: number): string => {
    if (hours > 0) return `${hours} h left`;
    return minutes > 0 ? `${minutes} min left` : 'Time is over';
  },
} as const;

export const more = 'More orders';
export const customerOf = (number: string): string => `Orders of the customer of ${number}`;
export const clearCustomer = 'Show the orders of all customers';

export const selection = {
  label: 'Chosen orders',
  one: (number: string): string => `Choose ${number}`,
  pack: (count: number): string => `Mark ${count} as packed`,
} as const;
export const end = 'These are all orders.';
export const shown = (count: number): string => (count === 1 ? '1 order is shown' : `${count} orders are shown`);
export const moreFailed = 'More orders could not be loaded.';
export const clearFilters = 'Clear search and filters';

export const empty: Readonly<Record<OrderTab | 'all' | 'found', readonly [heading: string, text: string]>> = {
  all: ['No orders yet', 'Each paid order appears here, the newest at the top.'],
  'to-confirm': ['Nothing to confirm', 'Orders that are paid on delivery wait here for a call, or for the customer.'],
  'to-pack': ['Nothing to pack', 'New orders appear here as soon as they are paid.'],
  packed: ['Nothing to hand over', 'Orders that you mark as packed wait here for the courier.'],
  shipped: ['Nothing on its way', 'Orders that you mark as shipped are here until they arrive.'],
  'out-for-delivery': ['Nothing out for delivery', 'Orders are here on the day on which the courier brings them.'],
  delivered: ['Nothing delivered yet', 'Orders that have arrived are kept here.'],
  cancelled: ['Nothing cancelled', 'Cancelled orders and their refunds are kept here.'],
  attention: [
    'Nothing needs attention',
    'Disputes, failed refunds, money to give back yourself and orders with a note appear here.',
  ],
  found: ['No order matches', 'Please check the spelling, or search in all orders, on any day and without filters.'],
};
