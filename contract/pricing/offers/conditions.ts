// The conditions of an offer that a cart decides: what it is on, and from what it is given.
import { listPriceOf } from '../list-price.ts';
import type { Offer, OfferedLine } from './offer.ts';

const lowerCase = (name: string): string => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Like SQL's `lower` on tags and categories: case does not matter from A to Z. */
const hasName = (names: readonly string[], name: string): boolean =>
  names.some((one) => one === name || (one.length === name.length && lowerCase(one) === lowerCase(name)));

export function isOn({ on, isListPriceOnly }: Offer['terms'], line: OfferedLine): boolean {
  if (isListPriceOnly && line.isOnSale) return false;
  const { products, collections, categories } = on;
  if (products.length === 0 && collections.length === 0 && categories.length === 0) return true;
  return (
    products.includes(line.productId) ||
    hasName(categories, line.category) ||
    (collections.length > 0 && line.tags.some((tag) => hasName(collections, tag)))
  );
}

export interface Sums {
  readonly rupees: number;
  readonly pieces: number;
}

/** Of the whole cart, before offers. */
export function sumsOf(lines: readonly OfferedLine[]): Sums {
  let [rupees, pieces] = [0, 0];
  for (const line of lines) {
    rupees += listPriceOf(line);
    pieces += line.quantity;
  }
  return { rupees, pieces };
}

/** What the cart still lacks. */
export const missingOf = ({ from }: Offer['terms'], { rupees, pieces }: Sums): Sums => ({
  rupees: Math.max(0, (from.rupees ?? 0) - rupees),
  pieces: Math.max(0, (from.pieces ?? 0) - pieces),
});
