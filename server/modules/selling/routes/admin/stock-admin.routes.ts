// Stock in the admin: counts, deliveries, corrections.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../../admin-route.ts';
import { listHeld, releaseHeld } from '../../goods/stock/held-pieces.service.ts';
import { getStock, listMovements, listStock } from '../../desk/stock-list.service.ts';
import { allowOversell, correct, receive, setLowStock } from '../../goods/stock/stock.service.ts';

export const stockAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listStock', ({ query: { q, low } }) => listStock(deps, { q, isLow: low === '1' })),
  adminRoute('listHeldStock', ({ session }) => listHeld(deps, session.staff.role)),
  adminRoute('releaseHeldStock', async ({ params, actor }) => ({ pieces: await releaseHeld(deps, params.id, actor) })),
  adminRoute('getStock', ({ params }) => getStock(deps, params.product)),
  adminRoute('receiveStock', async ({ params: { product }, body: { quantity, key, ...choice }, actor }) => {
    await receive(deps, { product, ...choice }, actor, { quantity, key });
    return getStock(deps, product);
  }),
  adminRoute('correctStock', async ({ params: { product }, body: { from, to, note, ...choice }, actor }) => {
    await correct(deps, { product, ...choice }, actor, { from, to, note });
    return getStock(deps, product);
  }),
  adminRoute('listStockMovements', ({ params: { product }, query: { before, ...choice } }) =>
    listMovements(deps, { product, ...choice }, before),
  ),
  adminRoute('setLowStock', async ({ params: { product }, body, actor }) => {
    await setLowStock(deps, product, actor, body.lowStock);
    return getStock(deps, product);
  }),
  adminRoute('allowOversell', async ({ params: { product }, body, actor }) => {
    await allowOversell(deps, product, actor, body.allowsOversell);
    return getStock(deps, product);
  }),
];
