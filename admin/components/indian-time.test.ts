// Times in the browser's date and time field.
import { expect, it } from 'vitest';
import { readIndianTime, formatIndianTime } from './indian-time.ts';

it('a time is India’s, whatever the device’s clock is', () => {
  expect(readIndianTime('2026-12-24T23:59')).toBe('2026-12-24T18:29:00.000Z');
  expect(formatIndianTime('2026-12-24T18:29:00.000Z')).toBe('2026-12-24T23:59');
});

it('no time is no time', () => {
  expect(readIndianTime('')).toBeNull();
  expect(readIndianTime('2026-12')).toBeNull();
  expect(formatIndianTime(null)).toBe('');
});
