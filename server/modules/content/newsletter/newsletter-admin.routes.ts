// The newsletter's subscribers and campaigns in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute, csvFile } from '../../admin-route.ts';
import { sendCampaign, stopCampaign, testCampaign } from './campaign-sending.service.ts';
import { getCampaign, listCampaigns, removeCampaign, saveCampaign } from './campaigns.service.ts';
import { exportSubscribers, listSubscribers, removeSubscriber } from './subscribers-admin.service.ts';

export const newsletterAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listSubscribers', ({ query }) => listSubscribers(deps, query)),
  adminRoute('exportSubscribers', ({ query, actor }) =>
    csvFile(`subscribers-${query.tab}.csv`, exportSubscribers(deps, query.tab, actor)),
  ),
  adminRoute('removeSubscriber', ({ params, actor }) => removeSubscriber(deps, params.id, actor)),
  adminRoute('listCampaigns', () => listCampaigns(deps)),
  adminRoute('getCampaign', ({ params }) => getCampaign(deps, params.id)),
  adminRoute('saveCampaign', ({ params, body, actor }) => saveCampaign(deps, params.id, body, actor)),
  adminRoute('removeCampaign', ({ params, actor }) => removeCampaign(deps, params.id, actor)),
  adminRoute(
    'testCampaign',
    ({ params, session, actor }) => testCampaign(deps, params.id, session.staff.email, actor),
    { perAddress: { attempts: 20, minutes: 10 } },
  ),
  adminRoute('sendCampaign', ({ params, body, actor }) => sendCampaign(deps, params.id, body, actor)),
  adminRoute('stopCampaign', ({ params, actor }) => stopCampaign(deps, params.id, actor)),
];
