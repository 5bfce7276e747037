// What the editor of a product warns of.
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { expect, it } from 'vitest';
import { emptyContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { findProblems, findWarnings } from './product-problems.ts';

const now = new Date('2026-11-24T06:30:00.000Z');
const warningsOf = (content: Partial<ProductContent>, at = now) =>
  findWarnings(
    {
      price: 599,
      salePrice: null,
      hsn: null,
      origin: null,
      photos: [],
      colors: [],
      ...content,
    } as unknown as ProductContent,
    at,
  );

it('a price is warned of where neither rate of GST fits', () => {
  const warned = [2625, 2626, 2950, 2951].filter((price) => warningsOf({ price }).length > 0);
  expect(warned).toEqual([2626, 2950]);
  expect(warningsOf({ price: 3000, salePrice: 2700 })).toEqual([
    expect.stringContaining('neither GST rate fits a price from Rs. 2,626 to Rs. 2,950'),
  ]);
  expect(warningsOf({ price: 1100 }, new Date('2025-09-21T06:30:00.000Z'))).toHaveLength(1);
});

it('an HSN whose rate the shop does not know prevents publishing', () => {
  const facts = { now, photos: new Map(), skusElsewhere: new Map(), counted: new Set<string>() };
  const refused = [null, '6109', '620520', '63079090', '4202', '6911', '6402'].filter((hsn) =>
    findProblems({ ...emptyContent, hsn }, facts).some(({ field }) => field === 'hsn'),
  );
  expect(refused).toEqual(['4202', '6911', '6402']);
});

it('a country of origin is warned of that is none', () => {
  const warned = [null, 'India', 'Tiruppur', 'Shenzhen, China', 'Palladam'].filter(
    (origin) => warningsOf({ origin }).length > 0,
  );
  expect(warned).toEqual(['Palladam']);
  expect(warningsOf({ origin: 'Palladam' })[0]).toMatch(/^The shop knows no country “Palladam”/);
});

it('a colour is warned of that the shop can draw as a letter only', () => {
  const colors = ['Bottle Green', 'MidnightBlue', 'Monsoon'].map((title) => ({ title, css: null }));
  const photos = [1, 2].map((id) => ({ id: `photo-${id}`, alt: 'A tee', color: null }));
  expect(warningsOf({ colors, photos })).toEqual([expect.stringMatching(/^No photo shows Monsoon, .* the letter M\./)]);
  const monsoon = [{ title: 'Monsoon', css: null }];
  expect(
    warningsOf({ colors: monsoon, photos: [{ id: 'photo-1', alt: 'A tee', color: 'monsoon' }, ...photos] }),
  ).toEqual([]);
  expect(warningsOf({ colors: [{ title: 'Monsoon', css: '#123456' }], photos })).toEqual([]);
  // One photo and one colour belong together.
  expect(warningsOf({ colors: monsoon, photos: photos.slice(0, 1) })).toEqual([]);
});
