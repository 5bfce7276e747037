// The cash that couriers collect, in the admin.
import { claims } from '@taana-baana/contract/admin/texts/selling/money/cash.ts';
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute, csvFile } from '../../../admin-route.ts';
import { exportClaims, readCashBook } from '../../money/cash-book/cash-book.service.ts';
import { applyRemittance, checkRemittance } from '../../money/cash-book/remittances.service.ts';
import { acceptFreight, nameOrder, writeOff } from '../../money/cash-book/settle-cash.service.ts';

export const cashAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getCash', () => readCashBook(deps)),
  adminRoute('exportCash', () => csvFile(claims.name, exportClaims(deps))),
  adminRoute('checkCash', ({ body }) => checkRemittance(deps, body)),
  adminRoute('applyCash', ({ body, actor }) => applyRemittance(deps, body, actor)),
  adminRoute('acceptFreight', ({ params, actor }) => acceptFreight(deps, params.number, actor)),
  adminRoute('settleCash', ({ params, body, actor }) => writeOff(deps, params.number, body, actor)),
  adminRoute('nameCash', ({ params, body, actor }) => nameOrder(deps, params.id, body.order, actor)),
];
