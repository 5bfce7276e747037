// What the lists say about the pieces of a size, or of a product.
import { expect, it } from 'vitest';
import { stockWords } from './stock.ts';

it.each([
  [null, true, 'Made to order'],
  [null, undefined, 'Made to order'],
  [1, true, '1 piece'],
  [0, true, '0 pieces'],
  [null, false, 'Not offered'],
  [0, false, 'Not offered'],
  [6, false, 'Not offered, 6 pieces'],
])('says for %s pieces, offered: %s, “%s”', (stock, isOffered, words) =>
  expect(stockWords({ stock, isOffered })).toBe(words),
);
