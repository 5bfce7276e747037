// Redirects in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { deleteRedirect, listRedirects, saveRedirect } from './redirects.service.ts';

export const redirectsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listRedirects', ({ query }) => listRedirects(deps, query.q)),
  adminRoute('saveRedirect', ({ body, actor }) => saveRedirect(deps, body, actor)),
  adminRoute('deleteRedirect', ({ params, actor }) => deleteRedirect(deps, params.id, actor)),
];
