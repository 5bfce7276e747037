// Prices of a product: which one is in force at a moment, and the columns that say so.
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';

export type Prices = Pick<ProductContent, 'price' | 'salePrice' | 'saleFrom' | 'saleUntil'>;

/** Columns of products: rupees, and times as toISOString writes them. */
export interface PriceColumns {
  /** In force. */
  readonly price: number;
  readonly regular_price: number | null;
  readonly sale_price: number | null;
  readonly sale_from: string | null;
  readonly sale_until: string | null;
}

/** The columns at a moment. A sale that is over leaves none of its own. */
export function pricesAt(prices: Prices, now: Date): PriceColumns {
  const regular = prices.price ?? 0;
  const { salePrice, saleFrom, saleUntil } = prices;
  const at = now.toISOString();
  if (salePrice === null || (saleUntil !== null && saleUntil <= at))
    return { price: regular, regular_price: null, sale_price: null, sale_from: null, sale_until: null };
  const isRunning = saleFrom === null || saleFrom <= at;
  return {
    price: isRunning ? salePrice : regular,
    regular_price: regular,
    sale_price: salePrice,
    sale_from: saleFrom,
    sale_until: saleUntil,
  };
}

export const readPrices = (row: PriceColumns): Prices => ({
  price: row.regular_price ?? row.price,
  salePrice: row.sale_price,
  saleFrom: row.sale_from,
  saleUntil: row.sale_until,
});
