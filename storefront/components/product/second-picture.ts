// Which picture shows more of a product beside its first: the second, unless that is of another colour.
import { isBeside } from '@taana-baana/contract/colors/picture-colors.ts';
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';

/** An index: 0 if no other picture fits. */
export function secondPicture([first, second]: readonly Picture[]): 0 | 1 {
  return second && isBeside(first, second) ? 1 : 0;
}
