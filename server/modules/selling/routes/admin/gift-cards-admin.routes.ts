// Gift cards in the admin.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../../admin-route.ts';
import {
  cancelGiftCard,
  listGiftCards,
  resendGiftCard,
  sellGiftCard,
} from '../../money/gift-cards/gift-cards-admin.service.ts';

export const giftCardsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listGiftCards', ({ query }) => listGiftCards(deps, query)),
  adminRoute('sellGiftCard', ({ body, actor }) => sellGiftCard(deps, body, actor)),
  adminRoute('resendGiftCard', ({ params, actor }) => resendGiftCard(deps, params.id, actor)),
  adminRoute('cancelGiftCard', ({ params, actor }) => cancelGiftCard(deps, params.id, actor)),
];
