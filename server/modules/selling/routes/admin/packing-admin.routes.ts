// Packing in the admin.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../../admin-route.ts';
import { listParcels } from '../../desk/packing-slips.service.ts';
import { readPackingList } from '../../desk/packing.service.ts';

export const packingAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getPackingList', ({ session }) => readPackingList(deps, session.staff.role)),
  adminRoute('listParcels', ({ query, session }) => listParcels(deps, query.orders, session.staff.role)),
];
