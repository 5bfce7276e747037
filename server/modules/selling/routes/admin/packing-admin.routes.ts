// Packing in the admin.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute, csvFile } from '../../../admin-route.ts';
import { exportCourierFile } from '../../desk/courier-file.service.ts';
import { listParcels } from '../../desk/packing-slips.service.ts';
import { readPackingList } from '../../desk/packing.service.ts';

export const packingAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getPackingList', ({ session }) => readPackingList(deps, session.staff.role)),
  adminRoute('exportCourierFile', ({ query, session, actor }) =>
    csvFile('courier-file.csv', exportCourierFile(deps, query.orders, session.staff.role, actor)),
  ),
  adminRoute('listParcels', ({ query, session }) => listParcels(deps, query.orders, session.staff.role)),
];
