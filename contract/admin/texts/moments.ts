// Moments and dates as the admin shows them: India's time, whatever the clock of the device.
import { addDays, indianDayOf } from '../../indian-days.ts';
import { locale, timeZone } from '../../locale.ts';

export const monthField = 'Month';

/** Made at its first use: each costs a slow phone 4 ms, and no screen needs all of them. */
function formatOf(options: Intl.DateTimeFormatOptions): (at: string | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => (format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options })).format(new Date(at));
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dayAndMonth = { day: 'numeric', month: 'short' } as const;

/** `3 Jul 2026, 14:05` */
export const writeMoment: (iso: string) => string = formatOf({ ...dayAndMonth, year: 'numeric', ...clock });

/** `3 Jul 2026` */
export const writeDay: (iso: string) => string = formatOf({ ...dayAndMonth, year: 'numeric' });

/** `14:05` */
export const writeTime: (iso: string) => string = formatOf(clock);

const writeDayOfYear = formatOf(dayAndMonth);

/** `today 14:05`, `yesterday 09:30`, `12 Nov`; in another year `12 Nov 2025`. `now` in ms. */
export function writeWhen(iso: string, now: number): string {
  const today = indianDayOf(new Date(now));
  const that = indianDayOf(new Date(iso));
  if (that === today) return `today ${writeTime(iso)}`;
  if (that === addDays(today, -1)) return `yesterday ${writeTime(iso)}`;
  return that.slice(0, 4) === today.slice(0, 4) ? writeDayOfYear(iso) : writeDay(iso);
}

/** A day such as `2026-11-21`: `21 Nov`, in another year than `now` `21 Nov 2025`. */
export function writeIndianDay(isoDay: string, now: number): string {
  const noon = `${isoDay}T12:00:00+05:30`;
  return isoDay.slice(0, 4) === indianDayOf(new Date(now)).slice(0, 4) ? writeDayOfYear(noon) : writeDay(noon);
}

/** `Saturday, 21 November` */
export const writeWeekday: (now: number) => string = formatOf({ weekday: 'long', day: 'numeric', month: 'long' });

const minute = 60_000;
const hour = 60 * minute;
const day24 = 24 * hour;

const justNow = 'just now';

/** How long ago, rounded down: `just now`, `12 min`, `5 h`; from 48 hours on `2 days`. */
export function writeAge(iso: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < minute) return justNow;
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < 2 * day24) return `${Math.floor(age / hour)} h`;
  return `${Math.floor(age / day24)} days`;
}

/** For what waits since then. */
export function writeWait(iso: string, now: number): string {
  const age = writeAge(iso, now);
  return age === justNow ? age : `waits ${age}`;
}
