import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharePaise } from './share-paise.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('shares an amount by value', () => {
  expect(sharePaise(10_000, [262_600, 143_700])).toEqual([6463, 3537]);
});

it('shares to the paisa, never more than the value of a part', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1e9), { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (values, part) => {
        const amount = Math.floor(sum(values) * part);
        const shares = sharePaise(amount, values);
        expect(sum(shares)).toBe(amount);
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(values[index] ?? 0);
      },
    ),
  );
});

it('shares alike where nothing has a value', () => {
  expect(sharePaise(5, [0, 0])).toEqual([3, 2]);
});

it('gives what is left by the rounding to the largest remainders, the first of equal ones', () => {
  expect(sharePaise(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(sharePaise(2, [1, 2, 2, 2])).toEqual([0, 1, 1, 0]);
  expect(sharePaise(7, [1, 1, 4])).toEqual([1, 1, 5]);
});

it('is exact where the products exceed what numbers hold', () => {
  expect(sharePaise(1e12, [1e12 + 1, 1e12 - 1])).toEqual([500_000_000_001, 499_999_999_999]);
  expect(sharePaise(999_999_999_999, [3e12, 3e12 + 1])).toEqual([499_999_999_999, 500_000_000_000]);
});
