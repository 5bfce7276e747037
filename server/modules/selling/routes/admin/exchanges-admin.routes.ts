// Exchanges in the admin. Every change returns the exchange's new state.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../../admin-route.ts';
import { creditExchange } from '../../actions/exchanges/credit-exchange.service.ts';
import {
  listExchangesOfTab,
  moveExchange,
  readExchangePage,
  rejectExchange,
  replaceExchange,
} from '../../actions/exchanges/exchange-admin.service.ts';
import { readPhotoOfExchange } from '../../actions/exchanges/exchange-photos.service.ts';

export const exchangesAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listExchanges', ({ query }) => listExchangesOfTab(deps, query)),
  adminRoute('getExchange', ({ params }) => readExchangePage(deps, params.id)),
  adminRoute('getExchangePhoto', ({ params }) => readPhotoOfExchange(deps.db, params.id, params.photo)),
  adminRoute('moveExchange', async ({ params, body, actor }) => {
    await moveExchange(deps, params.id, body, actor);
    return readExchangePage(deps, params.id);
  }),
  adminRoute('rejectExchange', async ({ params, body, actor }) => {
    await rejectExchange(deps, params.id, body.reason, actor);
    return readExchangePage(deps, params.id);
  }),
  adminRoute('creditExchange', async ({ params, actor }) => {
    await creditExchange(deps, params.id, actor);
    return readExchangePage(deps, params.id);
  }),
  adminRoute('replaceExchange', async ({ params, actor }) => {
    await replaceExchange(deps, params.id, actor);
    return readExchangePage(deps, params.id);
  }),
];
