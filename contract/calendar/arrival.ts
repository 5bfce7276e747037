// Estimates the arrival of an order of today, by the shipping policy and India's calendar.
import type { PromisesSection } from '../schemas/shop/settings.ts';
import { afterBusinessDays, type Closed } from './business-days.ts';
import { arrivesBetween } from '../texts/screen-texts.ts';
import { shortMonths } from '../texts/months.ts';

/** 'Arrives 27 Nov to 2 Dec' */
export function arrivalOf(
  ordered: Date,
  { processingDays, deliveryFrom, deliveryTo }: PromisesSection,
  closed: Closed,
): string {
  const first = afterBusinessDays(ordered, deliveryFrom, closed);
  const last = afterBusinessDays(ordered, processingDays + deliveryTo, closed);
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return arrivesBetween(isOneMonth ? String(dateOf(first)) : toShort(first), toShort(last));
}

const dateOf = (day: string): number => Number(day.slice(8));

export const toShort = (day: string): string => `${dateOf(day)} ${shortMonths[Number(day.slice(5, 7)) - 1]}`;
