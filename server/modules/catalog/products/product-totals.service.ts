// Counts the products that match a filter in memory: every list page shows the total, and counting
// in the database reads each matching row.
import type { Deps } from '../../../deps.ts';
import { listPrices, type ProductFilter } from './products.repository.ts';

export interface CatalogTotals {
  count(filter: ProductFilter): Promise<number>;
}

/** Number of cached price lists, 4 bytes per product each. */
const maxLists = 50;

/**
 * Keeps the sorted prices of all products that match the other filters; counts
 * a price range by binary search.
 */
export function createCatalogTotals(deps: Pick<Deps, 'db' | 'changes'>): CatalogTotals {
  const lists = new Map<string, Promise<Int32Array>>();
  deps.changes.subscribe((change) => {
    // A review changes no total.
    if (change.data === 'catalog' && change.productId === undefined) lists.clear();
  });

  function pricesOf(filter: ProductFilter): Promise<Int32Array> {
    const key = JSON.stringify(filter);
    const kept = lists.get(key);
    if (kept) return kept;
    const reading = listPrices(deps.db, filter).then((prices) => Int32Array.from(prices));
    reading.catch(() => {
      if (lists.get(key) === reading) lists.delete(key);
    });
    if (lists.size >= maxLists) lists.clear();
    lists.set(key, reading);
    return reading;
  }

  return {
    async count({ minPrice: lowest = 0, maxPrice: highest = Infinity, ...filter }) {
      const prices = await pricesOf(filter);
      return Math.max(0, firstAbove(prices, highest) - firstAbove(prices, lowest - 1));
    },
  };
}

/** The index of the first price above this one. */
function firstAbove(prices: Int32Array, price: number): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[middle] as number) > price) high = middle;
    else low = middle + 1;
  }
  return low;
}
