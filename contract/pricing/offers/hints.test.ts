import { expect, it } from 'vitest';
import { noShipping } from '../price-order.ts';
import { evaluateOffers } from './evaluate-offers.ts';
import { hintsOf } from './hints.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { buyGet, line, offer, percent, set, tiers } from './testing.ts';

const hints = (lines: readonly OfferedLine[], ...offers: readonly Offer[]) =>
  hintsOf(lines, noShipping, offers, evaluateOffers(lines, noShipping, offers));

it.each([
  ['the next set', offer(set(3, 999), { title: '3 for Rs. 999' }), 2, '3 for Rs. 999: add 1 more'],
  ['a set after full ones', offer(set(3, 999), { title: '3 for Rs. 999' }), 4, '3 for Rs. 999: add 2 more'],
  ['buy 2, get 1', offer(buyGet(2, 1), { title: 'Buy 2, get 1' }), 2, 'Buy 2, get 1: add 1 more'],
  ['the next tier', offer(tiers([2, 10], [4, 20]), { title: 'More for less' }), 2, 'More for less: add 2 more'],
  ['a number of pieces', offer(percent(10), { title: '10 %', from: { pieces: 3 } }), 1, '10 %: add 2 more'],
])('tells of %s', (_, one, pieces, text) => {
  expect(hints([line(500, pieces)], one)).toEqual([text]);
});

it('tells nothing of what more pieces do not lower', () => {
  expect(hints([line(300, 2)], offer(set(3, 999)))).toEqual([]);
  expect(hints([line(500, 2)], offer(tiers([2, 10])))).toEqual([]);
  expect(hints([line(500, 2)], offer(set(3, 999), { id: '1' }), offer(percent(50), { id: '2' }))).toEqual([]);
});

it('tells nothing of what the cart has no part of, and of codes', () => {
  expect(hints([line(500, 2)], offer(set(3, 999), { on: { products: ['tee-300'] } }))).toEqual([]);
  expect(hints([line(500, 2)], offer(set(3, 999), { how: 'code' }))).toEqual([]);
  expect(hints([line(500, 2)], offer(set(3, 999), { from: { rupees: 5000 } }))).toEqual([]);
});

it('tells of two at most, those with the fewest pieces first', () => {
  const of = (id: string, pieces: number) =>
    offer(set(pieces, 10), { id, title: `Set ${id}`, on: { products: [`tee-${id}`] } });
  const lines = [500, 600, 700].map((price) => line(price, 1));
  expect(hints(lines, of('500', 4), of('600', 2), of('700', 3))).toEqual([
    'Set 600: add 1 more',
    'Set 700: add 2 more',
  ]);
});
