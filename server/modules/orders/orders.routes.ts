// A customer's orders.
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../route.ts';
import { getOrder, listOrders } from './orders.service.ts';

export const ordersRoutes = (deps: Deps): Route[] => [
  route('listOrders', ({ customer }) => listOrders(deps, customer.id)),
  // A call for an unpaid order may call the provider.
  route('getOrder', ({ customer, params }) => getOrder(deps, customer.id, params.number), {
    perAccount: { attempts: 1000, minutes: 10 },
  }),
];
