// The owner's texts in the shop.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import type { CatalogSearch } from '../../catalog/products/product-search.service.ts';
import { readContent, readPreview } from './content.service.ts';

export const contentRoutes = (deps: Deps & { readonly search: CatalogSearch }): Route[] => [
  route('getContent', ({ params }) => readContent(deps, params.page)),
  route('getContentPreview', ({ params }) => readPreview(deps, params)),
];
