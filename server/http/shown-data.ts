// What an open answer shows of the shop's data, so that a change empties exactly the answers that it touches.
import type { CallName, Product } from '@taana-baana/contract';
import type { Change } from '../database/changes.ts';

/** `catalog`: any part of it; `product …`: the reviews of that one too. */
export type Shown = 'catalog' | 'blog' | `product ${string}`;

export function shownBy(call: CallName, body: unknown): Shown[] {
  switch (call) {
    case 'listProducts':
      return ['catalog', ...(body as Partial<Product>[]).flatMap(toShownReviews)];
    case 'getProduct':
      return ['catalog', ...toShownReviews(body as Product)];
    case 'listCategories':
    case 'listColors':
      return ['catalog'];
    case 'listBlogs':
    case 'getBlog':
      return ['blog'];
    default:
      return [];
  }
}

/** Undefined for a change that shows nowhere. */
export function touchedBy(change: Change): Shown | undefined {
  if (change.data === 'blog') return 'blog';
  if (change.data !== 'catalog') return undefined;
  return change.productId === undefined ? 'catalog' : `product ${change.productId}`;
}

/** A list that was asked for other fields shows no stars. */
function toShownReviews({ _id, totalrating, ratingsCount }: Partial<Product>): Shown[] {
  return totalrating === undefined && ratingsCount === undefined ? [] : [`product ${_id}`];
}
