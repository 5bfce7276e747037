// When an order of today arrives, by the shipping policy's figures and India's calendar.
import { delivery } from './limits.ts';
import { arrivesBetween } from './texts/screen-texts.ts';
import { shortMonths } from './texts/months.ts';

const day = 24 * 3600 * 1000;
/** Ahead of UTC. India has no summer time. */
const indiaOffset = 5.5 * 3600 * 1000;
/** The holidays of all of India: month and day. Those of a state are not known. */
const holidays = ['01-26', '08-15', '10-02'];

/** 'Arrives 27 Nov to 2 Dec' */
export function arrivalOf(ordered: Date): string {
  const first = afterBusinessDays(ordered, delivery.fastest);
  const last = afterBusinessDays(ordered, delivery.processing + delivery.slowest);
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  return arrivesBetween(isOneMonth ? String(first.getUTCDate()) : toShort(first), toShort(last));
}

/** Its UTC fields are India's date. */
function afterBusinessDays(start: Date, count: number): Date {
  let time = start.getTime() + indiaOffset;
  for (let left = count; left > 0;) {
    time += day;
    if (isBusinessDay(new Date(time))) left -= 1;
  }
  return new Date(time);
}

const isBusinessDay = (date: Date): boolean =>
  date.getUTCDay() !== 0 && !holidays.includes(date.toISOString().slice(5, 10));

const toShort = (date: Date): string => `${date.getUTCDate()} ${shortMonths[date.getUTCMonth()]}`;
