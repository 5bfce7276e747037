// Stock in the admin: counts, deliveries, corrections.
import type { Deps } from '../../../../deps.ts';
import { type AdminCallOf, type AdminRoute, adminChange, adminRoute } from '../../../admin-route.ts';
import { listHeld, releaseHeld } from '../../goods/stock/held-pieces.service.ts';
import { getStock, listMovements, listStock } from '../../desk/stock-list.service.ts';
import { allowOversell, correct, receive, setLowStock } from '../../goods/stock/stock.service.ts';

export const stockAdminRoutes = (deps: Deps): AdminRoute[] => {
  const readPage = ({ params }: Pick<AdminCallOf<'getStock'>, 'params'>) => getStock(deps, params.product);
  return [
    adminRoute('listStock', ({ query: { q, low } }) => listStock(deps, { q, isLow: low === '1' })),
    adminRoute('listHeldStock', ({ session }) => listHeld(deps, session.staff.role)),
    adminRoute('releaseHeldStock', async ({ params, actor }) => ({
      pieces: await releaseHeld(deps, params.id, actor),
    })),
    adminRoute('getStock', readPage),
    adminChange('receiveStock', readPage, ({ params: { product }, body: { quantity, key, ...choice }, actor }) =>
      receive(deps, { product, ...choice }, actor, { quantity, key }),
    ),
    adminChange('correctStock', readPage, ({ params: { product }, body: { from, to, note, ...choice }, actor }) =>
      correct(deps, { product, ...choice }, actor, { from, to, note }),
    ),
    adminRoute('listStockMovements', ({ params: { product }, query: { before, ...choice } }) =>
      listMovements(deps, { product, ...choice }, before),
    ),
    adminChange('setLowStock', readPage, ({ params: { product }, body, actor }) =>
      setLowStock(deps, product, actor, body.lowStock),
    ),
    adminChange('allowOversell', readPage, ({ params: { product }, body, actor }) =>
      allowOversell(deps, product, actor, body.allowsOversell),
    ),
  ];
};
