// Orders that staff take.
import type { Deps } from '../../../../deps.ts';
import { type AdminCallOf, type AdminRoute, adminChange, adminRoute } from '../../../admin-route.ts';
import { findKnownCustomers } from '../../actions/take-order/known-customers.service.ts';
import { listOfferedProducts } from '../../desk/offered-products.service.ts';
import { priceManualOrder } from '../../actions/take-order/manual-offers.service.ts';
import { takeOrder } from '../../actions/take-order/take-order.service.ts';
import { listWaitingForPayment, readWaiting } from '../../desk/orders/waiting-list.service.ts';
import { recordManualPayment, withdrawOrder } from '../../actions/take-order/waiting-orders.service.ts';

export const manualOrdersAdminRoutes = (deps: Deps): AdminRoute[] => {
  const readPage = ({ params }: Pick<AdminCallOf<'getWaitingOrder'>, 'params'>) => readWaiting(deps, params.id);
  return [
    adminRoute('listOfferedProducts', ({ query }) => listOfferedProducts(deps, query.q)),
    adminRoute('findKnownCustomers', ({ query }) => findKnownCustomers(deps, query.contact)),
    adminRoute('listWaitingOrders', () => listWaitingForPayment(deps)),
    adminRoute('getWaitingOrder', readPage),
    adminRoute('priceManualOrder', ({ body }) => priceManualOrder(deps, body)),
    adminRoute('takeOrder', ({ body, actor }) => takeOrder(deps, body, actor)),
    adminRoute('sellByHand', ({ body, actor }) => takeOrder(deps, body, actor)),
    adminRoute('recordManualPayment', ({ params, body, actor }) => recordManualPayment(deps, params.id, body, actor)),
    adminChange('withdrawOrder', readPage, ({ params, actor }) => withdrawOrder(deps, params.id, actor)),
  ];
};
