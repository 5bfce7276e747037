// The days on which an order arrives.
import { expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

it.each([
  ['a Sunday', '2026-11-22T10:00:00Z', 'Arrives 27 Nov to 2 Dec'],
  ['a Wednesday, within one month', '2026-11-11T10:00:00Z', 'Arrives 17 to 21 Nov'],
  ['a week with Republic Day', '2026-01-21T10:00:00Z', 'Arrives 28 Jan to 2 Feb'],
])('an order of %s arrives in 5 to 9 business days, Sundays and holidays left out', (_, ordered, text) => {
  expect(arrivalOf(new Date(ordered))).toBe(text);
});

it('counts from India’s date, where it is tomorrow already', () => {
  expect(arrivalOf(new Date('2026-11-11T20:00:00Z'))).toBe(arrivalOf(new Date('2026-11-12T10:00:00Z')));
});
