// Orders that were placed, and one whose payment is being checked.
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../route.ts';
import { getOrder, listOrders } from './orders.service.ts';

export const ordersRoutes = (deps: Deps): Route[] => [
  route('listOrders', ({ customer }) => listOrders(deps, customer.id)),
  route('getOrder', ({ customer, params }) => getOrder(deps, customer.id, params.number)),
];
