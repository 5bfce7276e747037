// Business days of India, by the sentence of the shipping policy: "Sundays and public holidays are
// not business days."
import { addDays, indianDayOf, startOfDay } from './indian-days.ts';

const hour = 3600_000;

/**
 * Month and day of the three national holidays. Holidays of a state, and those that follow the
 * moon, are unknown.
 */
const holidays = ['01-26', '08-15', '10-02'];

/** Days on which the shop is shut, both included. */
export interface DaysOff {
  readonly from: string;
  readonly to: string;
}
/** The owner's. None for what does not wait for the shop, such as a bank. */
export type Closed = readonly DaysOff[] | undefined;

/** `day` in India: `2026-11-21`. */
export const isDayOff = (day: string, closed: Closed): boolean =>
  closed?.some(({ from, to }) => from <= day && day <= to) ?? false;

export const isBusinessDay = (day: string, closed: Closed): boolean =>
  new Date(day).getUTCDay() !== 0 && !holidays.includes(day.slice(5)) && !isDayOff(day, closed);

/** The day after this many business days. The day of `start` is not counted. */
export function afterBusinessDays(start: Date, count: number, closed: Closed): string {
  let day = indianDayOf(start);
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day, closed)) left -= 1;
  }
  return day;
}

/** The latest day from which this many business days were over before today. */
export function businessDaysAgo(now: Date, count: number, closed: Closed): string {
  let day = addDays(indianDayOf(now), -1);
  for (let left = count; left > 0; day = addDays(day, -1)) if (isBusinessDay(day, closed)) left -= 1;
  return day;
}

/** The hours of non-business days do not count. */
export function afterBusinessHours(start: Date, hours: number, closed: Closed): Date {
  let time = start.getTime();
  for (let left = hours * hour; ;) {
    const day = indianDayOf(new Date(time));
    const midnight = Date.parse(startOfDay(addDays(day, 1)));
    const today = isBusinessDay(day, closed) ? midnight - time : 0;
    if (today >= left) return new Date(time + left);
    left -= today;
    time = midnight;
  }
}

/** The time that many hours ago. The hours of days off do not count; those of a Sunday do. */
export function openHoursBefore(end: Date, hours: number, closed: Closed): Date {
  let time = end.getTime();
  for (let left = hours * hour; ;) {
    const day = indianDayOf(new Date(time - 1));
    const midnight = Date.parse(startOfDay(day));
    const today = isDayOff(day, closed) ? 0 : time - midnight;
    if (today >= left) return new Date(time - left);
    left -= today;
    time = midnight;
  }
}
