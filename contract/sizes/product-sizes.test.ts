import { expect, it } from 'vitest';
import { compareSizes, sizesOf } from './product-sizes.ts';
import { cleanSize, sizeNamed } from './size-spelling.ts';

it('a product has the usual seven sizes, or its own', () => {
  expect(sizesOf({})).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
  expect(sizesOf({ sizes: null })).toHaveLength(7);
  expect(sizesOf({ sizes: ['38', '40'] })).toEqual(['38', '40']);
});

it.each([
  [undefined, ' xl ', 'XL'],
  [undefined, 'Free Size', undefined],
  [['Free Size'], 'free size', 'Free Size'],
  [['Free Size'], 'FREESIZE', 'Free Size'],
  [['2-3 years', '4-5 years'], '4–5 Years', '4-5 years'],
  [['38', '40'], '३८', '38'],
  [['38', '40'], 'M', undefined],
] as const)('of the sizes %j, %j means %j', (sizes, text, meant) => {
  expect(sizeNamed({ sizes }, text)).toBe(meant);
});

it.each([
  [' free  size ', 'free size'],
  ['xl', 'XL'],
  ['２-３ Y', '2-3 Y'],
] as const)('keeps %j as %j', (typed, kept) => {
  expect(cleanSize(typed)).toBe(kept);
});

it('sorts sizes of many products: the usual ones, then numbers and words', () => {
  const mixed = ['Free Size', '100', 'XL', '38', 'S', '4-5'];
  expect(mixed.toSorted(compareSizes)).toEqual(['S', 'XL', '4-5', '38', '100', 'Free Size']);
});
