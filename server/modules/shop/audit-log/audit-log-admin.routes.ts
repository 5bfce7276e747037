// The audit log in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { listAuditLog } from './audit-log.service.ts';

export const auditLogAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listAuditLog', ({ query }) => listAuditLog(deps, query)),
];
