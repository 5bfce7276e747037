// Accounting in the admin.
import { exportFile } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute, csvFile } from '../../../admin-route.ts';
import { listTaxDocuments, readAccountingMonth } from '../../desk/accounting/accounting.service.ts';
import { exportAccounting } from '../../desk/accounting/export-accounting.service.ts';

export const accountingAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getAccounting', ({ query }) => readAccountingMonth(deps, query.month)),
  adminRoute('listDocuments', ({ query }) => listTaxDocuments(deps, query)),
  adminRoute('exportAccounting', ({ params: { what }, query: { month }, actor }) =>
    csvFile(exportFile(what, month), exportAccounting(deps, what, month, actor)),
  ),
];
