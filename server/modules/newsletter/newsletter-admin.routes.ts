// Subscribers of the newsletter in the admin.
import type { Deps } from '../../deps.ts';
import { type AdminRoute, Download, adminRoute } from '../admin-route.ts';
import { exportSubscribers, listSubscribers, removeSubscriber } from './subscribers-admin.service.ts';

export const newsletterAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listSubscribers', ({ query }) => listSubscribers(deps, query)),
  adminRoute('exportSubscribers', async ({ query, actor }) => {
    const content = await exportSubscribers(deps, query.tab, actor);
    return new Download(`subscribers-${query.tab}.csv`, 'text/csv; charset=utf-8', undefined, content);
  }),
  adminRoute('removeSubscriber', ({ params, actor }) => removeSubscriber(deps, params.id, actor)),
];
