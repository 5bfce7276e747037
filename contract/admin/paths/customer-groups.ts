// The groups of the list of customers, and their rules. Without schemas, so that the browser can load
// it alone.
import { firstOf, listFilters, typed } from '../list-filters.ts';

export const customerGroups = ['all', 'unfinished', 'new', 'loyal', 'big', 'asleep'] as const;
export type CustomerGroup = (typeof customerGroups)[number];

export const groupRules = {
  unfinishedDays: 30,
  /** The message about an unfinished checkout: nobody knows whether the first one was sent. */
  writeAgainHours: 24,
  newDays: 30,
  loyalOrders: 3,
  bigRupees: 5000,
  bigDays: 365,
  asleepDays: 180,
} as const;

export const customersListed = 50;

export const customerFilters = listFilters('/customers', { tab: firstOf(customerGroups), search: typed });

export const customerPath = (id: string): string => `/customers/${encodeURIComponent(id)}`;
