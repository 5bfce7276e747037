// What the product slice keeps: the list of the store screen, the product that is open, and small lists for facets and search.
import type { Product } from '@taana-baana/contract/schemas/product.ts';
import type { ProductFilters } from './product-filters.ts';
import { idle, type RequestState } from './request-state.ts';

/** What a card shows; lists carry no more than this. */
export type ProductCard = Pick<
  Product,
  '_id' | 'title' | 'brand' | 'price' | 'totalrating' | 'ratingsCount' | 'images' | 'category'
>;
export type SearchOption = Pick<Product, '_id' | 'title'>;

/** The flags at the top are of the latest request of any kind, as spec section 3 has them; `list` and `detail` have their own. */
export interface ProductState extends RequestState {
  list: RequestState & {
    products: ProductCard[];
    /** Matches in all, however many are shown. */
    total: number;
    /** What `products` answers, and how many pages of it are there. */
    filters: ProductFilters | null;
    pages: number;
    /** Only the newest request may write. */
    requestId: string;
  };
  detail: RequestState & { product: Product | null; requestId: string };
  popular: ProductCard[];
  /** Distinct categories of the whole catalogue, in the reader's order. */
  categories: string[];
  search: {
    /** The catalogue's titles, while they are few enough to send. */
    options: SearchOption[];
    isComplete: boolean;
    isLoaded: boolean;
    /** What the server found, where they are too many. */
    matches: SearchOption[];
  };
}

export const initialProductState: ProductState = {
  ...idle,
  list: { ...idle, products: [], total: 0, filters: null, pages: 0, requestId: '' },
  detail: { ...idle, product: null, requestId: '' },
  popular: [],
  categories: [],
  search: { options: [], isComplete: true, isLoaded: false, matches: [] },
};
