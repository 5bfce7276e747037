// Formatting of sizes and durations.
import { expect, test } from 'vitest';
import { formatAgo, formatBytes, formatDuration } from './quantities.ts';

test('a size has the largest unit that it fills', () => {
  expect(formatBytes(0)).toBe('0 B');
  expect(formatBytes(1023)).toBe('1,023 B');
  expect(formatBytes(1024)).toBe('1 KB');
  expect(formatBytes(12.44 * 1024 ** 2)).toBe('12.4 MB');
  expect(formatBytes(118.7 * 1024 ** 3)).toBe('119 GB');
  expect(formatBytes(5000 * 1024 ** 4)).toBe('5,000 TB');
});

test('a length of time has the largest unit of which there are two', () => {
  expect(formatDuration(-5)).toBe('0 s');
  expect(formatDuration(119_999)).toBe('119 s');
  expect(formatDuration(120_000)).toBe('2 min');
  expect(formatDuration(7_199_999)).toBe('119 min');
  expect(formatDuration(7_200_000)).toBe('2 h');
  expect(formatDuration(48 * 3600_000 - 1)).toBe('47 h');
  expect(formatDuration(48 * 3600_000)).toBe('2 days');
  expect(formatAgo('2026-11-21T08:00:00.000Z', '2026-11-21T08:00:45.000Z')).toBe('45 s ago');
});
