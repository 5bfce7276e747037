// The state of the product slice: list, open product, and small lists for facets and search.
import type { Collection, ListedCollection } from '@taana-baana/contract/schemas/catalog/collection.ts';
import type { Facet, Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import type { ProductFilters } from '@taana-baana/contract/product-filters.ts';
import { idle, type RequestState } from '../request-state.ts';

/** What a card shows. Lists have no other fields. */
export type ProductCard = Pick<
  Product,
  '_id' | 'title' | 'brand' | 'price' | 'totalrating' | 'ratingsCount' | 'images' | 'color' | 'category'
> &
  Pick<Product, 'isSoldOut' | 'isArchived' | 'mrp' | 'regularPrice' | 'saleUntil'> & { isNew?: boolean };
export type SearchOption = Pick<Product, '_id' | 'title' | 'price' | 'images'>;

/** An id; or that of a draft, with the token of its link. */
export type WantedProduct = string | { id: string; token: string };

/** Top-level flags: the latest request (spec section 3). `list` and `detail` have their own. */
export interface ProductState extends RequestState {
  list: RequestState & {
    products: ProductCard[];
    /** All matches, including those that are not loaded. */
    total: number;
    /** Of a search: words that nothing has; a word was taken for a similar one. */
    missed?: string;
    isNearest?: boolean;
    /** The filter of `products`, and the number of loaded pages. */
    filters: ProductFilters | null;
    pages: number;
    /** The newest request: answers to older ones are ignored. */
    requestId: string;
  };
  /** `wanted`: the requested id, so that a draft never replaces the product. */
  detail: RequestState & { product: Product | null; wanted: WantedProduct | null; requestId: string };
  /** The open one. A draft (`preview`: its token) and the published one never replace each other. */
  collection: { shown: Collection | null; handle: string; preview: string | null; failure?: string | undefined };
  popular: ProductCard[];
  /** Distinct categories of the whole catalogue, in alphabetical order. */
  categories: string[];
  /** The same categories, with a picture each. */
  facets: Facet[];
  /** Countries of origin, once a product is imported. */
  origins?: string[];
  /** Once a product has sizes of its own. */
  sizes?: string[];
  /** Made by the owner, in her order. */
  collections: ListedCollection[];
  /** The results for `words`: the first products, and the number of all. */
  search: { words: string; products: SearchOption[]; total: number };
}

export const initialProductState: ProductState = {
  ...idle,
  list: { ...idle, products: [], total: 0, filters: null, pages: 0, requestId: '' },
  detail: { ...idle, product: null, wanted: null, requestId: '' },
  collection: { shown: null, handle: '', preview: null },
  popular: [],
  categories: [],
  facets: [],
  collections: [],
  search: { words: '', products: [], total: 0 },
};
