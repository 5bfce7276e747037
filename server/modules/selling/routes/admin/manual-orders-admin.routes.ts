// Orders that staff take.
import type { Deps } from '../../../../deps.ts';
import { type AdminCallOf, type AdminRoute, adminChange, adminRoute } from '../../../admin-route.ts';
import { findKnownCustomers } from '../../actions/manual-orders/known-customers.service.ts';
import { listSellableProducts } from '../../desk/sellable-products.service.ts';
import { priceManualOrder } from '../../actions/manual-orders/manual-offers.service.ts';
import { placeManualOrder } from '../../actions/manual-orders/place-manual-order.service.ts';
import { listLinkedOrders, readLinkedOrder } from '../../desk/linked-order-list.service.ts';
import { recordHandPayment, withdrawOrder } from '../../actions/manual-orders/linked-orders.service.ts';

export const manualOrdersAdminRoutes = (deps: Deps): AdminRoute[] => {
  const readPage = ({ params }: Pick<AdminCallOf<'getLinkedOrder'>, 'params'>) => readLinkedOrder(deps, params.id);
  return [
    adminRoute('listSellableProducts', ({ query }) => listSellableProducts(deps, query.q)),
    adminRoute('findKnownCustomers', ({ query }) => findKnownCustomers(deps, query.contact)),
    adminRoute('listLinkedOrders', () => listLinkedOrders(deps)),
    adminRoute('getLinkedOrder', readPage),
    adminRoute('priceManualOrder', ({ body }) => priceManualOrder(deps, body)),
    adminRoute('placeManualOrder', ({ body, actor }) => placeManualOrder(deps, body, actor)),
    adminRoute('sellByHand', ({ body, actor }) => placeManualOrder(deps, body, actor)),
    adminRoute('recordHandPayment', ({ params, body, actor }) => recordHandPayment(deps, params.id, body, actor)),
    adminChange('withdrawOrder', readPage, ({ params, actor }) => withdrawOrder(deps, params.id, actor)),
  ];
};
