// What stands above the packing list, when it has all orders and when it does not.
import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const orders = (count: number, status: 'Ordered' | 'Processing') =>
  Array.from({ length: count }, () => ({ status, lines: [] }));

it('counts the orders of the list when no others wait', () => {
  expect(summaryOf({ orders: orders(1, 'Ordered'), total: 1 })).toBe('1 order to pack, 0 pieces');
  expect(summaryOf({ orders: orders(30, 'Ordered'), total: 30 })).toBe('30 orders to pack, 0 pieces');
  expect(summaryOf({ orders: orders(3, 'Ordered') })).toBe('3 orders to pack, 0 pieces');
});

it('says of how many orders these are the first, also while they are ticked', () => {
  expect(summaryOf({ orders: orders(100, 'Ordered'), total: 440 })).toBe(
    'The first 100 of 440 orders to pack, 0 pieces',
  );
  expect(summaryOf({ orders: [...orders(98, 'Ordered'), ...orders(2, 'Processing')], total: 440 })).toBe(
    'The first 98 of 438 orders to pack, 0 pieces',
  );
  expect(summaryOf({ orders: orders(100, 'Ordered'), total: 1000 })).toBe(
    'The first 100 of 1000+ orders to pack, 0 pieces',
  );
});

it('says nothing once everything is packed', () =>
  expect(summaryOf({ orders: orders(2, 'Processing'), total: 440 })).toBe(undefined));
