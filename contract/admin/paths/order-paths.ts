// Addresses of the admin's order screens: the list with its filters, and an order's page.
import { indianDay, listFilters, oneOf, typed } from '../list-filters.ts';
import { orderTabs } from './order-tabs.ts';

export const orderFilters = listFilters('/orders', {
  tab: oneOf(orderTabs),
  search: typed,
  /** An order's number: the orders of its customer, so that the address has no personal data. */
  customerOf: typed,
  /** Days in India, both included. */
  from: indianDay,
  to: indianDay,
  /** A product's id. */
  product: typed,
  state: typed,
  courier: typed,
  payment: typed,
});
export type OrderFilter = ReturnType<typeof orderFilters.read>;
export const ordersPath = orderFilters.path;

/** Chosen in a dialog, beside tab, search and days. */
export const chosenFilters = ['product', 'state', 'courier', 'payment'] as const;
export type ChosenFilters = Pick<OrderFilter, (typeof chosenFilters)[number]>;

/** Unpaid orders, or one of them. */
export const linkedOrderPath = (id?: string): string =>
  id === undefined ? '/orders/waiting' : `/orders/waiting/${id}`;

export const newManualOrderPath = '/orders/new';
/** A new order for the customer of this one, which goes into the same parcel. */
export const addPiecePath = (number: string): string => `${newManualOrderPath}?addTo=${encodeURIComponent(number)}`;

export const orderPath = (number: string): string => `/orders/${encodeURIComponent(number)}`;

/** Of a checkout whose payment made no order: the provider's order id, else ours. */
export const unplacedPath = (reference: string): string => `/orders/unplaced/${encodeURIComponent(reference)}`;

/** Passed by a link to an order: the list that contains it. */
export interface FromList {
  readonly list: OrderFilter;
}

/** Pages to print about orders. */
export type Printed = 'slips' | 'labels';

export const printPath = (what: Printed, numbers: readonly string[]): string =>
  `/pack/${what}?orders=${numbers.map(encodeURIComponent).join(',')}`;
