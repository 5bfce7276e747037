// The cloth of an order.
import { expect, it } from 'vitest';
import { size, weave } from './weave.ts';

const cells = ({ warp, weft, isWarpOver }: ReturnType<typeof weave>) =>
  weft.map((across, row) => warp.map((down, column) => (isWarpOver(row, column) ? down : across)));

it('has all bought colours both ways, and each on top somewhere', () => {
  const bought = ['Maroon', 'Navy', 'Olive'];
  const cloth = weave(bought, '1042');
  expect([cloth.warp.length, cloth.weft.length]).toEqual([size.warp, size.weft]);
  for (const color of bought) {
    expect(cloth.warp).toContain(color);
    expect(cloth.weft).toContain(color);
    expect(cells(cloth).flat()).toContain(color);
  }
});

it('is a plain weave where the number is even, and a twill where it is odd', () => {
  const row = (number: string, at: number) =>
    [0, 1, 2, 3, 4, 5].map((column) => weave(['Maroon'], number).isWarpOver(at, column));
  expect(row('1042', 0)).toEqual([true, false, true, false, true, false]);
  expect(row('1042', 1)).toEqual([false, true, false, true, false, true]);
  expect(row('1043', 0)).toEqual([true, true, false, false, true, true]);
  expect(row('1043', 1)).toEqual([true, false, false, true, true, false]);
});

it('is the same for the same order, and another one for the next', () => {
  const threads = (number: string) => weave(['Maroon', 'Navy'], number).warp;
  expect(threads('1042')).toEqual(threads('1042'));
  expect(threads('1042')).not.toEqual(threads('1052'));
});

it('ends in undyed threads of the weft only, on which words can stand', () => {
  const last = cells(weave(['Maroon'], '1042')).at(-1) ?? [];
  expect(new Set(last).size).toBe(1);
  expect(last).not.toContain('Maroon');
});
