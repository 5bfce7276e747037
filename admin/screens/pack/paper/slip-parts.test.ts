// What is on which slip of an order.
import { expect, it } from 'vitest';
import { slipParts } from './slip-parts.ts';

const lines = (count: number) =>
  Array.from({ length: count }, () => ({ title: 'Tee', color: 'Maroon', size: 'M', quantity: 1 }));
const parts = (count: number, ...notes: string[]) =>
  slipParts({ lines: lines(count), notes }).map((part) => [part.lines.length, part.notes.map(({ length }) => length)]);

it('puts six lines on a slip, and a slip also for an order whose pieces are all refunded', () => {
  expect(parts(0)).toEqual([[0, []]]);
  expect(parts(6)).toEqual([[6, []]]);
  expect(parts(7)).toEqual([
    [6, []],
    [1, []],
  ]);
});

it('puts notes below the lines, each as a whole on one slip', () => {
  expect(parts(2, 'x'.repeat(240))).toEqual([[2, [240]]]);
  expect(parts(3, 'x'.repeat(240), 'short')).toEqual([
    [3, []],
    [0, [240, 5]],
  ]);
  expect(parts(5, 'x', 'x'.repeat(300))).toEqual([
    [5, [1]],
    [0, [300]],
  ]);
});
