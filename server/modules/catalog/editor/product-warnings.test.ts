// What the editor of a product warns of.
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { expect, it } from 'vitest';
import { emptyContent } from './product-content.ts';
import { findProblems, findWarnings } from './product-problems.ts';

const now = new Date('2026-11-24T06:30:00.000Z');
const warningsOf = (content: Partial<ProductContent>, at = now) =>
  findWarnings({ price: 599, salePrice: null, hsn: null, photos: [], ...content } as unknown as ProductContent, at);

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
