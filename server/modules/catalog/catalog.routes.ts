// The open catalogue: product lists, one product, colours.
import type { Deps } from '../../deps.ts';
import { Answer, type Route, route } from '../route.ts';
import { createCatalogSearch } from './catalog-search.ts';
import { getProduct, listColors, listProducts } from './catalog.service.ts';

export const catalogRoutes = (deps: Deps): Route[] => {
  const search = createCatalogSearch(deps);
  return [
    route('listProducts', async ({ query }) => {
      const { products, total } = await listProducts(deps, search, query);
      return new Answer(products, { headers: { 'x-total-count': String(total) } });
    }),
    route('getProduct', ({ params }) => getProduct(deps, params.id)),
    route('listColors', () => listColors(deps)),
  ];
};
