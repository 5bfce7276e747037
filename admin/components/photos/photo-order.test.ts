import { expect, test } from 'vitest';
import { moveBeside, moveBy } from './photo-order.ts';

const photos = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id).join('');

test.each([
  ['b', -1, 'bacd'],
  ['b', 1, 'acbd'],
  ['d', -3, 'dabc'],
  ['a', -1, 'abcd'],
  ['d', 5, 'abcd'],
  ['x', 1, 'abcd'],
])('%s by %i', (id, steps, order) => {
  expect(idsOf(moveBy(photos, id, steps))).toBe(order);
});

test.each([
  [['a'], 'c', 'before', 'bacd'],
  [['a'], 'c', 'after', 'bcad'],
  [['d'], 'a', 'before', 'dabc'],
  [['d', 'b'], 'a', 'before', 'bdac'],
  [['a'], 'a', 'before', 'abcd'],
] as const)('%j to %s, %s', (ids, target, position, order) => {
  expect(idsOf(moveBeside(photos, ids, target, position))).toBe(order);
});
