// Orders that staff take.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../../admin-route.ts';
import { findKnownCustomers } from '../../actions/take-order/known-customers.service.ts';
import { listOffers } from '../../desk/offered-products.service.ts';
import { takeOrder } from '../../actions/take-order/take-order.service.ts';
import { listWaitingForPayment, readWaiting } from '../../desk/orders/waiting-list.service.ts';
import { recordManualPayment, withdrawOrder } from '../../actions/take-order/waiting-orders.service.ts';

export const manualOrdersAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listOffers', ({ query }) => listOffers(deps, query.q)),
  adminRoute('findKnownCustomers', ({ query }) => findKnownCustomers(deps, query.contact)),
  adminRoute('listWaitingOrders', () => listWaitingForPayment(deps)),
  adminRoute('getWaitingOrder', ({ params }) => readWaiting(deps, params.id)),
  adminRoute('takeOrder', ({ body, actor }) => takeOrder(deps, body, actor)),
  adminRoute('recordManualPayment', ({ params, body, actor }) => recordManualPayment(deps, params.id, body, actor)),
  adminRoute('withdrawOrder', async ({ params, actor }) => {
    await withdrawOrder(deps, params.id, actor);
    return readWaiting(deps, params.id);
  }),
];
