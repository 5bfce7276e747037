// What each page needs before it shows. They stay in the first chunk, so that data and a screen's code are fetched at the same time.
import { fetchBlog, fetchBlogs } from '../store/blog.thunks.ts';
import { fetchCart } from '../store/cart.thunks.ts';
import { fetchColors } from '../store/color.thunks.ts';
import type { AppStore } from '../store/create-store.ts';
import { fetchOrders } from '../store/orders.thunks.ts';
import { readFilters, readPage } from '../store/product-filters.ts';
import { fetchCategories, fetchPopularProducts, fetchProduct, fetchProducts } from '../store/product.thunks.ts';
import { selectProductCard } from '../store/selectors.ts';
import { fetchEmailStatus, fetchSessions } from '../store/sessions.thunks.ts';
import { fetchWishlist } from '../store/wishlist.thunks.ts';

export interface PageRequest {
  store: AppStore;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** What a dispatched thunk comes to. */
type Dispatched = PromiseLike<{ payload?: unknown; meta: { requestStatus: string } }>;

export interface Needs {
  /** Without it the page cannot show: a navigation waits for it, and a 404 of it is the page's own. */
  now?: Dispatched[];
  /** The page opens with a skeleton in its place. The server waits for it all the same. */
  soon?: Dispatched[];
  /** Further down the page: asked for once it has opened, so that the opening need not wait for the asking. The server waits for it, too. */
  later?: () => Dispatched[];
}

export type Load = (request: PageRequest) => Needs;

/** The list that each store is waiting for: a newer one ends it. */
const listUnderWay = new WeakMap<AppStore, { abort: () => void }>();

export const loadStore: Load = ({ store, search }) => {
  listUnderWay.get(store)?.abort();
  const list = store.dispatch(fetchProducts({ filters: readFilters(search), page: readPage(search) }));
  listUnderWay.set(store, list);
  const facets = [store.dispatch(fetchCategories()), store.dispatch(fetchColors())];
  return { soon: [list, ...facets] };
};

export const loadProduct: Load = ({ store, params }) => {
  const id = params['id'] ?? '';
  const isKnown = selectProductCard(id)(store.getState()) !== undefined;
  const product = store.dispatch(fetchProduct(id));
  const later = () => [store.dispatch(fetchColors()), store.dispatch(fetchPopularProducts())];
  return isKnown ? { soon: [product], later } : { now: [product], later };
};

export const loadBlogs: Load = ({ store }) => ({ now: [store.dispatch(fetchBlogs())] });

export const loadBlog: Load = ({ store, params }) => ({ now: [store.dispatch(fetchBlog(params['id'] ?? ''))] });

export const loadStory: Load = ({ store }) => ({
  soon: [store.dispatch(fetchBlogs()), store.dispatch(fetchProducts({ filters: {}, page: 1 }))],
});

export const loadCart: Load = ({ store }) => ({ soon: [store.dispatch(fetchCart())] });
export const loadOrders: Load = ({ store }) => ({ soon: [store.dispatch(fetchOrders())] });
export const loadProfile: Load = ({ store }) => ({
  soon: [store.dispatch(fetchSessions()), store.dispatch(fetchEmailStatus())],
});
export const loadWishlist: Load = ({ store }) => ({ soon: [store.dispatch(fetchWishlist())] });
