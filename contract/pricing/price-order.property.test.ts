// Every price of an order adds up, whatever is in it and whatever lowers it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listPriceOf } from './list-price.ts';
import { type Adjustment, noShipping, priceOrder } from './price-order.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const item = fc.record({ price: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 100 }) });
const items = fc.array(item, { maxLength: 100 });
const fees = fc.record({ fee: fc.nat(10_000), freeFrom: fc.option(fc.nat(1e9)) });
const adjustment = fc
  .record({
    kind: fc.constantFrom('goods' as const, 'shipping' as const),
    paise: fc.oneof(fc.nat(100_000), fc.nat(1e12)),
    on: fc.option(fc.array(fc.nat(100))),
  })
  .map(({ on, ...rest }): Adjustment => ({ source: 'test', label: 'Less', ...rest, ...(on && { on }) }));
const adjustments = fc.array(adjustment, { maxLength: 3 });
const paiseOf = (of: readonly Adjustment[], kind: Adjustment['kind']) =>
  sum(of.filter((one) => one.kind === kind).map(({ paise }) => paise));

it('costs its items and its shipping when nothing lowers it', () => {
  fc.assert(
    fc.property(items, fees, (lines, { fee, freeFrom }) => {
      const price = priceOrder(lines, { fee, freeFrom });
      const itemsTotal = lines.reduce((total, line) => total + line.price * line.quantity, 0);
      const isFree = lines.length === 0 || (freeFrom !== null && itemsTotal >= freeFrom);
      expect(price).toMatchObject({ itemsTotal, adjustments: [], shippingPrice: isFree ? 0 : fee });
      expect(price.total).toBe(itemsTotal + (isFree ? 0 : fee));
      expect(price.lines.map(({ listPrice }) => listPrice)).toEqual(lines.map(listPriceOf));
      expect(price.lines.every(({ discountPaise }) => discountPaise === 0)).toBe(true);
    }),
  );
});

it('adds up with adjustments, and nothing costs less than nothing', () => {
  fc.assert(
    fc.property(items, fees, adjustments, (lines, ofShipping, lowering) => {
      const price = priceOrder(lines, ofShipping, lowering);
      const { itemsTotal, shippingPrice, total } = price;
      expect(total * 100).toBe(
        (itemsTotal + shippingPrice) * 100 -
          paiseOf(price.adjustments, 'goods') -
          paiseOf(price.adjustments, 'shipping'),
      );
      expect(sum(price.lines.map(({ discountPaise }) => discountPaise))).toBe(paiseOf(price.adjustments, 'goods'));
      expect(paiseOf(price.adjustments, 'shipping')).toBeLessThanOrEqual(shippingPrice * 100);
      for (const { listPrice, discountPaise, paidPaise } of price.lines) {
        expect(paidPaise).toBe(listPrice * 100 - discountPaise);
        expect(Math.min(paidPaise, discountPaise)).toBeGreaterThanOrEqual(0);
      }
      expect(Number.isInteger(total)).toBe(true);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(total).toBeLessThanOrEqual(itemsTotal + ofShipping.fee);
    }),
  );
});

it('costs the fee for cash more, which nothing takes off', () => {
  fc.assert(
    fc.property(items, fees, fc.integer({ min: 1, max: 999 }), adjustments, (lines, ofShipping, cash, lowering) => {
      const online = priceOrder(lines, ofShipping, lowering);
      const { cashFee = 0, ...inCash } = priceOrder(lines, { ...ofShipping, cash }, lowering);
      expect(cashFee).toBe(lines.length === 0 ? 0 : cash);
      const { shippingPrice, total } = online;
      expect(inCash).toEqual({ ...online, shippingPrice: shippingPrice + cashFee, total: total + cashFee });
    }),
  );
});

it('costs the same in whatever order its lines are', () => {
  fc.assert(
    fc.property(items, fees, adjustments, (lines, ofShipping, lowering) => {
      const onAll = lowering.map(({ on: _on, ...rest }) => rest);
      const { total, itemsTotal, shippingPrice } = priceOrder(lines, ofShipping, onAll);
      expect(priceOrder(lines.toReversed(), ofShipping, onAll)).toMatchObject({ total, itemsTotal, shippingPrice });
    }),
  );
});

it('ships free above a sum of what the goods cost after their discounts', () => {
  const lines = [{ price: 600, quantity: 2 }];
  const less = (paise: number): Adjustment => ({ kind: 'goods', source: 'test', label: 'Less', paise });
  const at = (paise: number) => priceOrder(lines, { fee: 100, freeFrom: 999 }, [less(paise)]);
  expect(at(20_100)).toMatchObject({ shippingPrice: 0, total: 999 });
  expect(at(20_200)).toMatchObject({ shippingPrice: 100, total: 1098 });
  expect(priceOrder(lines, noShipping)).toMatchObject({ shippingPrice: 0, total: 1200 });
});

it('shares a discount over the lines that it is on, and takes no more than they cost', () => {
  const lines = [499, 599, 699].map((price) => ({ price, quantity: 1 }));
  const bundle = { kind: 'goods', source: 'test', label: 'Three for 999', paise: 79_800 } as const;
  const paidOf = (on: readonly number[]) =>
    priceOrder(lines, noShipping, [{ ...bundle, on }]).lines.map(({ paidPaise }) => paidPaise);
  expect(paidOf([0, 1, 2])).toEqual([27_741, 33_300, 38_859]);
  expect(paidOf([1])).toEqual([49_900, 0, 69_900]);
  expect(paidOf([])).toEqual([49_900, 59_900, 69_900]);
});

it.each([
  ['100 off 2,650 and 499', [2650, 499], 100, [256_585, 48_315]],
  ['buy two, get one', [799, 799, 499], 499, [60_887, 60_887, 38_026]],
  ['10 % off 2,700', [2700], 270, [243_000]],
])('shares %s by value, to the paisa', (label, prices, rupees, paid) => {
  const lines = prices.map((price) => ({ price, quantity: 1 }));
  const less = { kind: 'goods', source: 'test', label, paise: rupees * 100 } as const;
  expect(priceOrder(lines, noShipping, [less]).lines.map(({ paidPaise }) => paidPaise)).toEqual(paid);
});
