// Which pictures show goods of a colour: never another colour's first.
import { expect, test } from 'vitest';
import type { Picture } from '../schemas/catalog/product.ts';
import { inColor } from './picture-colors.ts';

const picture = (url: string, colorId?: string): Picture => ({
  url,
  width: 600,
  height: 800,
  alt: url,
  srcset: '',
  avif: '',
  color: '#7a1f2b',
  ...(colorId !== undefined && { colorId }),
});
const urls = (pictures: readonly Picture[], colorId: string) => inColor(pictures, colorId).map(({ url }) => url);

const maroon = picture('maroon', 'maroon');
const back = picture('maroon back', 'maroon');
const label = picture('label');
const mustard = picture('mustard', 'mustard');

test('those of the colour come first, then those of no colour, then the others', () => {
  expect(urls([maroon, label, mustard, back], 'maroon')).toEqual(['maroon', 'maroon back', 'label', 'mustard']);
  expect(urls([maroon, label, mustard, back], 'mustard')).toEqual(['mustard', 'label', 'maroon', 'maroon back']);
});

test('a colour without a picture is shown by one of no colour', () => {
  expect(urls([maroon, label], 'mustard')).toEqual(['label', 'maroon']);
});

test("a colour is never shown by another colour's picture alone", () => {
  expect(urls([maroon, back], 'mustard')).toEqual([]);
  expect(urls([], 'mustard')).toEqual([]);
});
