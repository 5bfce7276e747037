import { expect, it } from 'vitest';
import { leftOutOf } from './left-out.ts';

const days = (address: string) => leftOutOf(new URLSearchParams(address), 'day', ['from', 'to']);
const months = (address: string) => leftOutOf(new URLSearchParams(address), 'month', ['month']);

it('names days that the calendar does not have', () => {
  expect(days('from=2026-02-31&to=2026-13-45')).toEqual(['2026-02-31', '2026-13-45']);
  expect(days('from=0000-01-01&to=yesterday')).toEqual(['0000-01-01', 'yesterday']);
  expect(days('from=2026-02-28&to=2026-02-29')).toEqual(['2026-02-29']);
  expect(days('from=%202026-02-28')).toEqual([' 2026-02-28']);
});

it('names months that the calendar does not have', () => {
  expect(['month=2026-13', 'month=0000-01', 'month=2026-11-01'].flatMap(months)).toEqual([
    '2026-13',
    '0000-01',
    '2026-11-01',
  ]);
});

it('names a day once', () => {
  expect(days('from=2026-02-31&to=2026-02-31')).toEqual(['2026-02-31']);
});

it('is silent about valid, missing, empty and other parameters', () => {
  expect(['from=2026-02-28&to=2028-02-29', '', 'from=&to=%20', 'until=2026-02-31'].flatMap(days)).toEqual([]);
  expect(['month=2026-11', ''].flatMap(months)).toEqual([]);
});
