// Formats sizes and durations for the admin, with their units.
import { locale } from '../../locale.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const step = 1024;

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

/** `1,200` */
export const formatCount = (count: number): string => whole.format(count);

/** `930 B`, `12.4 MB`, `120 GB` */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= step && unit < units.length - 1) {
    size /= step;
    unit += 1;
  }
  return `${(unit === 0 || size >= 100 ? whole : oneDigit).format(size)} ${units[unit]}`;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * In the largest unit with a value of at least 2, rounded down: `45 s`, `90 min`, `47 h`, `2 days`.
 */
export function formatDuration(ms: number): string {
  const span = Math.max(0, ms);
  if (span < 2 * minute) return `${Math.floor(span / second)} s`;
  if (span < 2 * hour) return `${Math.floor(span / minute)} min`;
  if (span < 2 * day) return `${Math.floor(span / hour)} h`;
  return `${whole.format(Math.floor(span / day))} days`;
}

/** Between two ISO times: `45 s ago`. */
export const formatAgo = (iso: string, now: string): string =>
  `${formatDuration(Date.parse(now) - Date.parse(iso))} ago`;
