// Rows of the catalogue as the wire shows them.
import type { Color, Picture, Product, Review } from '@taana-baana/contract';
import type { ColorRow, ReviewRow } from '../../database/tables.ts';
import type { RatedProductRow } from './catalog.repository.ts';

/** What stands in other tables than the product's own. */
export interface ProductParts {
  readonly images: Picture[];
  readonly color: Color[];
  readonly tags: readonly string[];
  readonly ratings: Review[];
}

export function toProduct(row: RatedProductRow, parts: ProductParts): Product {
  const reviews = row.reviews ?? 0;
  return {
    _id: row.id,
    title: row.title,
    brand: row.brand,
    price: row.price,
    totalrating: reviews === 0 ? 0 : Math.round(((row.stars ?? 0) / reviews) * 10) / 10,
    ratingsCount: reviews,
    images: parts.images,
    category: row.category,
    tags: parts.tags.join(','),
    description: row.description ?? '',
    color: parts.color,
    ratings: parts.ratings,
    createdAt: row.created_at,
  };
}

export function toColor({ id, title }: ColorRow): Color {
  return { _id: id, title };
}

export function toReview(row: Pick<ReviewRow, 'id' | 'star' | 'comment' | 'created_at'>): Review {
  return { _id: row.id, star: row.star, comment: row.comment, createdAt: row.created_at };
}

/** Rows of many products, sorted out by the product that they belong to. */
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
