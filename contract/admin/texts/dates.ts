// Formats dates and times for the admin: India's time, whatever the device's clock.
import { addDays, indianDayOf } from '../../calendar/indian-days.ts';
import { locale, timeZone } from '../../locale.ts';

export const monthField = 'Month';

const moment = new Intl.DateTimeFormat(locale, {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `3 Jul 2026, 14:05` */
export const formatDateTime = (iso: string): string => moment.format(new Date(iso));

const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short', year: 'numeric' });

/** `3 Jul 2026` */
export const formatDay = (iso: string): string => day.format(new Date(iso));

const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `14:05` */
export const formatTime = (iso: string): string => time.format(new Date(iso));

const dayOfYear = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' });

/** `today 14:05`, `yesterday 09:30`, `12 Nov`; in another year `12 Nov 2025`. `now` in ms. */
export function formatRecent(iso: string, now: number): string {
  const today = indianDayOf(new Date(now));
  const that = indianDayOf(new Date(iso));
  if (that === today) return `today ${formatTime(iso)}`;
  if (that === addDays(today, -1)) return `yesterday ${formatTime(iso)}`;
  return that.slice(0, 4) === today.slice(0, 4) ? dayOfYear.format(new Date(iso)) : formatDay(iso);
}

/** A day such as `2026-11-21`: `21 Nov`, in another year than `now` `21 Nov 2025`. */
export function formatShortDay(isoDay: string, now: number): string {
  const noon = `${isoDay}T12:00:00+05:30`;
  return isoDay.slice(0, 4) === indianDayOf(new Date(now)).slice(0, 4)
    ? dayOfYear.format(new Date(noon))
    : formatDay(noon);
}

const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });

/** `Saturday, 21 November` */
export const formatWeekday = (now: number): string => weekday.format(new Date(now));

const minute = 60_000;
const hour = 60 * minute;
const day24 = 24 * hour;

const justNow = 'just now';

/** How long ago, rounded down: `just now`, `12 min`, `5 h`; from 48 hours on `2 days`. */
export function formatAge(iso: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < minute) return justNow;
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < 2 * day24) return `${Math.floor(age / hour)} h`;
  return `${Math.floor(age / day24)} days`;
}

/** For something that has waited since then. */
export function formatWait(iso: string, now: number): string {
  const age = formatAge(iso, now);
  return age === justNow ? age : `waits ${age}`;
}
