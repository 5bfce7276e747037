// Products: the store's list page by page, one product, reviews, and the small lists for facets, search and 'Our Popular Products'.
import { counts, popularTag, timings } from '@taana-baana/contract/limits.ts';
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { ReviewSubmission } from '@taana-baana/contract/schemas/product.ts';
import { cardQuery, toCard } from './product-card.mapping.ts';
import { sameFilters, type ProductFilters } from './product-filters.ts';
import type { SearchOption } from './product-state.ts';
import { shopThunk, type ShopState, type Surroundings } from './shop-thunk.ts';

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

const toOption = ({ _id, title }: { _id: string; title?: string | undefined }): SearchOption => ({
  _id,
  title: title ?? '',
});

/** As many as one answer holds. */
const optionsPerAnswer = 1000;

/** Titles for the search box, once. A catalogue of more than 2,000 is asked as one types instead. */
export const fetchSearchOptions = shopThunk(
  'product/fetchSearchOptions',
  async (_: void, { client, signal }) => {
    const ask = (page: number) =>
      client.request('listProducts', { query: { fields: '_id,title', limit: optionsPerAnswer, page } }, signal);
    const { data, headers } = await ask(1);
    const total = Number(headers.get('x-total-count') ?? data.length);
    const isComplete = total <= counts.searchOptions;
    const rest = isComplete && total > optionsPerAnswer ? (await ask(2)).data : [];
    return { options: isComplete ? [...data, ...rest].map(toOption) : [], isComplete };
  },
  { condition: (_, state) => !state.product.search.isLoaded },
);

export const fetchSearchMatches = shopThunk('product/fetchSearchMatches', async (q: string, { client, signal }) => {
  const query = { q, limit: 12, fields: '_id,title' };
  return (await client.call('listProducts', { query }, signal)).map(toOption);
});

/** The review that could not be sent, for the form to start with. */
export const recallReview =
  (productId: string) =>
  (_dispatch: unknown, _getState: unknown, { storage }: Surroundings): ReviewSubmission | null =>
    storage.review(productId);

/** Sent by a signed-in customer; others go to /login. The product is read again a moment later (spec section 4). Gives whether it was sent. */
export const rateProduct = shopThunk(
  'product/rate',
  async (review: ReviewSubmission, { client, dispatch, getState, navigation, storage, toasts }) => {
    // Whatever leads away from the form (the login, a session that has ended): the words are here when the shopper is back.
    storage.saveReview(review);
    if (getState().auth.customer === null) {
      navigation.go(pages.login.path);
      return false;
    }
    await client.call('rateProduct', { body: review });
    storage.clearReview();
    toasts.success(successToasts.ratingAdded);
    await new Promise((resolve) => setTimeout(resolve, timings.reviewRefetch));
    await dispatch(fetchProduct(review.prodId));
    return true;
  },
  { onFailure: (failure, { toasts }) => toasts.error(failure.message || errorToasts.somethingWentWrong) },
);
