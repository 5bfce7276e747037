// Times as the admin writes them, by India's days.
import { describe, expect, it } from 'vitest';
import { formatAge, formatWait, formatShortDay, formatWeekday, formatRecent } from './dates.ts';

// Saturday, 00:30 in India; still Friday in UTC.
const now = Date.parse('2026-11-20T19:00:00.000Z');

describe('a moment', () => {
  it.each([
    ['2026-11-20T18:45:00.000Z', 'today 00:15'],
    ['2026-11-20T18:30:00.000Z', 'today 00:00'],
    ['2026-11-20T18:29:59.999Z', 'yesterday 23:59'],
    ['2026-11-19T18:30:00.000Z', 'yesterday 00:00'],
    ['2026-11-19T18:29:00.000Z', '19 Nov'],
    ['2025-12-31T18:30:00.000Z', '1 Jan'],
    ['2025-12-31T18:29:00.000Z', '31 Dec 2025'],
  ])('%s is written as %s', (iso, text) => expect(formatRecent(iso, now)).toBe(text));
});

describe('a day', () => {
  it.each([
    ['2026-11-01', '1 Nov'],
    ['2025-11-01', '1 Nov 2025'],
  ])('%s is written as %s', (day, text) => expect(formatShortDay(day, now)).toBe(text));

  it('is named by India', () => expect(formatWeekday(now)).toBe('Saturday, 21 November'));
});

describe('an age', () => {
  const second = 1000;
  const hour = 3600 * second;
  it.each([
    [-5 * second, 'just now'],
    [59 * second, 'just now'],
    [60 * second, '1 min'],
    [hour - second, '59 min'],
    [hour, '1 h'],
    [48 * hour - second, '47 h'],
    [48 * hour, '2 days'],
    [72 * hour, '3 days'],
  ])('of %i ms is %s', (age, text) => expect(formatAge(new Date(now - age).toISOString(), now)).toBe(text));

  it.each([
    [0, 'just now'],
    [hour, 'waits 1 h'],
  ])('of %i ms of waiting says %s', (age, text) =>
    expect(formatWait(new Date(now - age).toISOString(), now)).toBe(text),
  );
});
