// The popular products, fetched when a screen has nothing else to show.
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { selectPopularProducts } from '../selectors.ts';
import type { ProductCard } from './product-state.ts';
import { fetchPopularProducts } from './product.thunks.ts';

/** At most four. */
export function usePopularProducts(isWanted = true): ProductCard[] {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isWanted) void dispatch(fetchPopularProducts());
  }, [dispatch, isWanted]);
  return useAppSelector(selectPopularProducts).slice(0, 4);
}
