// The cloth of an order.
import { expect, it } from 'vitest';
import { side, weave } from './weave.ts';

it('is a square in which all bought colours are on top somewhere', () => {
  const cloth = weave(['Maroon', 'Navy', 'Olive']);
  expect([cloth.length, ...cloth.map((row) => row.length)]).toEqual(Array(side + 1).fill(side));
  for (const color of ['Maroon', 'Navy', 'Olive']) expect(cloth.flat()).toContain(color);
});

it('is a weave with one colour too: no neighbour in a row is the same thread', () => {
  const [first = []] = weave(['Maroon']);
  expect(first.every((color, column) => column === 0 || color !== first[column - 1])).toBe(true);
});
