// Orders that staff take.
import type { Deps } from '../../../../deps.ts';
import { type AdminCallOf, type AdminRoute, adminChange, adminRoute } from '../../../admin-route.ts';
import { findKnownCustomers } from '../../actions/manual-orders/known-customers.service.ts';
import { listOfferedProducts } from '../../desk/offered-products.service.ts';
import { priceManualOrder } from '../../actions/manual-orders/manual-offers.service.ts';
import { placeManualOrder } from '../../actions/manual-orders/place-manual-order.service.ts';
import { listLinkedOrders, readLinkedOrder } from '../../desk/orders/linked-orders.service.ts';
import { recordManualPayment, withdrawOrder } from '../../actions/manual-orders/linked-orders.service.ts';

export const manualOrdersAdminRoutes = (deps: Deps): AdminRoute[] => {
  const readPage = ({ params }: Pick<AdminCallOf<'getLinkedOrder'>, 'params'>) => readLinkedOrder(deps, params.id);
  return [
    adminRoute('listOfferedProducts', ({ query }) => listOfferedProducts(deps, query.q)),
    adminRoute('findKnownCustomers', ({ query }) => findKnownCustomers(deps, query.contact)),
    adminRoute('listLinkedOrders', () => listLinkedOrders(deps)),
    adminRoute('getLinkedOrder', readPage),
    adminRoute('priceManualOrder', ({ body }) => priceManualOrder(deps, body)),
    adminRoute('placeManualOrder', ({ body, actor }) => placeManualOrder(deps, body, actor)),
    adminRoute('sellByHand', ({ body, actor }) => placeManualOrder(deps, body, actor)),
    adminRoute('recordManualPayment', ({ params, body, actor }) => recordManualPayment(deps, params.id, body, actor)),
    adminChange('withdrawOrder', readPage, ({ params, actor }) => withdrawOrder(deps, params.id, actor)),
  ];
};
