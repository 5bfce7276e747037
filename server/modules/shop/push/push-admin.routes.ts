// The member's own devices that get messages.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { showPush, subscribePush, unsubscribePush } from './push.service.ts';
import { testPush } from './send-pushes.service.ts';

export const pushAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('getPush', ({ session }) => showPush(deps, session)),
  adminRoute('subscribePush', ({ session, body, origin, actor }) =>
    subscribePush(deps, session, body, { userAgent: origin.userAgent, actor }),
  ),
  adminRoute('unsubscribePush', ({ session, params, actor }) => unsubscribePush(deps, session, params.id, actor)),
  adminRoute('testPush', ({ session, actor }) => testPush(deps, session.staff.id, actor), {
    perAddress: { attempts: 30, minutes: 10 },
  }),
];
