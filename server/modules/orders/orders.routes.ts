// Orders that were placed, and one whose payment is being checked.
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../route.ts';
import { getOrder, listOrders } from './orders.service.ts';

export const ordersRoutes = (deps: Deps): Route[] => [
  route('listOrders', ({ customer }) => listOrders(deps, customer.id)),
  // Asking for an unpaid order may have the provider asked.
  route('getOrder', ({ customer, params }) => getOrder(deps, customer.id, params.number), {
    perAccount: { tries: 1000, minutes: 10 },
  }),
];
