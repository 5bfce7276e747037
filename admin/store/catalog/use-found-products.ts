// The products that have the typed words.
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import type { ProductSearch } from '@taana-baana/contract/admin/schemas/catalog/found-products.ts';
import { adminApi } from '../admin-api.ts';

/** `searchFor`: what the words search; nothing is searched without an answer. */
export function useFoundProducts(searchFor: (words: string) => ProductSearch | undefined) {
  const [find, onFind] = useState('');
  const search = searchFor(useDeferredValue(find));
  return { find, query: adminApi.useFindProductsQuery(search ? { query: search } : skipToken), onFind };
}

/** On sale: what shoppers can be led to. */
export const onSale = (q: string): ProductSearch => ({ q, state: 'active' });

/** Its id until it is loaded; undefined: it is not there any more. */
export function useProductTitle(id: string): string | undefined {
  const { data } = adminApi.useFindProductsQuery({ query: { id } });
  return data ? data.products[0]?.title : id;
}
