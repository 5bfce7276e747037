import { expect, it } from 'vitest';
import { indianTimeOf, readDay } from './indian-days.ts';
import { isMonth } from './indian-months.ts';

it('writes a time with the offset of India', () => {
  expect(indianTimeOf(new Date('2026-11-21T20:15:07.999Z'))).toBe('2026-11-22T01:45:07+05:30');
});

it('reads the days of the calendar, and no others', () => {
  expect(['2026-11-30', '2028-02-29'].map(readDay)).toEqual(['2026-11-30', '2028-02-29']);
  for (const day of ['2026-13-45', '2026-02-31', '2027-02-29', '0000-01-01', '0026-11-21', '2026-1-1', '', 'x', null])
    expect(readDay(day), String(day)).toBeUndefined();
});

it('reads the months of the calendar, and no others', () => {
  expect(isMonth('2026-11')).toBe(true);
  for (const month of ['2026-00', '2026-13', '0000-01', '2026-1']) expect(isMonth(month), month).toBe(false);
});
