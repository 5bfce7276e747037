// Addresses of the admin's screens of orders: the list, what it is narrowed to, and an order's
// page.
import { readDay } from '../../calendar/indian-days.ts';
import { type OrderTab, orderTabs } from '../order-tabs.ts';

export interface OrderFilter {
  readonly search?: string;
  /** Number of an order whose customer's orders are listed: no personal data stands in the address. */
  readonly customerOf?: string;
  readonly tab?: OrderTab;
  /** Days in India, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** What the address says wrongly is left out. */
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

/** Orders that wait for their payment, or one of them. */
export const waitingPath = (id?: string): string => (id === undefined ? '/orders/waiting' : `/orders/waiting/${id}`);

export const newOrderPath = '/orders/new';

export const orderPath = (number: string): string => `/orders/${encodeURIComponent(number)}`;

/** What a link to an order hands on: the list that it stands in. */
export interface FromList {
  readonly list: OrderFilter;
}

/** Pages to print about orders. */
export type Printed = 'slips' | 'labels';

export const printPath = (what: Printed, numbers: readonly string[]): string =>
  `/pack/${what}?orders=${numbers.map(encodeURIComponent).join(',')}`;
