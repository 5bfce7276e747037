// Accounting in the admin.
import { exportFile } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, Download, adminRoute } from '../../../admin-route.ts';
import { listTaxDocuments, readAccountingMonth } from '../../desk/accounting/accounting.service.ts';
import { exportAccounting } from '../../desk/accounting/export-accounting.service.ts';

export const accountingAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getAccounting', ({ query }) => readAccountingMonth(deps, query.month)),
  adminRoute('listDocuments', ({ query }) => listTaxDocuments(deps, query)),
  adminRoute('exportAccounting', async ({ params: { what }, query: { month }, actor }) => {
    const content = await exportAccounting(deps, what, month, actor);
    return new Download(exportFile(what, month), 'text/csv; charset=utf-8', undefined, content);
  }),
];
