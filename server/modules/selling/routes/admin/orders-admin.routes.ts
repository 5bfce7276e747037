// Orders in the admin. Every change returns the order's new page.
import { salesFile } from '@taana-baana/contract/admin/sales-periods.ts';
import type { Deps } from '../../../../deps.ts';
import { type AdminCallOf, type AdminRoute, adminChange, adminRoute, csvFile } from '../../../admin-route.ts';
import { askForUpiId, giveByHand, recordHandRefund } from '../../actions/orders/hand-refunds.service.ts';
import { giveCredit } from '../../money/store-credit/goodwill.service.ts';
import { refundOrder, retryRefunds } from '../../actions/orders/refund-order.service.ts';
import { confirmOrders, moveOrders, undoMoves } from '../../actions/fulfilment/move-orders.service.ts';
import { markReturned, reship, setTracking } from '../../actions/fulfilment/ship-parcels.service.ts';
import { cancelOrder, moveOrder } from '../../actions/orders/change-status.service.ts';
import { changeAddress } from '../../actions/orders/change-address.service.ts';
import { changeGstin } from '../../actions/orders/change-gstin.service.ts';
import { changePiece } from '../../actions/orders/change-lines.service.ts';
import { reportParcels } from '../../actions/fulfilment/report-parcels.service.ts';
import { exportOrders } from '../../desk/order-list/export-orders.service.ts';
import { listOrdersOfTab } from '../../desk/order-list/order-list.service.ts';
import { addNote } from '../../desk/order-page/order-notes.service.ts';
import { readOrderPage } from '../../desk/order-page/order-page.service.ts';
import { readSalesReport } from '../../desk/sales/sales.service.ts';
import { exportSales, readSalesTable } from '../../desk/sales/sales-tables.service.ts';
import { readUnplaced, retryUnplaced } from '../../desk/order-list/unplaced.service.ts';
import { undoMove } from '../../actions/orders/undo-move.service.ts';

export const ordersAdminRoutes = (deps: Deps): AdminRoute[] => {
  const readPage = ({ params, session }: Pick<AdminCallOf<'getOrder'>, 'params' | 'session'>) =>
    readOrderPage(deps, params.number, session.staff);
  const readPayment = ({ params, session }: Pick<AdminCallOf<'getUnplaced'>, 'params' | 'session'>) =>
    readUnplaced(deps, params.id, session.staff.role);
  return [
    adminRoute('getSales', ({ query }) => readSalesReport(deps, query)),
    adminRoute('getSalesTable', ({ params, query, session }) =>
      readSalesTable(deps, params.of, query, session.staff.role),
    ),
    adminRoute('exportSales', ({ params, query, session, actor }) =>
      csvFile(salesFile(params.of, query), exportSales(deps, params.of, query, { role: session.staff.role, actor })),
    ),
    adminRoute('listOrders', ({ query, session }) => listOrdersOfTab(deps, query, session.staff.role)),
    adminRoute('exportOrders', ({ query, session, actor }) =>
      csvFile('orders.csv', exportOrders(deps, query, session.staff.role, actor)),
    ),
    adminRoute('getOrder', readPage),
    adminRoute('getUnplaced', readPayment),
    adminChange('retryUnplaced', readPayment, ({ params, actor }) => retryUnplaced(deps, params.id, actor)),
    adminChange('moveOrder', readPage, ({ params, body, actor }) => {
      const { to, ...options } = body;
      return moveOrder(deps, params.number, to, actor, options);
    }),
    adminChange('undoMove', readPage, ({ params, actor }) => undoMove(deps, params.number, actor)),
    adminRoute('moveOrders', ({ body, actor }) => moveOrders(deps, body, actor)),
    adminRoute('reportParcels', ({ body, actor }) => reportParcels(deps, body, actor)),
    adminRoute('undoMoves', ({ body, actor }) => undoMoves(deps, body.numbers, actor)),
    adminRoute('confirmOrders', ({ body, actor }) => confirmOrders(deps, body.numbers, actor)),
    adminRoute('listCouriers', async () => ({ couriers: [...deps.settings.current().couriers] })),
    adminChange('setTracking', readPage, ({ params, body, actor }) => setTracking(deps, params.number, body, actor)),
    adminChange('markReturned', readPage, ({ params, body, actor }) => markReturned(deps, params.number, actor, body)),
    adminChange('reship', readPage, ({ params, body, actor }) => reship(deps, params.number, body, actor)),
    adminChange('addNote', readPage, ({ params, body, actor }) => addNote(deps, params.number, body, actor)),
    adminChange('changeAddress', readPage, ({ params, body, actor }) =>
      changeAddress(deps, params.number, body, actor),
    ),
    adminChange('changePiece', readPage, ({ params, body, actor }) => changePiece(deps, params.number, body, actor)),
    adminChange('changeGstin', readPage, ({ params, body, actor }) => changeGstin(deps, params.number, body, actor)),
    adminChange('cancelOrder', readPage, ({ params, body, actor }) => cancelOrder(deps, params.number, actor, body)),
    adminChange('refundOrder', readPage, ({ params, body, actor }) =>
      refundOrder(deps, params.number, actor, {
        amountRupees: body.amount,
        lines: body.lines,
        reason: body.reason,
        key: body.key,
      }),
    ),
    adminChange('recordHandRefund', readPage, ({ params, body, actor }) =>
      recordHandRefund(deps, params.number, params.refund, actor, body?.upiId),
    ),
    adminChange('askForUpiId', readPage, ({ params, actor }) => askForUpiId(deps, params.number, actor)),
    adminChange('giveByHand', readPage, ({ params, actor }) => giveByHand(deps, params.number, actor)),
    adminChange('giveCredit', readPage, ({ params, body, actor }) => giveCredit(deps, params.number, body, actor)),
    adminChange('retryRefunds', readPage, ({ params, actor }) => retryRefunds(deps, params.number, actor)),
  ];
};
