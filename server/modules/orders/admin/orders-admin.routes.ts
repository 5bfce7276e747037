// Orders in the admin. Every change is answered by the order's page as it is then.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { refundOrder, retryRefunds } from '../../payments/refunds/refund-order.service.ts';
import { cancelOrder, moveOrder } from '../order-admin.service.ts';
import { listOrdersOfTab } from './order-list.service.ts';
import { readOrderPage } from './order-page.service.ts';
import { undoMove } from './undo-move.service.ts';

export const ordersAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listOrders', ({ query, session }) => listOrdersOfTab(deps, query, session.staff.role)),
  adminRoute('getOrder', ({ params, session }) => readOrderPage(deps, params.number, session.staff)),
  adminRoute('moveOrder', async ({ params, body, session, actor }) => {
    await moveOrder(deps, params.number, body.to, actor, { despiteDispute: body.despiteDispute === true });
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('undoMove', async ({ params, session, actor }) => {
    await undoMove(deps, params.number, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
  adminRoute('cancelOrder', async ({ params, session, actor }) => {
    await cancelOrder(deps, params.number, actor);
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
  adminRoute('retryRefunds', async ({ params, session, actor }) => {
    await retryRefunds(deps, params.number, actor);
    return readOrderPage(deps, params.number, session.staff);
  }),
];
