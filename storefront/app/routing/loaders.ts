// What each page loads. In the first chunk, so that data and screen code load in parallel.
import { fetchBlog, fetchBlogs } from '../../store/content/blog.slice.ts';
import { fetchCart } from '../../store/cart/cart.thunks.ts';
import { fetchCredit } from '../../store/credit/credit.thunks.ts';
import { fetchColors } from '../../store/products/color.slice.ts';
import type { AppStore } from '../../store/create-store.ts';
import { fetchOrders } from '../../store/orders/orders.thunks.ts';
import { fetchParcel } from '../../store/orders/parcel.slice.ts';
import { readStoreList } from '@taana-baana/contract/pages.ts';
import { isNarrowed, readFilters } from '@taana-baana/contract/product-filters.ts';
import type { ContentPageName } from '@taana-baana/contract/schemas/content/page-content.ts';
import { fetchContent } from '../../store/content/page-content.slice.ts';
import {
  fetchCategories,
  fetchCollections,
  fetchPopularProducts,
  fetchProduct,
  fetchProducts,
} from '../../store/products/product.thunks.ts';
import { selectContent, selectProductCard } from '../../store/selectors.ts';
import { fetchEmailStatus, fetchSessions } from '../../store/session/sessions.thunks.ts';
import { fetchWishlist } from '../../store/wishlist/wishlist.thunks.ts';

export interface PageRequest {
  store: AppStore;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** The promise of a dispatched thunk. */
export type Dispatched = PromiseLike<{ payload?: unknown; meta: { requestStatus: string } }>;

/** The server waits for all of it. */
export interface PageData {
  /** Delays the navigation. A 404 makes the page a 404. */
  critical?: Dispatched[];
  /** The page opens with a skeleton in its place. */
  streamed?: Dispatched[];
  /** Below the fold: requested 100 ms after the page opens. */
  deferred?: () => Dispatched[];
}

export type Load = (request: PageRequest) => PageData;

/** The pending list request of each store: a newer request aborts it. */
const pendingList = new WeakMap<AppStore, { abort: () => void }>();

/** The owner's text of a page: waits for it unless an earlier visit has it. */
export const loadContent =
  (page: ContentPageName): Load =>
  ({ store, search }) => {
    const preview = search.get('preview');
    const text = [store.dispatch(fetchContent({ page, preview }))];
    const isKnown = selectContent(page)(store.getState());
    return isKnown ? { streamed: text } : { critical: text };
  };

/** The store is at two paths; each shows the preview of one text. */
export const loadStore =
  (previewed: 'banners' | 'house-lines'): Load =>
  ({ store, search }) => {
    pendingList.get(store)?.abort();
    const list = store.dispatch(fetchProducts({ filters: readFilters(search), page: readStoreList(search).page }));
    pendingList.set(store, list);
    const facets = [
      store.dispatch(fetchCategories()),
      store.dispatch(fetchCollections()),
      store.dispatch(fetchColors()),
    ];
    const streamed = [list, popularIfNone(store, search, list), ...facets];
    if (isNarrowed(readFilters(search))) return { streamed };
    const preview = search.get('preview');
    const fetchText = (page: typeof previewed) =>
      store.dispatch(fetchContent({ page, preview: page === previewed ? preview : null }));
    const [banners, houseLines] = [fetchText('banners'), fetchText('house-lines')];
    if (!preview) return { streamed: [...streamed, banners, houseLines] };
    return previewed === 'banners'
      ? { critical: [banners], streamed: [...streamed, houseLines] }
      : { critical: [houseLines], streamed: [...streamed, banners] };
  };

/** A search without results offers popular products. */
async function popularIfNone(store: AppStore, search: URLSearchParams, list: Dispatched) {
  const listed = await list;
  const isNone = readFilters(search).q && store.getState().product.list.total === 0;
  return isNone ? store.dispatch(fetchPopularProducts()) : listed;
}

/** From a file of its own: every other page is lighter without it. */
export const loadCollection: Load = (request) => {
  const { store } = request;
  pendingList.get(store)?.abort();
  const page = import('./load-collection.ts').then((file) =>
    file.loadCollection(request, (list) => void pendingList.set(store, list)),
  );
  return {
    critical: [page.then(({ collection }) => collection)],
    streamed: [page.then(({ list }) => list), store.dispatch(fetchCollections())],
  };
};

export const loadProduct: Load = ({ store, params, search }) => {
  const id = params['id'] ?? '';
  const token = search.get('preview');
  const isKnown = token === null && selectProductCard(id)(store.getState()) !== undefined;
  const product = store.dispatch(fetchProduct(token === null ? id : { id, token }));
  const deferred = () => [store.dispatch(fetchColors()), store.dispatch(fetchPopularProducts())];
  return isKnown ? { streamed: [product], deferred } : { critical: [product], deferred };
};

export const loadBlogs: Load = ({ store }) => ({ critical: [store.dispatch(fetchBlogs())] });

export const loadBlog: Load = ({ store, params, search }) => ({
  critical: [store.dispatch(fetchBlog({ id: params['id'] ?? '', preview: search.get('preview') }))],
});

export const loadStory: Load = (request) => {
  const { critical = [], streamed = [] } = loadContent('our-story')(request);
  const { store } = request;
  const others = [store.dispatch(fetchBlogs()), store.dispatch(fetchProducts({ filters: {}, page: 1 }))];
  return { critical, streamed: [...streamed, ...others] };
};

export const loadCart: Load = ({ store }) => ({ streamed: [store.dispatch(fetchCart())] });
export const loadCheckout: Load = ({ store }) => ({
  streamed: [store.dispatch(fetchCart()), store.dispatch(fetchCredit())],
});
export const loadCredit: Load = ({ store }) => ({ streamed: [store.dispatch(fetchCredit())] });
export const loadOrders: Load = ({ store }) => ({ streamed: [store.dispatch(fetchOrders())] });
export const loadParcel: Load = ({ store, params }) => ({
  critical: [store.dispatch(fetchParcel(params['token'] ?? ''))],
});
export const loadProfile: Load = ({ store }) => ({
  streamed: [store.dispatch(fetchSessions()), store.dispatch(fetchEmailStatus())],
});
export const loadWishlist: Load = ({ store }) => ({ streamed: [store.dispatch(fetchWishlist())] });
