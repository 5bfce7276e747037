import { expect, it } from 'vitest';
import { listPriceOf, percentBelow, priceMovedBy } from './list-price.ts';

it('is the price of a piece, for each of them', () => {
  expect(listPriceOf({ price: 299, quantity: 3 })).toBe(897);
});

it('never says more percent off than there are', () => {
  expect([percentBelow(1000, 501), percentBelow(1000, 500), percentBelow(599, 599)]).toEqual([49, 50, 0]);
});

it('moves by percent to whole rupees, and never to nothing', () => {
  expect([priceMovedBy(10, 499), priceMovedBy(-10, 499), priceMovedBy(-90, 3)]).toEqual([549, 449, 1]);
});
