// SKUs by the pattern.
import { expect, it } from 'vitest';
import { blankProduct, type ProductText, textOf } from '../product-text.ts';
import { filledSkus, prefixOf, shortColors } from './skus.ts';

it('a prefix is the first letters of the words', () => {
  expect(prefixOf('Kanjivaram border tee')).toBe('KBT');
  expect(prefixOf('Kolam')).toBe('KOLA');
  expect(prefixOf('कोलम')).toBe('');
});

it('colours that begin alike get as many letters as tell them apart', () => {
  expect(shortColors(['Maroon', 'Indigo'])).toEqual(['MAR', 'IND']);
  expect(shortColors(['Mango', 'Mangrove'])).toEqual(['MANGO', 'MANGR']);
  expect(shortColors(['நீலம்', 'சிவப்பு'])).toEqual(['1', '2']);
  expect(shortColors(['Sky', 'Sky-']).at(1)).toBe('SKY2');
});

it('SKUs that were typed stay, and sizes that are not offered get none', () => {
  const text: ProductText = {
    ...textOf(blankProduct),
    colors: [{ title: 'Maroon', css: null }],
    variants: [
      { color: 'Maroon', size: 'M', sku: 'OLD-1', isOffered: true, firstCount: '' },
      { color: 'Maroon', size: 'XXXL', sku: '', isOffered: false, firstCount: '' },
    ],
  };
  expect(filledSkus(text, 'kbt').map(({ sku }) => sku)).toEqual([
    'KBT-MAR-XS',
    'KBT-MAR-S',
    'KBT-MAR-L',
    'KBT-MAR-XL',
    'KBT-MAR-XXL',
  ]);
});
