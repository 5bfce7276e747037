// Enquiries in the admin. Every change returns the enquiry's new state.
import type { Deps } from '../../../deps.ts';
import { type AdminCallOf, type AdminRoute, adminChange, adminRoute } from '../../admin-route.ts';
import {
  answerEnquiry,
  closeEnquiry,
  listEnquiriesOfTab,
  readEnquiry,
  reopenEnquiry,
} from './enquiries-admin.service.ts';

export const enquiriesAdminRoutes = (deps: Deps): AdminRoute[] => {
  const readPage = ({ params }: Pick<AdminCallOf<'getEnquiry'>, 'params'>) => readEnquiry(deps, params.id);
  return [
    adminRoute('listEnquiries', ({ query }) => listEnquiriesOfTab(deps, query)),
    adminRoute('getEnquiry', readPage),
    adminChange('answerEnquiry', readPage, ({ params, body, actor }) => answerEnquiry(deps, params.id, body, actor)),
    adminChange('closeEnquiry', readPage, ({ params, actor }) => closeEnquiry(deps, params.id, actor)),
    adminChange('reopenEnquiry', readPage, ({ params, actor }) => reopenEnquiry(deps, params.id, actor)),
  ];
};
