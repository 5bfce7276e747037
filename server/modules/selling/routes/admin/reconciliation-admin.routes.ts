// The reconciliation in the admin.
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../../admin-route.ts';
import { withoutContact } from '../../order/customer-contact.service.ts';
import { reconcile } from '../../money/reconciliation/reconciliation.service.ts';

export const reconciliationAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getReconciliation', async ({ query, session }) => {
    const month = await reconcile(deps, query.month);
    if (isPermitted(session.staff.role, 'contact.read')) return month;
    // The sentences quote reasons that people and the provider wrote.
    const differences = month.differences.map((difference) => ({
      ...difference,
      sentence: withoutContact(difference.sentence),
    }));
    return { ...month, differences };
  }),
];
