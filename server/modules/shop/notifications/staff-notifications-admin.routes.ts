// What a member of staff chooses to be told.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { saveNotifications, showNotifications } from './staff-notifications.service.ts';

export const staffNotificationsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getNotifications', ({ session }) => showNotifications(deps, session.staff.id)),
  adminRoute('saveNotifications', ({ session, body, actor }) => saveNotifications(deps, session.staff.id, body, actor)),
];
