// Frequent date ranges, by India's calendar.
import { addDays, indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';

/** Both days are included; without one, that side is open. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface DayChoice {
  readonly name: 'today' | 'yesterday' | 'sevenDays' | 'month';
  readonly from: string;
  readonly to: string;
}

/** `now` in ms. */
export function choicesOf(now: number): DayChoice[] {
  const today = indianDayOf(new Date(now));
  const yesterday = addDays(today, -1);
  return [
    { name: 'today', from: today, to: today },
    { name: 'yesterday', from: yesterday, to: yesterday },
    { name: 'sevenDays', from: addDays(today, -6), to: today },
    { name: 'month', from: `${today.slice(0, 8)}01`, to: today },
  ];
}

/** A day on the wrong side of the other one moves it along. */
export function withDay(days: Days, name: 'from' | 'to', day: string): { from: string; to: string } {
  const { from = '', to = '' }: Days = { ...days, [name]: day };
  return from && to && from > to ? { from: day, to: day } : { from, to };
}
