// Enquiries in the admin. Every change returns the enquiry's new state.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import {
  answerEnquiry,
  closeEnquiry,
  listEnquiriesOfTab,
  readEnquiry,
  reopenEnquiry,
} from './enquiries-admin.service.ts';

export const enquiriesAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listEnquiries', ({ query }) => listEnquiriesOfTab(deps, query)),
  adminRoute('getEnquiry', ({ params }) => readEnquiry(deps, params.id)),
  adminRoute('answerEnquiry', async ({ params, body, actor }) => {
    await answerEnquiry(deps, params.id, body, actor);
    return readEnquiry(deps, params.id);
  }),
  adminRoute('closeEnquiry', async ({ params, actor }) => {
    await closeEnquiry(deps, params.id, actor);
    return readEnquiry(deps, params.id);
  }),
  adminRoute('reopenEnquiry', async ({ params, actor }) => {
    await reopenEnquiry(deps, params.id, actor);
    return readEnquiry(deps, params.id);
  }),
];
