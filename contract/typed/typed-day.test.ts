import { expect, it } from 'vitest';
import { readTypedDay } from './typed-day.ts';

it.each([
  ['03/04/26', '2026-04-03'],
  ['3-4-2026', '2026-04-03'],
  ['03.04.2026', '2026-04-03'],
  ['3 Apr 2026', '2026-04-03'],
  ['03-April-26', '2026-04-03'],
  ['2026-04-03', '2026-04-03'],
  ['2026-04-03T10:15:00', '2026-04-03'],
  [' 03/04/2026 10:15 PM ', '2026-04-03'],
])('reads %s, day before month', (text, day) => expect(readTypedDay(text)).toBe(day));

it.each(['', '04/13/26', '31/02/26', '46115', 'Apr 3', '3/4', '03/04/026', 'yesterday'])('refuses “%s”', (text) =>
  expect(readTypedDay(text)).toBeUndefined(),
);
