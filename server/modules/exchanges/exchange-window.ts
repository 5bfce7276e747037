// Until when an order can be exchanged, and when an exchange is due; days are India's.
import { exchangeDays } from '@taana-baana/contract';
import { addDays, indianDayOf, startOfDay } from '@taana-baana/contract/calendar/indian-days.ts';
import type { Sale } from '@taana-baana/contract/schemas/shop-settings.ts';

/** The end of the last day. An order paid during a sale has the sale's exchange days. */
export function exchangeUntil(paidAt: string, deliveredAt: string, sales: readonly Sale[]): string {
  const paidOn = indianDayOf(new Date(paidAt));
  const ofSales = sales.filter(({ from, to }) => from <= paidOn && paidOn <= to).map((sale) => sale.exchangeDays);
  const days = ofSales.length > 0 ? Math.max(...ofSales) : exchangeDays;
  return startOfDay(addDays(indianDayOf(new Date(deliveredAt)), days + 1));
}

/** Goods received before this time are late: `workingDaysAfter` is in the past. */
export function lateBefore(now: Date, days: number): string {
  let day = indianDayOf(now);
  for (let left = days; left > 0;) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return startOfDay(day);
}

/** The last day in time. */
export function workingDaysAfter(at: string, days: number): string {
  let day = indianDayOf(new Date(at));
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00.000Z`).getUTCDay());
