// Cost prices in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute, csvFile } from '../../admin-route.ts';
import { exportCosts, importCosts, readCost, setCost } from './costs.service.ts';

export const costsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getProductCost', ({ params }) => readCost(deps, params.id)),
  adminRoute('setProductCost', ({ params, body, actor }) => setCost(deps, params.id, body, actor)),
  adminRoute('exportCosts', ({ actor }) => csvFile('costs.csv', exportCosts(deps, actor))),
  adminRoute('importCosts', ({ body, actor }) => importCosts(deps, body.csv, actor)),
];
