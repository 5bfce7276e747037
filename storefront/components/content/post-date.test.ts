import { expect, it } from 'vitest';
import { formatPostDate } from './post-date.tsx';

it.each([
  ['2026-11-15T10:00:00.000Z', 'November 15th 2026, 3:30 pm'],
  ['2026-03-01T18:31:00.000Z', 'March 2nd 2026, 12:01 am'],
  ['2026-01-21T06:30:00.000Z', 'January 21st 2026, 12:00 pm'],
  ['2026-05-12T00:00:00.000Z', 'May 12th 2026, 5:30 am'],
])("writes %s in India's time as %s [spec blogs.5]", (time, text) => {
  expect(formatPostDate(time)).toBe(text);
});
