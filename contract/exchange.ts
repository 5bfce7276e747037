// Until when a shirt may be sent back, by the refund policy and the sales of the settings.
import { addDays, indianDayOf } from './calendar/indian-days.ts';
import { exchangeDays } from './limits.ts';
import type { Sale } from './schemas/shop-settings.ts';

/** The last day in India: `2026-12-06`. Orders of a sale have the sale's exchange days. */
export function exchangeUntil(
  { paidAt, deliveredAt }: { readonly paidAt: Date; readonly deliveredAt: Date },
  sales: readonly Sale[],
): string {
  const bought = indianDayOf(paidAt);
  const sale = sales.find(({ from, to }) => from <= bought && bought <= to);
  return addDays(indianDayOf(deliveredAt), sale?.exchangeDays ?? exchangeDays);
}
