// How many products match a filter, from memory: every page of a list tells it, and counting costs the database each row that matches.
import type { Deps } from '../../deps.ts';
import { listPrices, type ProductFilter } from './catalog.repository.ts';

export interface CatalogTotals {
  count(filter: ProductFilter): Promise<number>;
}

/** Lists of prices kept, 4 bytes a product each. */
const mostLists = 50;

/** The prices of all that match but for the price, read once and again after the catalogue has changed: a range of them is found by halving. */
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
    if (lists.size >= mostLists) lists.clear();
    lists.set(key, reading);
    return reading;
  }

  return {
    async count({ minPrice = 0, maxPrice = Infinity, ...filter }) {
      const prices = await pricesOf(filter);
      return Math.max(0, firstAbove(prices, maxPrice) - firstAbove(prices, minPrice - 1));
    },
  };
}

/** Where the prices above this one begin. */
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
