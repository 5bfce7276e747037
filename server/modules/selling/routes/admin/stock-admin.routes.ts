// Stock in the admin: counts, deliveries, corrections.
import type { Deps } from '../../../../deps.ts';
import { type AdminCallOf, type AdminRoute, adminChange, adminRoute } from '../../../admin-route.ts';
import { checkDelivery, receiveDelivery } from '../../goods/stock/deliveries.service.ts';
import { listReserved, releaseReserved } from '../../goods/stock/reserved-pieces.service.ts';
import { getStock, listMovements, listStock } from '../../desk/stock-list.service.ts';
import { allowOversell, correctCounts, receiveLines, setLowStock } from '../../goods/stock/stock.service.ts';

export const stockAdminRoutes = (deps: Deps): AdminRoute[] => {
  const readPage = ({ params }: Pick<AdminCallOf<'getStock'>, 'params'>) => getStock(deps, params.product);
  const of = <Line extends object>({ product }: { product: string }, lines: readonly Line[]) =>
    lines.map((line) => ({ product, ...line }));
  return [
    adminRoute('listStock', ({ query: { q, low } }) => listStock(deps, { q, isLow: low === '1' })),
    adminRoute('listReservedStock', ({ session }) => listReserved(deps, session.staff.role)),
    adminRoute('releaseReservedStock', async ({ params, actor }) => ({
      pieces: await releaseReserved(deps, params.id, actor),
    })),
    adminRoute('getStock', readPage),
    adminChange('receiveStock', readPage, ({ params, body: { lines, key }, actor }) =>
      receiveLines(deps, actor, { lines: of(params, lines), key }),
    ),
    adminChange('correctStock', readPage, ({ params, body: { counts, note }, actor }) =>
      correctCounts(deps, actor, { counts: of(params, counts), note }),
    ),
    adminRoute('checkDelivery', ({ body }) => checkDelivery(deps, body.text)),
    adminRoute('receiveDelivery', async ({ body, actor }) => ({ pieces: await receiveDelivery(deps, actor, body) })),
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
