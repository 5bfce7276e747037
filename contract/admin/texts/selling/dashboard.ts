// The dashboard: open tasks, the sum of the sales, and what a new shop shows.
import { exchangeWithinWorkingDays } from '../../../limits.ts';
import { formatRupees } from '../money.ts';

export const title = 'Dashboard';

const ordersOf = (count: string, isOne: boolean): string => (isOne ? `${count} order` : `${count} orders`);

export const tasks = {
  heading: 'To do now',
  noneHeading: 'All done',
  noneText: 'Nothing waits for you right now.',
  /** `count` is formatted: `12`, or `1000+`. */
  late: (count: string, isOne: boolean, hours: number): [string, string] => [
    `${ordersOf(count, isOne)} late to pack`,
    `Paid more than ${hours} hours ago`,
  ],
  disputes: (count: string, isOne: boolean): [string, string] => [
    `${count} open ${isOne ? 'dispute' : 'disputes'}`,
    'Answer in time, or the money is lost',
  ],
  refundsFailed: (count: string, isOne: boolean): [string, string] => [
    `${ordersOf(count, isOne)} with a failed refund`,
    'The payment provider refused it',
  ],
  returned: (count: string, isOne: boolean): [string, string] => [
    `${ordersOf(count, isOne)} returned to you`,
    'Send the parcel again, or cancel the order',
  ],
  trackingLate: (count: string, isOne: boolean, hours: number): [string, string] => [
    `${ordersOf(count, isOne)} without an AWB`,
    `Shipped more than ${hours} business hours ago`,
  ],
  enquiriesLate: (count: string, isOne: boolean, hours: number): [string, string] => [
    `${count} ${isOne ? 'enquiry' : 'enquiries'} older than ${hours} hours`,
    'The sender still waits for an answer',
  ],
  refundsByHand: (count: string, isOne: boolean): [string, string] => [
    `${ordersOf(count, isOne)} with money to give back`,
    'Hand it over yourself, and confirm it under Refunds',
  ],
  /** `worst`: as the system page names it. */
  system: (count: string, isOne: boolean, worst: string): [string, string] => [
    `${count} ${isOne ? 'problem' : 'problems'} under System`,
    worst,
  ],
  exchangesLate: (count: string, isOne: boolean): [string, string] => [
    `${count} ${isOne ? 'exchange' : 'exchanges'} overdue`,
    `The goods came back more than ${exchangeWithinWorkingDays} working days ago`,
  ],
  exchanges: (count: string, isOne: boolean): [string, string] => [
    `${count} ${isOne ? 'exchange' : 'exchanges'} to answer`,
    'None of them is late',
  ],
  toConfirm: (count: string, isOne: boolean): [string, string] => [
    `${ordersOf(count, isOne)} to confirm`,
    'Paid on delivery',
  ],
  toPack: (count: string, isOne: boolean): [string, string] => [
    `${ordersOf(count, isOne)} to pack`,
    'The oldest come first',
  ],
  packed: (count: string, isOne: boolean): [string, string] => [
    `${ordersOf(count, isOne)} to hand over`,
    'Packed, and waiting for the courier',
  ],
  enquiries: (count: string, isOne: boolean): [string, string] => [
    `${count} ${isOne ? 'enquiry' : 'enquiries'} to answer`,
    'None of them is late',
  ],
  lowStock: (count: string, isOne: boolean): [string, string] => [
    `${count} ${isOne ? 'product' : 'products'} running out`,
    'A colour and size is low or sold out',
  ],
  arrived: (count: string, isOne: boolean): [string, string] => [
    `${ordersOf(count, isOne)} ${isOne ? 'has' : 'have'} probably arrived`,
    'Their promised days are over',
  ],
  outForDelivery: (count: string, isOne: boolean): [string, string] => [
    `${ordersOf(count, isOne)} out for delivery`,
    'Mark those that have arrived',
  ],
} as const;

export const search = {
  label: 'Find an order',
  hint: 'Number, name or AWB',
} as const;

/** Paid orders without the cancelled ones, less what was given back of them. */
export const sales = (today: number, week: number): string =>
  `Today ${formatRupees(today)}, this week ${formatRupees(week)}`;

export const fresh = {
  heading: 'Your shop has no orders yet',
  text: 'The first one appears here by itself.',
} as const;

export const demo = 'Demo: no money moves until the real keys of Razorpay are set.';
