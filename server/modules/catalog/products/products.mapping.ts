// Converts catalogue rows to the API's form.
import { type Picture, type Product, type ProductColor, type Review, type Size, sizesOf } from '@taana-baana/contract';
import type { SizeState } from '../../selling/goods/stock/sold-out.service.ts';
import { readPosition } from '@taana-baana/contract/typed/map-position.ts';
import { readSizes } from '../../product-sizes.ts';
import type { ListedProductRow } from './products.repository.ts';

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
  /** Of its story. */
  readonly post?: NonNullable<Product['story']>['post'];
  /** Colours and sizes that are counted or not offered. */
  readonly sizes: readonly SizeState[];
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
    ...toSizes(readSizes(row.sizes), parts),
    ...toPrices(row),
    ...(row.status === 'archived' && { isArchived: true }),
    ...(row.gender && { gender: row.gender }),
    ...(row.age_group && { ageGroup: row.age_group }),
    ...(row.maker && { maker: row.maker }),
    ...(row.origin && { origin: row.origin }),
    ...toStory(row, parts.post),
    ...(row.size_chart && { sizeChart: row.size_chart }),
  };
}

function toStory(
  { craft_place: place, craft_at: typed }: ListedProductRow,
  post: ProductParts['post'],
): Pick<Product, 'story'> {
  const at = typed ? readPosition(typed) : undefined;
  return place || post ? { story: { ...(place && { place, ...(at && { at }) }), ...(post && { post }) } } : {};
}

/** Nothing for what is made to order in every colour and size. */
function toSizes(
  own: readonly Size[] | null,
  { sizes: states, color }: ProductParts,
): Pick<Product, 'sizes' | 'soldOut' | 'isSoldOut' | 'notOffered'> {
  const named = (those: readonly SizeState[]) => those.map(({ color: id, size }) => ({ color: id, size }));
  const offered = states.filter(({ isOffered }) => isOffered);
  const notOffered = states.filter(({ isOffered }) => !isOffered);
  const soldOut = offered.filter(({ isSoldOut }) => isSoldOut);
  return {
    ...(own && { sizes: [...own] }),
    ...(offered.length > 0 && { soldOut: named(soldOut) }),
    ...(states.length > 0 &&
      soldOut.length + notOffered.length === color.length * sizesOf({ sizes: own }).length && { isSoldOut: true }),
    ...(notOffered.length > 0 && { notOffered: named(notOffered) }),
  };
}

/** A sale runs while the price is below the regular one: a job moves the price. */
function toPrices({
  price,
  mrp,
  regular_price: regularPrice,
  sale_from: saleFrom,
  sale_until: saleUntil,
}: ListedProductRow): Pick<Product, 'mrp' | 'regularPrice' | 'saleFrom' | 'saleUntil'> {
  return {
    ...(mrp !== null && mrp > price && { mrp }),
    ...(regularPrice !== null &&
      regularPrice > price && {
        regularPrice,
        ...(saleFrom !== null && { saleFrom }),
        ...(saleUntil !== null && { saleUntil }),
      }),
  };
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
