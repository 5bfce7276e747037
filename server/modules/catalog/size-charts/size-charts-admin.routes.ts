// Size charts in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { deleteSizeChart, listSizeCharts, saveSizeChart } from './size-charts.service.ts';

export const sizeChartsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listSizeCharts', () => listSizeCharts(deps)),
  adminRoute('saveSizeChart', ({ params, body, actor }) => saveSizeChart(deps, params.id, body, actor)),
  adminRoute('deleteSizeChart', ({ params, actor }) => deleteSizeChart(deps, params.id, actor)),
];
