// Reviews in the admin. Every change returns the review's new state.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { hideReview, listReviews, removeReply, replyToReview, unhideReview } from './reviews-admin.service.ts';

export const reviewsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listReviews', ({ query }) => listReviews(deps, query)),
  adminRoute('hideReview', ({ params, body, actor }) => hideReview(deps, params.id, body, actor)),
  adminRoute('unhideReview', ({ params, actor }) => unhideReview(deps, params.id, actor)),
  adminRoute('replyToReview', ({ params, body, actor }) => replyToReview(deps, params.id, body, actor)),
  adminRoute('removeReply', ({ params, actor }) => removeReply(deps, params.id, actor)),
];
