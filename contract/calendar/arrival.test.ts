// The days on which an order arrives.
import { expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

const promises = { exchangeDays: 15, processingDays: 2, deliveryFrom: 5, deliveryTo: 7 };

it.each([
  ['a Sunday', '2026-11-22T10:00:00Z', 'Arrives 27 Nov to 2 Dec'],
  ['a Wednesday, within one month', '2026-11-11T10:00:00Z', 'Arrives 17 to 21 Nov'],
  ['a week with Republic Day', '2026-01-21T10:00:00Z', 'Arrives 28 Jan to 2 Feb'],
])(
  'an order of %s arrives in 5 to 9 business days, Sundays and holidays left out [policy shipping.1,6]',
  (_, ordered, text) => {
    expect(arrivalOf(new Date(ordered), promises, undefined)).toBe(text);
  },
);

it('counts from India’s date, where it is tomorrow already', () => {
  expect(arrivalOf(new Date('2026-11-11T20:00:00Z'), promises, undefined)).toBe(
    arrivalOf(new Date('2026-11-12T10:00:00Z'), promises, undefined),
  );
});

it('is counted in the days of the settings', () => {
  expect(
    arrivalOf(
      new Date('2026-11-11T10:00:00Z'),
      { ...promises, processingDays: 1, deliveryFrom: 2, deliveryTo: 3 },
      undefined,
    ),
  ).toBe('Arrives 13 to 16 Nov');
});

it('leaves out the days off of the shop, for orders of before too', () => {
  const pongal = [{ from: '2026-11-13', to: '2026-11-16' }];
  // Two working days fall away: a Friday, a Saturday and a Monday, less the Sunday between.
  expect(arrivalOf(new Date('2026-11-11T10:00:00Z'), promises, pongal)).toBe('Arrives 20 to 25 Nov');
});
