// The reconciliation in the admin.
import type { Deps } from '../../deps.ts';
import { type AdminRoute, adminRoute } from '../admin-route.ts';
import { reconcile } from './reconciliation.service.ts';

export const reconciliationAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getReconciliation', ({ query }) => reconcile(deps, query.month)),
];
