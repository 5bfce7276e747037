// Orders in the admin. Every change returns the order's new page.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, Download, adminRoute } from '../../../admin-route.ts';
import { recordManualRefund } from '../../actions/orders/manual-refunds.service.ts';
import { giveCredit } from '../../money/store-credit/goodwill.service.ts';
import { refundOrder, retryRefunds } from '../../actions/orders/refund-order.service.ts';
import { moveOrders, undoMoves } from '../../actions/fulfilment/move-orders.service.ts';
import { markReturned, reship, setTracking } from '../../actions/fulfilment/parcels.service.ts';
import { cancelOrder, moveOrder } from '../../actions/orders/order-admin.service.ts';
import { changeAddress } from '../../actions/orders/change-address.service.ts';
import { changeGstin } from '../../actions/orders/change-gstin.service.ts';
import { exportOrders } from '../../desk/order-list/export-orders.service.ts';
import { listOrdersOfTab } from '../../desk/order-list/order-list.service.ts';
import { addNote } from '../../desk/order-page/order-notes.service.ts';
import { readOrderPage } from '../../desk/order-page/order-page.service.ts';
import { readSalesReport } from '../../desk/sales.service.ts';
import { readUnplaced, retryUnplaced } from '../../desk/order-list/unplaced.service.ts';
import { undoMove } from '../../actions/orders/undo-move.service.ts';

export const ordersAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getSales', ({ query }) => readSalesReport(deps, query)),
  adminRoute('listOrders', ({ query, session }) => listOrdersOfTab(deps, query, session.staff.role)),
  adminRoute('exportOrders', async ({ query, session, actor }) => {
    const content = await exportOrders(deps, query, session.staff.role, actor);
    return new Download('orders.csv', 'text/csv; charset=utf-8', undefined, content);
  }),
  adminRoute('getOrder', ({ params, session }) => readOrderPage(deps, params.number, session.staff)),
  adminRoute('getUnplaced', ({ params, session }) => readUnplaced(deps, params.id, session.staff.role)),
  adminRoute('retryUnplaced', async ({ params, session, actor }) => {
    await retryUnplaced(deps, params.id, actor);
    return readUnplaced(deps, params.id, session.staff.role);
  }),
  adminRoute('moveOrder', async ({ params, body, session, actor }) => {
    const { to, ...options } = body;
    await moveOrder(deps, params.number, to, actor, options);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('undoMove', async ({ params, session, actor }) => {
    await undoMove(deps, params.number, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('moveOrders', ({ body, actor }) => moveOrders(deps, body, actor)),
  adminRoute('undoMoves', ({ body, actor }) => undoMoves(deps, body.numbers, actor)),
  adminRoute('listCouriers', async () => ({ couriers: [...deps.settings.current().couriers] })),
  adminRoute('setTracking', async ({ params, body, session, actor }) => {
    await setTracking(deps, params.number, body, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('markReturned', async ({ params, body, session, actor }) => {
    await markReturned(deps, params.number, actor, body);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('reship', async ({ params, body, session, actor }) => {
    await reship(deps, params.number, body, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('addNote', async ({ params, body, session, actor }) => {
    await addNote(deps, params.number, body.text, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('changeAddress', async ({ params, body, session, actor }) => {
    await changeAddress(deps, params.number, body, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('changeGstin', async ({ params, body, session, actor }) => {
    await changeGstin(deps, params.number, body.gstin, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('cancelOrder', async ({ params, body, session, actor }) => {
    await cancelOrder(deps, params.number, actor, body);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('refundOrder', async ({ params, body, session, actor }) => {
    await refundOrder(deps, params.number, actor, {
      amountRupees: body.amount,
      lines: body.lines,
      reason: body.reason,
      key: body.key,
    });
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('recordManualRefund', async ({ params, session, actor }) => {
    await recordManualRefund(deps, params.number, params.refund, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('giveCredit', async ({ params, body, session, actor }) => {
    await giveCredit(deps, params.number, body, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('retryRefunds', async ({ params, session, actor }) => {
    await retryRefunds(deps, params.number, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
];
