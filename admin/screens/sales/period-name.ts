// Formats a period: `21 Nov`, `Week of 16 Nov`, `November 2026`.
import type { SalesPeriod } from '@taana-baana/contract/admin/sales-periods.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { weekFrom } from '@taana-baana/contract/admin/texts/selling/sales.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';

const month = new Intl.DateTimeFormat(locale, { timeZone, month: 'short', year: 'numeric' });

/** `start`: its first day. `now` in ms. */
export function nameOfPeriod(by: SalesPeriod, start: string, now: number): string {
  if (by === 'month') return month.format(new Date(`${start}T12:00:00+05:30`));
  const day = formatShortDay(start, now);
  return by === 'week' ? weekFrom(day) : day;
}
