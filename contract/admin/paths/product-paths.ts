// Addresses of the admin's product screens: the list with its filters, and the editor.
import { type ProductListQuery, type ProductTab, productTabs } from '../schemas/catalog/products.ts';

export interface ProductFilter extends Omit<ProductListQuery, 'after' | 'state'> {
  readonly state: ProductTab;
}

export const narrowing = ['category', 'brand', 'tag'] as const;
export type Narrowing = (typeof narrowing)[number];

/** Invalid values in the address are ignored. */
export function readProductFilter(params: URLSearchParams): ProductFilter {
  const state = productTabs.find((one) => one === params.get('state')) ?? 'active';
  const filled = (['q', ...narrowing] as const).flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return { state, ...Object.fromEntries(filled) };
}

export function productsPath({ state, ...filter }: ProductFilter = { state: 'active' }): string {
  const params = new URLSearchParams(state === 'active' ? {} : { state });
  for (const name of ['q', ...narrowing] as const) if (filter[name]) params.set(name, filter[name]);
  return params.size > 0 ? `/products?${params}` : '/products';
}

export const newProductPath = '/products/new';
export const productPath = (id: string): string => `/products/${encodeURIComponent(id)}`;
export const productStockPath = (id: string): string => `/stock/${encodeURIComponent(id)}`;
