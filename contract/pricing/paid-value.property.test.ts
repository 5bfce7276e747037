// Every piece that goes back is worth what was paid for it, and all of them together are, too.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PaidLine, paidPaise, worthOf, worthOfPieces } from './paid-value.ts';
import { type Adjustment, noShipping, priceOrder } from './price-order.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const item = fc.record({ price: fc.integer({ min: 1, max: 100_000 }), quantity: fc.integer({ min: 1, max: 10 }) });
const discounted = fc
  .record({ items: fc.array(item, { minLength: 1, maxLength: 6 }), off: fc.array(fc.nat(300_000), { maxLength: 3 }) })
  .map(({ items, off }) => {
    const less = off.map((paise): Adjustment => ({ kind: 'goods', source: 'test', label: 'Less', paise }));
    return priceOrder(items, noShipping, less).lines.map(({ price, quantity, discountPaise }): PaidLine => ({
      price,
      quantity,
      discount_paise: discountPaise,
    }));
  });

it('gives back exactly what was paid for the goods, whatever goes back first', () => {
  fc.assert(
    fc.property(discounted, fc.infiniteStream(fc.nat(999)), (lines, choices) => {
      const worth = worthOf(lines);
      const gone = lines.map(() => 0);
      const given = lines.map(() => 0);
      for (const choice of choices) {
        const open = lines.flatMap(({ quantity }, index) => (quantity > (gone[index] ?? 0) ? [index] : []));
        const index = open[choice % open.length];
        if (index === undefined) break;
        const { quantity = 0 } = lines[index] ?? {};
        const before = gone[index] ?? 0;
        const pieces = 1 + (choice % (quantity - before));
        const rupees = worthOfPieces(worth[index] ?? 0, quantity, before, pieces);
        expect(rupees).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(rupees)).toBe(true);
        gone[index] = before + pieces;
        given[index] = (given[index] ?? 0) + rupees;
      }
      expect(given).toEqual(worth);
      expect(sum(given) * 100).toBe(sum(lines.map(paidPaise)));
      for (const [index, line] of lines.entries()) {
        expect(Math.abs((worth[index] ?? 0) * 100 - paidPaise(line))).toBeLessThan(100);
      }
    }),
  );
});

it('is the price of a piece where there is no discount', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const lines = items.map((line) => ({ ...line, discount_paise: 0 }));
      expect(worthOf(lines)).toEqual(items.map(({ price, quantity }) => price * quantity));
      for (const { price, quantity } of items) expect(worthOfPieces(price * quantity, quantity, 0, 1)).toBe(price);
    }),
  );
});

it('is the same for the pieces of a line, to a rupee', () => {
  const [worth = 0] = worthOf([{ price: 499, quantity: 3, discount_paise: 10_000 }]);
  expect([0, 1, 2].map((before) => worthOfPieces(worth, 3, before, 1))).toEqual([465, 466, 466]);
  expect([0, 1, 2].map((before) => worthOfPieces(799, 3, before, 1))).toEqual([266, 266, 267]);
});

it('is in whole rupees for tees at 499, 599 and 699 that cost 999 together', () => {
  const line = (price: number, paid: number) => ({ price, quantity: 1, discount_paise: price * 100 - paid });
  expect(worthOf([line(499, 27_741), line(599, 33_300), line(699, 38_859)])).toEqual([277, 333, 389]);
});
