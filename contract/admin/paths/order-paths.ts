// Addresses of the admin's order screens: the list with its filters, and an order's page.
import { readDay } from '../../calendar/indian-days.ts';
import { type OrderTab, orderTabs } from '../order-tabs.ts';

export interface OrderFilter {
  readonly search?: string;
  /**
   * An order's number: lists the orders of its customer, so that the address has no personal data.
   */
  readonly customerOf?: string;
  readonly tab?: OrderTab;
  /** Days in India, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** Invalid values in the address are ignored. */
export function readFilter(params: URLSearchParams): OrderFilter {
  const search = params.get('search');
  const customerOf = params.get('customerOf');
  const tab = orderTabs.find((one) => one === params.get('tab'));
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  return {
    ...(search ? { search } : {}),
    ...(customerOf ? { customerOf } : {}),
    ...(tab ? { tab } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

export function ordersPath(filter: OrderFilter = {}): string {
  const params = new URLSearchParams();
  for (const name of ['tab', 'search', 'customerOf', 'from', 'to'] as const)
    if (filter[name]) params.set(name, filter[name]);
  return params.size > 0 ? `/orders?${params}` : '/orders';
}

/** Unpaid orders, or one of them. */
export const waitingPath = (id?: string): string => (id === undefined ? '/orders/waiting' : `/orders/waiting/${id}`);

export const newOrderPath = '/orders/new';

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
