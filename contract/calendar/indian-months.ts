// Months as India counts them: `2026-11`.
import { startOfDay } from './indian-days.ts';

const written = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => written.test(text);

/** Of a day, `2026-11-21`. */
export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** From `last` back to `first`, both included. */
export function monthsBack(last: string, first: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = addMonths(month, -1)) months.push(month);
  return months;
}

/** When the month begins, in the form of stored times. */
export const startOfMonth = (month: string): string => startOfDay(`${month}-01`);

/** India's financial year, April to March: `26-27`. `day`: India's, `2026-11-24`. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');
