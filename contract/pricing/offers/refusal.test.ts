import { expect, it } from 'vitest';
import { noShipping } from '../price-order.ts';
import { evaluateOffers } from './evaluate-offers.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { refusalOf } from './refusal.ts';
import { buyGet, freeShipping, line, offer, percent, rupees, set, tiers } from './testing.ts';

function told(lines: readonly OfferedLine[], code: Offer, ...others: readonly Offer[]): string | null {
  const offers = [code, ...others];
  return refusalOf(code, lines, evaluateOffers(lines, noShipping, offers), offers);
}
const code = (of: Parameters<typeof offer>[1] = {}) => offer(percent(10), { id: '9', how: 'code', ...of });

it('says nothing of a code that the price has', () => {
  expect(told([line(500)], code())).toBeNull();
});

it('says what a cart lacks', () => {
  expect(told([line(879)], code({ from: { rupees: 999 } }))).toBe('From Rs. 999. Add Rs. 120 more.');
  expect(told([line(879)], code({ from: { pieces: 3 } }))).toBe('From 3 T-shirts. Add 2 more.');
});

it.each([
  ['a set', set(3, 999), 'From 3 T-shirts. Add 2 more.'],
  ['buy 1, get 1', buyGet(1, 1), 'From 2 T-shirts. Add 1 more.'],
  ['tiers', tiers([3, 20], [2, 10]), 'From 2 T-shirts. Add 1 more.'],
])('counts the pieces that it is on for %s', (_, gift, text) => {
  const only = offer(gift, { how: 'code', on: { products: ['tee-500'] } });
  expect(told([line(500), line(300, 4)], only)).toBe(text);
});

it('says when nothing in the cart is part of it', () => {
  expect(told([line(500)], code({ on: { products: ['tee-300'] } }))).toBe('This code is not for what is in your cart.');
});

it('says that another combination is better', () => {
  const alone = { offers: false, codes: false, shipping: false };
  expect(told([line(500)], code({ combines: alone }), offer(rupees(60)))).toBe('Your cart already has a better price.');
});

it('says that one code counts, whatever the codes permit', () => {
  const better = offer(rupees(60), { id: '1', how: 'code' });
  expect(told([line(500)], code(), better)).toBe(
    'One code counts for an order. We use the one that makes it cheapest.',
  );
  expect(told([line(500)], better, code())).toBeNull();
  // What another code does not keep out is not for it to explain.
  expect(told([line(500)], code({ from: { pieces: 2 } }), better)).toBe('From 2 T-shirts. Add 1 more.');
  expect(told([line(500)], offer(freeShipping, { id: '2', how: 'code' }), better)).toBe(
    'Your cart already has a better price.',
  );
});
