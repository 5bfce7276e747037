// Until when an order can be exchanged, and when an exchange is due; days are India's.
import { addDays, indianDayOf, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import { type Closed, isDayOff } from '@taana-baana/contract/calendar/business-days.ts';
import type { CurrentSettings } from '../../../shop/settings/current-settings.service.ts';

type Settings = Pick<CurrentSettings, 'current' | 'promisesAt'>;

/** The end of the last day. */
export const exchangeUntil = (placedAt: string, deliveredAt: string, settings: Settings): string =>
  startOfDay(addDays(lastExchangeDay(placedAt, deliveredAt, settings), 1));

/**
 * As `2026-12-06`. An order paid during a sale has the sale's exchange days; any other those of
 * its payment, or today's if they are more: the policy says them to its customer too.
 */
export function lastExchangeDay(placedAt: string, deliveredAt: string, settings: Settings): string {
  const { sales, promises } = settings.current();
  const placedOn = indianDayOf(new Date(placedAt));
  const ofSales = sales.filter(({ from, to }) => from <= placedOn && placedOn <= to).map((sale) => sale.exchangeDays);
  const usual = [settings.promisesAt(placedAt).exchangeDays, promises.exchangeDays];
  return addDays(indianDayOf(new Date(deliveredAt)), Math.max(...(ofSales.length > 0 ? ofSales : usual)));
}

/** Goods received before this time are late: `workingDaysAfter` is in the past. */
export function lateBefore(now: Date, days: number, closed: Closed): string {
  let day = indianDayOf(now);
  for (let left = days; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day, closed)) left -= 1;
  }
  return startOfDay(day);
}

/** The last day in time. */
export function workingDaysAfter(at: string, days: number, closed: Closed): string {
  let day = indianDayOf(new Date(at));
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, closed)) left -= 1;
  }
  return day;
}

const isWorkingDay = (day: string, closed: Closed): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !isDayOff(day, closed);
