// Converts typed texts to the server's form.
import { wholeRupees } from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { expect, it } from 'vitest';
import { blankProduct, checkText, compareText, type ProductText, textOf } from './product-text.ts';
import { removeColor, renameColor } from './variants/variant-texts.ts';

const blank = textOf(blankProduct);

it('amounts are read as people write them', () => {
  expect(checkText({ ...blank, price: 'Rs. 1,499', mrp: '₹ 1999 ' }).content).toMatchObject({ price: 1499, mrp: 1999 });
  expect(checkText(blank).content).toMatchObject({ price: null, mrp: null });
});

it.each(['499.50', 'abc', '0', '-5'])('a price of “%s” is refused at its field, and stays as it was typed', (price) => {
  const { content, errors } = checkText({ ...blank, price });
  expect(content).toBeUndefined();
  expect(errors).toEqual({ price: wholeRupees });
});

it('spaces at the ends and another way to close a tag make no other text', () => {
  expect(compareText({ ...blank, title: ' Tee ', description: '<p>a<br />b</p>' })).toBe(
    compareText({ ...blank, title: 'Tee', description: '<p>a<br>b</p>' }),
  );
  expect(compareText({ ...blank, title: 'Tee' })).not.toBe(compareText(blank));
});

const colored: ProductText = {
  ...blank,
  colors: [{ title: 'Maroon', css: null }],
  photos: [{ id: 'p1', alt: '', color: 'Maroon' }],
  variants: [{ color: 'Maroon', size: 'M', sku: 'A', isOffered: true, firstCount: '' }],
};

it('a colour that is renamed keeps its photos and sizes; one that is removed leaves the photos', () => {
  expect(renameColor(colored, 'Maroon', 'Wine')).toMatchObject({
    colors: [{ title: 'Wine' }],
    photos: [{ color: 'Wine' }],
    variants: [{ color: 'Wine', sku: 'A' }],
  });
  expect(removeColor(colored, 'Maroon')).toMatchObject({
    colors: [],
    photos: [{ id: 'p1', color: null }],
    variants: [],
  });
});
