// The dashboard in the admin.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../../admin-route.ts';
import { readDashboard } from '../../desk/dashboard.service.ts';

export const dashboardAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getDashboard', ({ session }) => readDashboard(deps, session.staff.role)),
];
