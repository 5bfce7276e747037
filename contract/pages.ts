// Every page: the router's pattern, who may open it, the query it reads, and the
// function that builds a link to it.
import { defaultGridColumns, gridColumns, type GridColumns } from './limits.ts';
import { filterNames, type ProductFilters, writeFilters } from './product-filters.ts';

export type PageAccess = 'open' | 'customer' | 'visitor';

export interface Page {
  /** The router's pattern. */
  readonly path: string;
  /** `customer`: visitors are sent to /login. `visitor`: customers are sent to /. */
  readonly access: PageAccess;
  /** Query parameters that the page reads; rendering and cache ignore others. */
  readonly query?: readonly string[];
}

/** The token of a preview link: of the owner's texts, of a product, or of a blog post. */
const preview = 'preview';
/** The title of the preselected colour. */
export const productColor = 'color';
/** `page`: number of pages of the list that are shown. `grid`: columns on a wide screen. */
const storeQuery = [...filterNames, 'page', 'grid'];

export const pages = {
  home: { path: '/', access: 'open', query: [...storeQuery, preview] },
  store: { path: '/product', access: 'open', query: [...storeQuery, preview] },
  product: { path: '/product/:id', access: 'open', query: [productColor, preview] },
  collection: { path: '/collections/:handle', access: 'open', query: ['sort', 'page', 'grid', preview] },
  about: { path: '/about', access: 'open', query: [preview] },
  contact: { path: '/contact', access: 'open' },
  ourStory: { path: '/our-story', access: 'open', query: [preview] },
  blogs: { path: '/blogs', access: 'open' },
  blog: { path: '/blog/:id', access: 'open', query: [preview] },
  compare: { path: '/compare-product', access: 'open' },
  privacyPolicy: { path: '/privacy-policy', access: 'open', query: [preview] },
  refundPolicy: { path: '/refund-policy', access: 'open', query: [preview] },
  shippingPolicy: { path: '/shipping-policy', access: 'open', query: [preview] },
  terms: { path: '/term-conditions', access: 'open', query: [preview] },
  cart: { path: '/cart', access: 'customer' },
  checkout: { path: '/checkout', access: 'customer' },
  orders: { path: '/my-orders', access: 'customer' },
  profile: { path: '/my-profile', access: 'customer' },
  storeCredit: { path: '/store-credit', access: 'customer' },
  wishlist: { path: '/wishlist', access: 'customer' },
  login: { path: '/login', access: 'visitor' },
  signup: { path: '/signup', access: 'visitor' },
  forgotPassword: { path: '/forgot-password', access: 'open' },
  resetPassword: { path: '/reset-password/:token', access: 'open' },
  confirmEmail: { path: '/confirm-email/:token', access: 'open' },
  restoreEmail: { path: '/restore-email/:token', access: 'open' },
  paymentReturn: { path: '/payment-return', access: 'open', query: ['payment'] },
  confirmOrder: { path: '/confirm-order/:token', access: 'open' },
  refund: { path: '/refund/:token', access: 'open' },
  restoreCart: { path: '/restore-cart/:token', access: 'open' },
  track: { path: '/track/:token', access: 'open' },
  confirmNewsletter: { path: '/confirm-newsletter/:token', access: 'open' },
  unsubscribe: { path: '/unsubscribe/:token', access: 'open' },
} as const satisfies Record<string, Page>;

/**
 * The path and the query of an address, as pages read them, on the server and in the browser alike.
 * A second `?` belongs to the query. The API rejects a NUL, so a value with one counts as absent.
 */
export function readAddress(address: string): { path: string; search: URLSearchParams } {
  const [path = '/'] = address.split('?', 1);
  const search = new URLSearchParams(address.slice(path.length));
  for (const name of new Set(search.keys())) if (search.get(name)?.includes('\0')) search.delete(name);
  return { path, search };
}

/** The store with these filters. Without `list`, it starts at page 1. */
export function storeHref(filters: ProductFilters, list: StoreList = {}): string {
  const { path = pages.store.path, page = 1, columns = defaultGridColumns } = list;
  const search = new URLSearchParams(writeFilters(filters));
  if (page > 1) search.set('page', String(page));
  if (columns !== defaultGridColumns) search.set('grid', String(columns));
  const query = search.toString();
  return path + (query && `?${query}`);
}

/** Page and columns from the store's address; invalid values count as the default. */
export function readStoreList(search: URLSearchParams): { page: number; columns: GridColumns } {
  const page = Number(search.get('page') ?? '1');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
    columns: gridColumns.find((known) => String(known) === search.get('grid')) ?? defaultGridColumns,
  };
}

/** Pages of one list on the screen. */
const maxPages = 40;

interface StoreList {
  /** `/` and `/product` show the same list. */
  readonly path?: string;
  /** Pages shown so far, from 1. */
  readonly page?: number;
  readonly columns?: GridColumns;
}

const patterns = Object.values<Page>(pages).map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** The page that the router shows at this path. */
export const findPage = (pathname: string): Page | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.page;

/** With a colour's title, that colour is preselected. */
export const productHref = (id: string, color?: string): string =>
  `/product/${encodeURIComponent(id)}${color === undefined ? '' : `?${productColor}=${encodeURIComponent(color)}`}`;
interface SharedProduct {
  readonly _id: string;
  readonly title: string;
  readonly price: number;
  readonly images: readonly { readonly url: string }[];
}

interface SharingShop {
  readonly name: string;
  readonly look: { readonly primary: string; readonly accent: string };
}

/**
 * The picture of a shared link. Its content is in the address, because chats and networks fetch
 * again only for a new address.
 */
export const sharePictureHref = ({ _id, title, price, images }: SharedProduct, shop: SharingShop): string => {
  const picture = images[0]?.url.split('/').at(-1);
  const { name, look } = shop;
  const shown = [price, title, picture, name, look.primary, look.accent].join('-');
  return `/share/${encodeURIComponent(_id)}.jpg?v=${encodeURIComponent(shown)}`;
};
export const collectionHref = (handle: string): string => `/collections/${encodeURIComponent(handle)}`;
export const blogHref = (id: string): string => `/blog/${encodeURIComponent(id)}`;
export const resetPasswordHref = (token: string): string => `/reset-password/${encodeURIComponent(token)}`;
export const confirmEmailHref = (token: string): string => `/confirm-email/${encodeURIComponent(token)}`;
export const restoreEmailHref = (token: string): string => `/restore-email/${encodeURIComponent(token)}`;

/** The outcomes on the page where a payment outside this tab ends. */
export const paymentReturns = ['paid', 'pending', 'failed', 'refunded', 'refused'] as const;
export type PaymentReturnKind = (typeof paymentReturns)[number];
export const paymentReturnHref = (kind: PaymentReturnKind): string => `${pages.paymentReturn.path}?payment=${kind}`;
export const restoreCartHref = (token: string): string => `/restore-cart/${encodeURIComponent(token)}`;
export const confirmOrderHref = (token: string): string => `/confirm-order/${encodeURIComponent(token)}`;
export const refundHref = (token: string): string => `/refund/${encodeURIComponent(token)}`;
export const trackHref = (token: string): string => `/track/${encodeURIComponent(token)}`;
export const confirmNewsletterHref = (token: string): string => `/confirm-newsletter/${encodeURIComponent(token)}`;
export const unsubscribeHref = (token: string): string => `/unsubscribe/${encodeURIComponent(token)}`;
