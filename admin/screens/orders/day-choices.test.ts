// The date ranges of the list of orders, and how a changed day affects the other one.
import { expect, it } from 'vitest';
import { choicesOf, withDay } from './day-choices.ts';

it('offers days of India', () => {
  // 1 December, 00:30 in India; still November in UTC.
  expect(choicesOf(Date.parse('2026-11-30T19:00:00.000Z'))).toEqual([
    { name: 'today', from: '2026-12-01', to: '2026-12-01' },
    { name: 'yesterday', from: '2026-11-30', to: '2026-11-30' },
    { name: 'sevenDays', from: '2026-11-25', to: '2026-12-01' },
    { name: 'month', from: '2026-12-01', to: '2026-12-01' },
  ]);
});

it('keeps the first day before the last', () => {
  expect(withDay({ to: '2026-11-05' }, 'from', '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-05' });
  expect(withDay({ to: '2026-11-05' }, 'from', '2026-11-09')).toEqual({ from: '2026-11-09', to: '2026-11-09' });
  expect(withDay({ from: '2026-11-05' }, 'to', '2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-02' });
  expect(withDay({ from: '2026-11-05' }, 'from', '')).toEqual({ from: '', to: '' });
});
