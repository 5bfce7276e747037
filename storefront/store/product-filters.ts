// The store screen's filters as they stand in its address: /product?q=…&category=…&brand=…&tag=…&minPrice=…&maxPrice=…&sort=…&page=…
import { sorts, type Sort } from '@taana-baana/contract/limits.ts';
import { pages } from '@taana-baana/contract/pages.ts';

export interface ProductFilters {
  /** Free text from the search box. */
  q?: string;
  category?: string;
  brand?: string;
  tag?: string;
  minPrice?: number;
  maxPrice?: number;
  sort?: Sort;
}

const rupees = (text: string | null): number | undefined =>
  text !== null && /^\d{1,8}$/.test(text) ? Number(text) : undefined;

/** Reads an address; what cannot be a filter is ignored, never refused. */
export function readFilters(search: URLSearchParams): ProductFilters {
  const sort = sorts.find((known) => known === search.get('sort'));
  return withoutEmpty({
    q: search.get('q')?.trim() || undefined,
    category: search.get('category') || undefined,
    brand: search.get('brand') || undefined,
    tag: search.get('tag') || undefined,
    minPrice: rupees(search.get('minPrice')),
    maxPrice: rupees(search.get('maxPrice')),
    sort,
  });
}

/** Pages shown so far, from 1. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 40 ? page : 1;
}

/** The address of the store with these filters; a change of filter starts again at page 1. */
export function storeHref(filters: ProductFilters, page = 1): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(withoutEmpty(filters))) search.set(key, String(value));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return pages.store.path + (text && `?${text}`);
}

export const sameFilters = (a: ProductFilters | null, b: ProductFilters): boolean =>
  a !== null && storeHref(a) === storeHref(b);

/** In one fixed order, so that equal filters have equal addresses. */
function withoutEmpty(filters: ProductFilters): ProductFilters {
  const { q, category, brand, tag, minPrice, maxPrice, sort } = filters;
  const entries = Object.entries({ q, category, brand, tag, minPrice, maxPrice, sort });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}
