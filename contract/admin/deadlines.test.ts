import { expect, test } from 'vitest';
import { settleBy } from './deadlines.ts';

test.each([
  ['on the same day of the next month', '2026-11-23T10:00:00.000Z', '2026-12-23'],
  ['by the calendar of India', '2026-11-22T18:30:00.000Z', '2026-12-23'],
  ['on the last day of a shorter month', '2027-01-31T10:00:00.000Z', '2027-02-28'],
  ['in the next year', '2026-12-15T10:00:00.000Z', '2027-01-15'],
])('a complaint has to be settled %s', (_case, receivedAt, day) => expect(settleBy(receivedAt)).toBe(day));
