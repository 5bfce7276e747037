// The T-shirts that have the typed words, with the colours and sizes that can be sold now.
import { useDeferredValue, useState } from 'react';
import { adminApi } from '../admin-api.ts';

export function useSellableProducts() {
  const [find, onFind] = useState('');
  const { data } = adminApi.useListSellableProductsQuery(
    { query: { q: useDeferredValue(find) } },
    { refetchOnMountOrArgChange: true },
  );
  return { find, found: data?.products, onFind };
}
