// The T-shirts on sale that have the typed words.
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState } from 'react';
import { adminApi } from '../admin-api.ts';

export function useFoundProducts(isWanted = true) {
  const [find, onFind] = useState('');
  const q = useDeferredValue(find);
  const { data } = adminApi.useListOffersQuery(isWanted ? { query: { q } } : skipToken);
  return { find, products: data?.products, onFind };
}
