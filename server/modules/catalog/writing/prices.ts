// Computes which price of a product is in force at a time, and the columns that store it.
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';

export const priceFields = ['price', 'salePrice', 'saleFrom', 'saleUntil'] as const;
export type Prices = Pick<ProductContent, (typeof priceFields)[number]>;

/** Columns of products: rupees, and times as toISOString writes them. */
export interface PriceColumns {
  /** In force. */
  readonly price: number;
  readonly regular_price: number | null;
  readonly sale_price: number | null;
  readonly sale_from: string | null;
  readonly sale_until: string | null;
}

/** The columns at that time. A sale that is over is removed. */
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
