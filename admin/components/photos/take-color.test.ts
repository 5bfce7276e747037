import { expect, test } from 'vitest';
import { averageOf } from './take-color.ts';

test('the colour of a weave is that of its threads together', () => {
  expect(averageOf(Uint8ClampedArray.from([160, 30, 40, 255, 170, 40, 60, 255]))).toBe('#a52332');
  expect(averageOf(Uint8ClampedArray.from([0, 0, 0, 255]))).toBe('#000000');
});
