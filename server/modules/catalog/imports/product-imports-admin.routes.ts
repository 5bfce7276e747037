// Imports of product files in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute, csvFile } from '../../admin-route.ts';
import { exportProducts } from './csv/export-products.service.ts';
import { exportFaultyRows } from './faulty-rows.service.ts';
import * as imports from './product-imports.service.ts';

export const productImportsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listProductImports', () => imports.listProductImports(deps)),
  adminRoute('getProductImport', ({ params }) => imports.getProductImport(deps, params.id)),
  adminRoute('checkProductImport', ({ params, body }) => imports.checkProductImport(deps, params.id, body)),
  adminRoute('startProductImport', ({ params }) => imports.startProductImport(deps, params.id)),
  adminRoute('exportFaultyRows', ({ params }) => csvFile('to-mend.csv', exportFaultyRows(deps, params.id))),
  adminRoute('exportProducts', ({ actor }) => csvFile('products.csv', exportProducts(deps, actor))),
];
