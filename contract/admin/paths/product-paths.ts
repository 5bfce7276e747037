// Addresses of the admin's product screens: the list with its filters, and the editor.
import { firstOf, listFilters, typed } from '../list-filters.ts';
import { productTabs } from '../schemas/catalog/products.ts';

export const narrowing = ['category', 'brand', 'tag'] as const;
export type Narrowing = (typeof narrowing)[number];

export const productFilters = listFilters('/products', {
  state: firstOf(productTabs),
  q: typed,
  category: typed,
  brand: typed,
  tag: typed,
});
export type ProductFilter = ReturnType<typeof productFilters.read>;

/** The products that are sold. */
export const productsPath = productFilters.path();
export const sizeChartsPath = '/products/size-charts';
export const newProductPath = '/products/new';
export const productPath = (id: string): string => `/products/${encodeURIComponent(id)}`;
export const productStockPath = (id: string): string => `/stock/${encodeURIComponent(id)}`;

/** The screen of old addresses. */
export const redirectsPath = '/products/addresses';
