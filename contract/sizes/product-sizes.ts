// The sizes of a product: its own (ages, 38 to 46, Free Size), else the usual seven.
import { sizes as usualSizes } from '../limits.ts';

export type Size = string;

/** Null or missing: the usual ones. */
export interface Sized {
  readonly sizes?: readonly Size[] | null | undefined;
}

/** In the order of the product page. */
export const sizesOf = ({ sizes }: Sized): readonly Size[] => sizes ?? usualSizes;

/** For lists across products: the usual sizes first, then others by their numbers and letters. */
export function compareSizes(one: Size, other: Size): number {
  const rankOf = (size: Size) => {
    const rank = (usualSizes as readonly Size[]).indexOf(size);
    return rank === -1 ? usualSizes.length : rank;
  };
  return rankOf(one) - rankOf(other) || one.localeCompare(other, 'en', { numeric: true });
}
