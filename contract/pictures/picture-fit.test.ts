import { expect, it } from 'vitest';
import { isOfOtherShape, roomBeside, positionOf } from './picture-fit.ts';

const wide = { width: 2400, height: 800 };

it('what matters is in the middle of the frame, or at the edge that it is nearest to', () => {
  expect(positionOf(wide, '50% 50%')).toBe('50% 50%');
  // A third of it is seen: from 55 % to 88 %.
  expect(positionOf(wide, '72% 10%')).toBe('83% 10%');
  expect(positionOf(wide, '95% 50%')).toBe('100% 50%');
  expect(positionOf({ width: 800, height: 2400 }, '40% 10%')).toBe('40% 0%');
  expect(positionOf({ width: 594, height: 600 }, '40% 30%')).toBe('40% 30%');
});

it('a picture is of another shape from 15 % on, and whole until it has a place', () => {
  const shapes = [wide, { width: 3, height: 4 }, { width: 1, height: 1 }, { width: 594, height: 600 }];
  expect(shapes.map(isOfOtherShape)).toEqual([true, true, false, false]);
  expect(roomBeside({ edge: '#f0f0f0' })).toBe('#f0f0f0');
  expect(roomBeside({ edge: '#f0f0f0', position: '50% 50%' })).toBeUndefined();
});
