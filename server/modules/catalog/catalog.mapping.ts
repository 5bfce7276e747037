// Converts catalogue rows to the API's form.
import { type Color, type Picture, type Product, type ProductColor, type Review, sizes } from '@taana-baana/contract';
import type { ColorRow } from '../../database/tables.ts';
import type { CountedSize } from '../stock/sold-out.service.ts';
import type { ListedProductRow } from './catalog.repository.ts';

/** Of all reviews of a product. */
export interface Rating {
  readonly reviews: number;
  readonly stars: number;
}

/** Parts of a product that are in other tables. */
export interface ProductParts {
  readonly images: Picture[];
  readonly color: ProductColor[];
  readonly tags: readonly string[];
  readonly reviews: Review[];
  readonly rating: Rating | undefined;
  readonly counted: readonly CountedSize[];
}

export function toProduct(row: ListedProductRow, parts: ProductParts): Product {
  const { reviews, stars } = parts.rating ?? { reviews: 0, stars: 0 };
  return {
    _id: row.id,
    title: row.title,
    brand: row.brand,
    price: row.price,
    totalrating: reviews === 0 ? 0 : Math.round((stars / reviews) * 10) / 10,
    ratingsCount: reviews,
    images: parts.images,
    category: row.category,
    tags: parts.tags.join(','),
    description: row.description ?? '',
    color: parts.color,
    ratings: parts.reviews,
    createdAt: row.created_at,
    ...toSoldOut(parts),
  };
}

/** Nothing for what is made to order. */
function toSoldOut({ counted, color }: ProductParts): Pick<Product, 'soldOut' | 'isSoldOut'> {
  if (counted.length === 0) return {};
  const soldOut = counted.filter(({ isSoldOut }) => isSoldOut).map(({ color: id, size }) => ({ color: id, size }));
  return { soldOut, ...(soldOut.length === color.length * sizes.length && { isSoldOut: true }) };
}

export function toColor({ id, title }: ColorRow): Color {
  return { _id: id, title };
}

/** Groups rows by their product. */
export function byProduct<Row extends { product_id: string }, Value>(
  rows: readonly Row[],
  toValue: (row: Row) => Value,
): Map<string, Value[]> {
  const result = new Map<string, Value[]>();
  for (const row of rows) {
    const values = result.get(row.product_id);
    if (values) values.push(toValue(row));
    else result.set(row.product_id, [toValue(row)]);
  }
  return result;
}
