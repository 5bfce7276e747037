// Products: the store's list by pages, one product, and the lists for facets and popular products.
import { counts, popularTag } from '@taana-baana/contract/limits.ts';
import { cardQuery, toCards } from './product-card.mapping.ts';
import { hasSameFilters, toProductQuery, type ProductFilters } from '@taana-baana/contract/product-filters.ts';
import type { Facet } from '@taana-baana/contract/schemas/catalog/product.ts';
import { createAppThunk, type RootState } from '../app-thunk.ts';
import type { WantedProduct } from './product-state.ts';

export interface ListRequest {
  filters: ProductFilters;
  /** How many pages are shown. */
  page: number;
}

const hasPages = ({ list }: RootState['product'], { filters, page }: ListRequest): boolean =>
  hasSameFilters(list.filters, filters) && list.pages >= page;

/** The first `page` pages of the list. If only the last one is missing, it fetches that one. */
export const fetchProducts = createAppThunk(
  'product/fetchList',
  async ({ filters, page }: ListRequest, { client, getState, signal }) => {
    const { list } = getState().product;
    const isNextPage = page > 1 && hasSameFilters(list.filters, filters) && list.pages === page - 1;
    const limit = isNextPage ? counts.productsPerPage : counts.productsPerPage * page;
    const query = { ...toProductQuery(filters), limit, page: isNextPage ? page : 1, ...cardQuery };
    const { data, headers } = await client.request('listProducts', { query }, signal);
    const total = Number(headers.get('x-total-count') ?? data.length);
    const missed = decodeURIComponent(headers.get('x-search-missed') ?? '');
    const isNearest = headers.get('x-search-nearest') !== null;
    return { products: toCards(data), total, missed, isNearest, isNextPage };
  },
  { condition: (request, state) => !hasPages(state.product, request) },
);

/** The product of this id, or its draft, for a preview link of the admin. */
export const fetchProduct = createAppThunk('product/fetchOne', async (wanted: WantedProduct, { client, signal }) =>
  typeof wanted === 'string'
    ? client.call('getProduct', { params: { id: wanted } }, signal)
    : client.call('getProductPreview', { params: wanted }, signal),
);

/** `fetchProduct` then takes the answer from the API client. */
export const prefetchProduct = createAppThunk('product/prefetch', async (id: string, { client }) =>
  client.prefetch('getProduct', { params: { id } }),
);

export const fetchPopularProducts = createAppThunk(
  'product/fetchPopular',
  async (_: void, { client, signal }) => {
    const query = { tags: popularTag, limit: 8, ...cardQuery };
    return toCards(await client.call('listProducts', { query }, signal));
  },
  { condition: (_, state) => state.product.popular.length === 0 },
);

/** Collections, and categories, with a picture each. As on cards, AVIF and the plain file only. */
export const fetchCollections = createAppThunk(
  'product/fetchCollections',
  async (_: void, { client, signal }) => {
    const { categories, collections, origins, sizes } = await client.call('listCollections', {}, signal);
    const lighter = <Shown extends Facet>(shown: Shown): Shown => ({
      ...shown,
      picture: shown.picture && { ...shown.picture, srcset: '' },
    });
    return { facets: categories.map(lighter), collections: collections.map(lighter), origins, sizes };
  },
  { condition: (_, state) => state.product.facets.length === 0 },
);

/** Of the whole catalogue, so that the list does not shrink with a filter. */
export const fetchCategories = createAppThunk(
  'product/fetchCategories',
  async (_: void, { client, signal }) => client.call('listCategories', {}, signal),
  { condition: (_, state) => state.product.categories.length === 0 },
);
