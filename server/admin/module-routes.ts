// The routes of the admin. A test compares this list with its contract.
import type { Deps } from '../deps.ts';
import type { AdminRoute } from '../modules/admin-route.ts';
import { auditLogAdminRoutes } from '../modules/audit-log/audit-log-admin.routes.ts';
import { staffRoutes } from '../modules/staff/staff.routes.ts';

export const adminRoutes = (deps: Deps): AdminRoute[] => [...staffRoutes(deps), ...auditLogAdminRoutes(deps)];
