// Cash on delivery: whether the cart may be paid so, the order, and the link that confirms it.
import type { Deps } from '../../../deps.ts';
import { type CallLimits, type Route, route } from '../../route.ts';
import { confirmByLink, getCashOrder } from '../actions/cash-on-delivery/confirm-order.service.ts';
import { payNow } from '../actions/cash-on-delivery/pay-now.service.ts';
import { placeCashOrder, previewCash } from '../actions/cash-on-delivery/place-cash-order.service.ts';

const orders: CallLimits = { perAddress: { attempts: 300, minutes: 10 }, perAccount: { attempts: 30, minutes: 10 } };
const links: CallLimits = { perAddress: { attempts: 300, minutes: 10 } };

export const cashRoutes = (deps: Deps): Route[] => [
  route('previewCash', ({ customer, body, network }) => previewCash(deps, { customerId: customer.id, network }, body)),
  route(
    'placeCashOrder',
    ({ customer, body, network }) => placeCashOrder(deps, { customerId: customer.id, network }, body),
    orders,
  ),
  route('payCashOrder', ({ customer, params }) => payNow(deps, customer.id, params.number), orders),
  route('getCashOrder', ({ params }) => getCashOrder(deps, params.token), links),
  route('confirmCashOrder', ({ params }) => confirmByLink(deps, params.token), links),
];
