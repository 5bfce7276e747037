import { expect, it } from 'vitest';
import { addMonths, isMonth, startOfMonth } from './indian-months.ts';

it('begins at midnight in India', () => {
  expect(startOfMonth('2026-11')).toBe('2026-10-31T18:30:00.000Z');
});

it('counts over the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

it('rejects invalid months', () => {
  expect(['2026-11', '2026-13', '2026-00', '2026-1', '2026-11-01'].filter(isMonth)).toEqual(['2026-11']);
});
