// Imports of product files in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, Download, adminRoute } from '../../admin-route.ts';
import { exportProducts } from './csv/export-products.service.ts';
import { exportFaultyRows } from './faulty-rows.service.ts';
import * as imports from './product-imports.service.ts';

export const productImportsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listProductImports', () => imports.listProductImports(deps)),
  adminRoute('getProductImport', ({ params }) => imports.getProductImport(deps, params.id)),
  adminRoute('checkProductImport', ({ params, body }) => imports.checkProductImport(deps, params.id, body)),
  adminRoute('startProductImport', ({ params }) => imports.startProductImport(deps, params.id)),
  adminRoute('exportFaultyRows', async ({ params }) => {
    const content = await exportFaultyRows(deps, params.id);
    return new Download('to-mend.csv', 'text/csv; charset=utf-8', undefined, content);
  }),
  adminRoute('exportProducts', async ({ actor }) => {
    const content = await exportProducts(deps, actor);
    return new Download('products.csv', 'text/csv; charset=utf-8', undefined, content);
  }),
];
