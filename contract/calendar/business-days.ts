// Business days of India, by the sentence of the shipping policy: "Sundays and public holidays are
// not business days."
import { addDays, indianDayOf, startOfDay } from './indian-days.ts';

const hour = 3600_000;

/**
 * Month and day of the three national holidays. Holidays of a state, and those that follow the
 * moon, are unknown.
 */
const holidays = ['01-26', '08-15', '10-02'];

/** `day` in India: `2026-11-21`. */
export const isBusinessDay = (day: string): boolean =>
  new Date(`${day}T00:00:00.000Z`).getUTCDay() !== 0 && !holidays.includes(day.slice(5));

/** The day after this many business days. The day of `start` is not counted. */
export function afterBusinessDays(start: Date, count: number): string {
  let day = indianDayOf(start);
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The hours of non-business days do not count. */
export function afterBusinessHours(start: Date, hours: number): Date {
  let time = start.getTime();
  for (let left = hours * hour; ;) {
    const day = indianDayOf(new Date(time));
    const midnight = Date.parse(startOfDay(addDays(day, 1)));
    const today = isBusinessDay(day) ? midnight - time : 0;
    if (today >= left) return new Date(time + left);
    left -= today;
    time = midnight;
  }
}
