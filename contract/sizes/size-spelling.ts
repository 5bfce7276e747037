// How people spell a size of a product. Apart, because browsers of shoppers need no spelling.
import { exactCode, exactText } from '../typed/exact-text.ts';
import { type Size, type Sized, sizesOf } from './product-sizes.ts';

/** The product's size that this text means, in any letter case and with any spaces. */
export function sizeNamed(product: Sized, text: string): Size | undefined {
  const key = exactCode(text);
  return sizesOf(product).find((size) => exactCode(size) === key);
}

/** As a product keeps its own: single spaces, and a usual size in its usual letters. */
export function cleanSize(text: string): Size {
  const clean = exactText(text).replace(/\s+/g, ' ');
  return sizeNamed({}, clean) ?? clean;
}
