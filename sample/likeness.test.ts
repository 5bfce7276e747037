// The measure that decides a picture's quality.
import { expect, it } from 'vitest';
import { likeness } from './drawing/likeness.ts';

const side = 32;
/** A plain picture with vertical red and blue stripes in its left eighth. */
const striped = (red: number): Uint8Array =>
  Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const x = Math.floor(i / 3) % side;
    return x < 8 && x % 2 === 0 ? [red, 30, 60][i % 3]! : [40, 50, 150][i % 3]!;
  });

it('a picture is as alike as possible to itself', () => {
  expect(likeness(striped(200), striped(200), side, side)).toBe(1);
});

it('a print that lost its lines is not hidden by a ground that kept its colour', () => {
  expect(likeness(striped(200), striped(40), side, side)).toBeLessThan(0.9);
});
