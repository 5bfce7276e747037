// The pick list: every piece once, sorted by shelf.
import { expect, it } from 'vitest';
import type { OrderLine } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { piecesOf, pickListOf } from './pick-list.ts';

const line = (title: string, color: string, size: string, quantity: number): OrderLine => ({
  id: `${title} ${color} ${size}`,
  productId: title.toLowerCase(),
  title,
  color,
  size,
  quantity,
  refunded: 0,
  price: 500,
  picture: null,
});

it('adds the pieces of all orders up, by product, colour and size', () => {
  const orders = [
    { lines: [line('Warli', 'Maroon', 'XL', 1), line('Kolam', 'White', 'M', 2)] },
    { lines: [line('Warli', 'Maroon', 'S', 3), line('Warli', 'Black', 'M', 1)] },
    { lines: [line('Warli', 'Maroon', 'XL', 2)] },
  ];
  const found = pickListOf(orders).map(({ title, colors }) => [
    title,
    ...colors.map(({ color, sizes }) => `${color}: ${sizes.map(({ size, pieces }) => `${size} ${pieces}`).join(', ')}`),
  ]);
  expect(found).toEqual([
    ['Kolam', 'White: M 2'],
    ['Warli', 'Black: M 1', 'Maroon: S 3, XL 3'],
  ]);
  expect(piecesOf(orders)).toBe(9);
});
