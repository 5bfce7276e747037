// Products: the store's list page by page, one product, and the small lists for facets and 'Our Popular Products'.
import { counts, popularTag } from '@taana-baana/contract/limits.ts';
import { cardQuery, toCard } from './product-card.mapping.ts';
import { sameFilters, type ProductFilters } from './product-filters.ts';
import { shopThunk, type ShopState } from './shop-thunk.ts';

export interface ListRequest {
  filters: ProductFilters;
  /** How many pages should stand on the screen. */
  page: number;
}

const hasPages = ({ list }: ShopState['product'], { filters, page }: ListRequest): boolean =>
  sameFilters(list.filters, filters) && list.pages >= page;

/** The first `page` pages of the list; where all but the last are there already, only that one is asked for. */
export const fetchProducts = shopThunk(
  'product/fetchList',
  async ({ filters, page }: ListRequest, { client, getState, signal }) => {
    const { list } = getState().product;
    const isNextPage = page > 1 && sameFilters(list.filters, filters) && list.pages === page - 1;
    const { q, category, brand, tag, minPrice, maxPrice, sort } = filters;
    const price = minPrice === undefined && maxPrice === undefined ? undefined : { gte: minPrice, lte: maxPrice };
    const limit = isNextPage ? counts.productsPerPage : counts.productsPerPage * page;
    const query = {
      q,
      category,
      brand,
      tags: tag,
      price,
      sort,
      limit,
      page: isNextPage ? page : 1,
      ...cardQuery,
    };
    const { data, headers } = await client.request('listProducts', { query }, signal);
    const total = Number(headers.get('x-total-count') ?? data.length);
    return { products: data.map(toCard), total, isNextPage };
  },
  { condition: (request, state) => !hasPages(state.product, request) },
);

export const fetchProduct = shopThunk('product/fetchOne', async (id: string, { client, signal }) =>
  client.call('getProduct', { params: { id } }, signal),
);

/** Before the shopper asks for it: `fetchProduct` then finds its answer here. */
export const fetchProductAhead = shopThunk('product/fetchAhead', async (id: string, { client }) =>
  client.fetchAhead('getProduct', { params: { id } }),
);

export const fetchPopularProducts = shopThunk(
  'product/fetchPopular',
  async (_: void, { client, signal }) => {
    const query = { tags: popularTag, limit: 8, ...cardQuery };
    return (await client.call('listProducts', { query }, signal)).map(toCard);
  },
  { condition: (_, state) => state.product.popular.length === 0 },
);

/** Of the whole catalogue, so that the list does not shrink with a filter. */
export const fetchCategories = shopThunk(
  'product/fetchCategories',
  async (_: void, { client, signal }) => client.call('listCategories', {}, signal),
  { condition: (_, state) => state.product.categories.length === 0 },
);
