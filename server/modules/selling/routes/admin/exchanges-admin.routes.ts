// Exchanges in the admin. Every change returns the exchange's new state.
import type { Deps } from '../../../../deps.ts';
import { type AdminCallOf, type AdminRoute, adminChange, adminRoute } from '../../../admin-route.ts';
import { creditExchange } from '../../actions/exchanges/credit-exchange.service.ts';
import { moveExchange, rejectExchange, replaceExchange } from '../../actions/exchanges/move-exchange.service.ts';
import { listExchangesOfTab, readExchangePage } from '../../desk/exchanges.service.ts';
import { readExchangeChoices } from '../../actions/exchanges/exchange-choices.service.ts';
import { readPhotoOfExchange } from '../../actions/exchanges/exchange-photos.service.ts';
import { replaceForFee } from '../../actions/exchanges/replace-for-fee.service.ts';
import { requestExchange } from '../../actions/exchanges/request-exchange.service.ts';

export const exchangesAdminRoutes = (deps: Deps): AdminRoute[] => {
  const readPage = ({ params }: Pick<AdminCallOf<'getExchange'>, 'params'>) => readExchangePage(deps, params.id);
  return [
    adminRoute('listExchanges', ({ query }) => listExchangesOfTab(deps, query)),
    adminRoute('getExchange', readPage),
    adminRoute('getExchangeChoices', ({ params }) => readExchangeChoices(deps, params.number)),
    adminRoute('startExchange', async ({ params, body, actor }) => ({
      id: (await requestExchange(deps, { actor }, params.number, body)).id,
    })),
    adminRoute('getExchangePhoto', ({ params }) => readPhotoOfExchange(deps.db, params.id, params.photo)),
    adminChange('moveExchange', readPage, ({ params, body, actor }) => moveExchange(deps, params.id, body, actor)),
    adminChange('rejectExchange', readPage, ({ params, body, actor }) =>
      rejectExchange(deps, params.id, body.reason, actor),
    ),
    adminChange('creditExchange', readPage, ({ params, actor }) => creditExchange(deps, params.id, actor)),
    adminRoute('replaceForFee', ({ params, body, actor }) => replaceForFee(deps, params.id, body, actor)),
    adminChange('replaceExchange', readPage, ({ params, actor }) => replaceExchange(deps, params.id, actor)),
  ];
};
