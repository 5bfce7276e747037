// A day as couriers' and banks' files write it.
import { isDay } from '../calendar/indian-days.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * `2026-04-03` of `03/04/26`, `3-4-2026`, `3 Apr 2026` or `2026-04-03 10:15`: day before month, as in India, never
 * the other way round. Undefined: it is none.
 */
export function readTypedDay(text: string): string | undefined {
  const [, day = ''] = /^(.*?)(?:[ T,]+\d{1,2}:\d{2}.*)?$/.exec(text.trim()) ?? [];
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(day)) return toDay(day.split('-'));
  const parts = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ,]+(\d{4}|\d{2})$/i.exec(day);
  if (!parts) return undefined;
  const [, date = '', month = '', year = ''] = parts;
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return toDay([year.length === 2 ? `20${year}` : year, named === 0 ? month : String(named), date]);
}

function toDay(parts: readonly string[]): string | undefined {
  const day = parts.map((part) => part.padStart(2, '0')).join('-');
  return isDay(day) ? day : undefined;
}
