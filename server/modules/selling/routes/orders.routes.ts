// A customer's orders.
import type { Deps } from '../../../deps.ts';
import { type CallLimits, type Route, route } from '../../route.ts';
import { cancelOwnOrder } from '../actions/fulfilment/customer-cancel.service.ts';
import { readHandRefund, saveUpiId } from '../actions/orders/hand-refunds.service.ts';
import { trackParcel } from '../desk/orders/track-parcel.service.ts';
import { getOrder, listOrders, toWireOrder } from '../desk/orders/own-orders.service.ts';

const links: CallLimits = { perAddress: { attempts: 300, minutes: 10 } };

export const ordersRoutes = (deps: Deps): Route[] => [
  route('listOrders', ({ customer }) => listOrders(deps, customer.id)),
  // A call for an unpaid order may call the provider.
  route('getOrder', ({ customer, params }) => getOrder(deps, customer.id, params.number), {
    perAccount: { attempts: 1000, minutes: 10 },
  }),
  // It calls the provider.
  route(
    'cancelOrder',
    async ({ customer, params }) => toWireOrder(deps, await cancelOwnOrder(deps, customer.id, params.number)),
    { perAccount: { attempts: 30, minutes: 10 } },
  ),
  route('getHandRefund', ({ params }) => readHandRefund(deps, params.token), links),
  route('saveUpiId', ({ params, body }) => saveUpiId(deps, params.token, body.upiId), links),
  route('trackParcel', ({ params }) => trackParcel(deps, params.token), links),
];
