import { expect, it } from 'vitest';
import { noShipping, priceOrder } from '../price-order.ts';
import { evaluateOffers } from './evaluate-offers.ts';
import type { Offer, OfferedLine } from './offer.ts';
import { buyGet, freeShipping, line, offer, percent, rupees, set, tiers } from './testing.ts';

const cost = (lines: readonly OfferedLine[], ...offers: readonly Offer[]) => evaluateOffers(lines, noShipping, offers);
const paid = (lines: readonly OfferedLine[], ...offers: readonly Offer[]) =>
  cost(lines, ...offers).lines.map(({ paidPaise }) => paidPaise);
const linesAt = (...prices: readonly number[]) => prices.map((price) => line(price));
const off = (lines: readonly OfferedLine[], ...offers: readonly Offer[]) =>
  cost(lines, ...offers).adjustments.map(({ label, paise }) => [label, paise / 100]);
const alone = { offers: false, codes: false, shipping: false };
const on = (...prices: readonly number[]) => ({ on: { products: prices.map((price) => `tee-${price}`) } });

it.each([
  ['499, 599 and 699 as 3 for 999', [499, 599, 699], set(3, 999), [27_741, 33_300, 38_859]],
  ['2,700 less 10 %', [2700], percent(10), [243_000]],
  ['2,650 and 499 less 100', [2650, 499], rupees(100), [256_585, 48_315]],
  ['799, 799 and 499, buy 2 get 1', [799, 799, 499], buyGet(2, 1), [79_900 - 19_013, 79_900 - 19_013, 49_900 - 11_874]],
  ['two tees at 3: 15 %, 2: 10 %', [500, 500], tiers([3, 15], [2, 10]), [45_000, 45_000]],
  ['three tees at 3: 15 %, 2: 10 %', [500, 500, 500], tiers([3, 15], [2, 10]), [42_500, 42_500, 42_500]],
])('shares %s to the paisa, by itself and by a code', (_, prices, gift, shares) => {
  expect(paid(linesAt(...prices), offer(gift))).toEqual(shares);
  expect(paid(linesAt(...prices), offer(gift, { how: 'code' }))).toEqual(shares);
});

it('costs what the cart costs when no offer applies', () => {
  const lines = linesAt(499, 599);
  const fees = { fee: 100, freeFrom: 2000 };
  expect(evaluateOffers(lines, fees, [])).toEqual(priceOrder(lines, fees));
  expect(evaluateOffers(lines, fees, [offer(set(3, 999))])).toEqual(priceOrder(lines, fees));
  expect(evaluateOffers([], fees, [offer(rupees(100))])).toEqual(priceOrder([], fees));
});

it('names the offer by its title and tells which it is', () => {
  const [adjustment] = cost(linesAt(499), offer(percent(10), { id: '7', title: 'Diwali' })).adjustments;
  expect(adjustment).toMatchObject({ kind: 'goods', source: 'offer 7', label: 'Diwali', paise: 5000 });
});

it('rounds a discount up to whole rupees, and never above the goods', () => {
  expect(off(linesAt(499), offer(percent(10)))).toEqual([['Offer 1', 50]]);
  expect(off(linesAt(499), offer(rupees(500)))).toEqual([['Offer 1', 499]]);
  expect(off(linesAt(499, 799), offer(rupees(500), on(499)))).toEqual([['Offer 1', 499]]);
  expect(off(linesAt(300, 300, 300), offer(set(3, 999)))).toEqual([]);
});

it('compares offers by what the goods cost that they are on', () => {
  const more = offer(rupees(500), { id: '1', combines: alone, ...on(100) });
  const less = offer(percent(50), { id: '2', combines: alone, ...on(499) });
  expect(off(linesAt(100, 499), more, less)).toEqual([['Offer 2', 250]]);
});

it('takes the dearest pieces for sets, and leaves the others their price', () => {
  expect(paid([line(699), line(499, 2), line(599)], offer(set(3, 999)))).toEqual([38_859, 27_741 + 49_900, 33_300]);
  expect(off([line(500, 7)], offer(set(3, 999)))).toEqual([['Offer 1', 1002]]);
});

it('gives the cheapest pieces of each set, the dearest set first', () => {
  expect(off(linesAt(900, 800, 700, 600, 500, 400, 300), offer(buyGet(2, 1)))).toEqual([['Offer 1', 700 + 400]]);
  expect(off(linesAt(900, 800, 700), offer(buyGet(1, 2, 50)))).toEqual([['Offer 1', 750]]);
});

it('gives each line one product offer, of all permitted ones the cheapest', () => {
  const tenth = offer(percent(10), { id: '1' });
  const fifth = offer(percent(20), { id: '2', ...on(799) });
  expect(off(linesAt(499, 799), tenth, fifth)).toEqual([
    ['Offer 2', 160],
    ['Offer 1', 50],
  ]);
});

it('leaves the lines beside its sets to other offers', () => {
  expect(off(linesAt(699, 599, 499, 399), offer(set(3, 999), { id: '1' }), offer(percent(10), { id: '2' }))).toEqual([
    ['Offer 1', 798],
    ['Offer 2', 40],
  ]);
});

it('gives a code on the price after the product offer', () => {
  expect(off(linesAt(1000), offer(percent(10), { id: '2' }), offer(percent(10), { id: '1', how: 'code' }))).toEqual([
    ['Offer 2', 100],
    ['Offer 1', 90],
  ]);
  const code = offer(percent(10), { id: '2', how: 'code', ...on(499) });
  expect(paid(linesAt(499, 599, 699), offer(set(3, 999)), code)).toEqual([27_741 - 2800, 33_300, 38_859]);
});

it('gives an order one code, the better one', () => {
  const both = [offer(percent(10), { id: '1', how: 'code' }), offer(rupees(30), { id: '2', how: 'code', ...on(499) })];
  expect(off(linesAt(499, 799), ...both)).toEqual([['Offer 1', 130]]);
  expect(off(linesAt(200, 499), offer(percent(4), { id: '3', how: 'code' }), ...both.slice(1))).toEqual([
    ['Offer 2', 30],
  ]);
});

it('keeps a line beside sets from another offer where a code then takes more off', () => {
  const lines = linesAt(500, 400, 300);
  const fixed = offer(rupees(100), { id: '2', ...on(300, 200) });
  const code = offer(percent(90), { id: '3', how: 'code', ...on(300) });
  expect(
    off(
      [...lines, line(200)],
      offer(set(2, 700), { id: '1', on: { products: ['tee-500', 'tee-400', 'tee-300'] } }),
      fixed,
      code,
    ),
  ).toEqual([
    ['Offer 1', 200],
    ['Offer 2', 100],
    ['Offer 3', 270],
  ]);
});

it('gives sets by a code of what the pieces still cost', () => {
  const lines = linesAt(600, 500, 400);
  const code = offer(set(2, 600), { id: '2', how: 'code' });
  // 600 and 400 cost most after half of 500.
  expect(off(lines, offer(percent(50), on(500)), code)).toEqual([
    ['Offer 1', 250],
    ['Offer 2', 400],
  ]);
});

it('counts the free shipping of the shop after discounts', () => {
  const fees = { fee: 100, freeFrom: 999 };
  expect(evaluateOffers(linesAt(1000), fees, [offer(rupees(50))])).toMatchObject({ total: 1000, adjustments: [] });
  expect(evaluateOffers(linesAt(1000), fees, [offer(rupees(150))])).toMatchObject({ shippingPrice: 100, total: 950 });
  // A lower tier keeps the shipping free.
  const lower = offer(tiers([1, 1], [2, 10]));
  expect(evaluateOffers([line(510, 2)], fees, [lower])).toMatchObject({ shippingPrice: 0, total: 1009 });
});

it('gives free shipping last, once, and only where there is some to pay', () => {
  const fees = { fee: 100, freeFrom: 999 };
  const [ships, code] = [offer(freeShipping, { id: '1' }), offer(freeShipping, { id: '2', how: 'code' })];
  const price = evaluateOffers(linesAt(1000), fees, [code, ships, offer(rupees(50), { id: '3' })]);
  expect(price).toMatchObject({ shippingPrice: 100, total: 950 });
  expect(price.adjustments.map(({ label }) => label)).toEqual(['Offer 3', 'Offer 1']);
  expect(evaluateOffers(linesAt(1000), fees, [ships])).toMatchObject({ total: 1000, adjustments: [] });
});

it('prefers fewer offers, then the older one, at the same price', () => {
  const [a, b] = [offer(percent(10), { id: '1', ...on(500) }), offer(percent(10), { id: '2', ...on(300) })];
  expect(off(linesAt(500, 300), a, b, offer(rupees(80), { id: '3', combines: alone }))).toEqual([['Offer 3', 80]]);
  expect(off(linesAt(800), offer(rupees(80), { id: '5' }), offer(percent(10), { id: '4' }))).toEqual([['Offer 4', 80]]);
  const younger = offer(percent(18), { id: '2', combines: alone, ...on(500) });
  expect(off(linesAt(500, 400), offer(percent(10), { id: '1' }), younger)).toEqual([['Offer 1', 90]]);
});
