// The public catalogue: product lists, single products, categories, colours.
import type { Deps } from '../../../deps.ts';
import { Answer, type Route, route } from '../../route.ts';
import { createCatalogTotals } from './product-totals.service.ts';
import { getProduct, listCategories, listColors, listProducts } from './products.service.ts';
import { readProductPreview } from '../editor/product-preview.service.ts';
import type { CatalogSearch } from './product-search.service.ts';

export const catalogRoutes = (deps: Deps, search: CatalogSearch): Route[] => {
  const memory = { search, totals: createCatalogTotals(deps) };
  return [
    route('listProducts', async ({ query }) => {
      const { products, total, missed, isNearest } = await listProducts(deps, memory, query);
      return new Answer(products, {
        headers: {
          'x-total-count': String(total),
          ...(missed && { 'x-search-missed': encodeURIComponent(missed.join(' ')) }),
          ...(isNearest && { 'x-search-nearest': 'true' }),
        },
      });
    }),
    route('getProduct', ({ params }) => getProduct(deps, params.id)),
    route('getProductPreview', ({ params }) => readProductPreview(deps, params)),
    route('listCategories', () => listCategories(deps)),
    route('listColors', () => listColors(deps)),
  ];
};
