// 9:00 in the shop's time zone, whatever the machine's is.
import { locale, timeZone } from '@taana-baana/contract/locale.ts';

const hour = 3600_000;
const morning = 9 * hour;

/** 9:00 of the current day in the shop; undefined before it. The zone has no summer time. */
export function thisMorning(now: Date): Date | undefined {
  const sinceMidnight = timeOfDay(now);
  return sinceMidnight < morning ? undefined : new Date(now.getTime() - sinceMidnight + morning);
}

/** Milliseconds since midnight. */
function timeOfDay(now: Date): number {
  const parts = clockFace.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return part('hour') * hour + part('minute') * 60_000 + part('second') * 1000 + now.getMilliseconds();
}

const clockFace = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** `21 Nov 2026, 9:00 am` */
export const formatTime = (iso: string): string => shopTime.format(new Date(iso));

const shopTime = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
