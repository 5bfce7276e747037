// Each condition of an offer has a cart that meets it, and one that does not.
import { expect, it } from 'vitest';
import { noShipping } from '../price-order.ts';
import { evaluateOffers } from './evaluate-offers.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { freeShipping, line, offer, percent, rupees, set } from './testing.ts';

const off = (lines: readonly OfferedLine[], ...offers: readonly Offer[]) =>
  evaluateOffers(lines, noShipping, offers).adjustments.reduce((sum, { paise }) => sum + paise / 100, 0);

it('on: products', () => {
  expect(off([line(500), line(800)], offer(percent(10), { on: { products: ['tee-800'] } }))).toBe(80);
});

it('on: collections', () => {
  const popular = line(800, 1, { tags: ['new', 'popular'] });
  expect(off([line(500), popular], offer(percent(10), { on: { collections: ['popular'] } }))).toBe(80);
});

it('on: categories', () => {
  const women = line(800, 1, { category: 'Women' });
  expect(off([line(500), women], offer(percent(10), { on: { categories: ['Women'] } }))).toBe(80);
});

it('on: collections and categories in any case, products as they are written', () => {
  const women = line(800, 1, { category: 'Women', tags: ['Popular'], productId: 'Tee' });
  expect(off([women], offer(percent(10), { on: { categories: ['wOMEN'] } }))).toBe(80);
  expect(off([women], offer(percent(10), { on: { collections: ['popular'] } }))).toBe(80);
  expect(off([women], offer(percent(10), { on: { products: ['tee'] } }))).toBe(0);
});

it('on: any of what it names', () => {
  const on = { products: ['tee-500'], categories: ['Women'] };
  expect(off([line(500), line(800, 1, { category: 'Women' }), line(300)], offer(percent(10), { on }))).toBe(130);
});

it('isListPriceOnly: not on what is on sale', () => {
  const lines = [line(500), line(800, 1, { isOnSale: true })];
  expect(off(lines, offer(percent(10), { isListPriceOnly: true }))).toBe(50);
  expect(off(lines, offer(percent(10)))).toBe(130);
});

it('from.rupees: of the whole cart, before offers', () => {
  const from = { rupees: 999 };
  const code = offer(percent(10), { how: 'code', id: '2', from, on: { products: ['tee-500'] } });
  expect(off([line(500), line(498)], code)).toBe(0);
  expect(off([line(500), line(499)], code)).toBe(50);
  expect(off([line(500), line(499)], code, offer(rupees(99), { id: '1', on: { products: ['tee-499'] } }))).toBe(149);
});

it('from.pieces: of the whole cart', () => {
  const three = offer(percent(10), { from: { pieces: 3 }, on: { products: ['tee-500'] } });
  expect(off([line(500), line(300)], three)).toBe(0);
  expect(off([line(500), line(300, 2)], three)).toBe(50);
});

it('gift.upTo: the most of a percentage', () => {
  expect([off([line(800)], offer(percent(10, 70))), off([line(800)], offer(percent(10, 90)))]).toEqual([70, 80]);
});

it.each([
  ['percent', percent(50)],
  ['rupees', rupees(400)],
  ['set', set(2, 100)],
])('left: the rest of its budget, of %s', (_, gift) => {
  expect([off([line(500, 2)], offer(gift, { left: 30 })), off([line(500, 2)], offer(gift, { left: 0 }))]).toEqual([
    30, 0,
  ]);
});

it('left: the rest of its budget, of free shipping', () => {
  const totalWith = (left: number) =>
    evaluateOffers([line(500)], { fee: 100, freeFrom: null }, [offer(freeShipping, { left })]).total;
  expect([totalWith(30), totalWith(0)]).toEqual([570, 600]);
});

it('on: free shipping for a cart with something that it is on', () => {
  const ships = offer(freeShipping, { on: { products: ['tee-500'] } });
  const total = (...lines: OfferedLine[]) => evaluateOffers(lines, { fee: 100, freeFrom: null }, [ships]).total;
  expect([total(line(500), line(300)), total(line(300))]).toEqual([800, 400]);
});

const everything = { offers: true, codes: true, shipping: true };
const one = (id: string, combines = everything) => offer(rupees(50), { id, combines, on: { products: ['tee-500'] } });
const other = (id: string) => offer(rupees(40), { id, on: { products: ['tee-300'] } });

it('combines.offers: both must permit the other product offer', () => {
  const lines = [line(500), line(300)];
  const alone = { ...everything, offers: false };
  expect(off(lines, one('1'), other('2'))).toBe(90);
  expect(off(lines, one('1', alone), other('2'))).toBe(50);
  expect(off(lines, one('2', alone), one('1'), other('3'))).toBe(90);
});

it('combines.codes and combines.offers: an offer and a code must permit each other', () => {
  const code = (combines = everything) => offer(rupees(40), { id: '2', how: 'code', combines });
  const lines = [line(500)];
  expect(off(lines, one('1'), code())).toBe(90);
  expect(off(lines, one('1', { ...everything, codes: false }), code())).toBe(50);
  expect(off(lines, one('1'), code({ ...everything, offers: false }))).toBe(50);
});

it('one code of an order is on its goods, the better one, and one of free shipping beside it', () => {
  const code = (id: string, price: number) =>
    offer(rupees(price / 10), { id, how: 'code', on: { products: [`tee-${price}`] } });
  const lines = [line(500), line(300)];
  expect(off(lines, code('1', 300), code('2', 500))).toBe(50);
  const ships = offer(freeShipping, { id: '3', how: 'code' });
  const total = (...offers: Offer[]) => evaluateOffers(lines, { fee: 100, freeFrom: null }, offers).total;
  expect(total(code('1', 300), code('2', 500), ships)).toBe(750);
  expect(
    total(code('2', 500), { ...ships, terms: { ...ships.terms, combines: { ...everything, codes: false } } }),
  ).toBe(800);
});

it('combines.shipping: an offer and free shipping must permit each other', () => {
  const total = (combines: Offer['terms']['combines'], ofShipping = everything) =>
    evaluateOffers([line(500)], { fee: 40, freeFrom: null }, [
      one('1', combines),
      offer(freeShipping, { id: '2', combines: ofShipping }),
    ]).total;
  expect(total(everything)).toBe(450);
  expect(total({ ...everything, shipping: false })).toBe(490);
  expect(total(everything, { ...everything, offers: false })).toBe(490);
});
