// Whether the customer may cancel an order without asking.
import { delivery } from '@taana-baana/contract';
import { afterBusinessDays } from '@taana-baana/contract/calendar/business-days.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { OrderRecord } from './orders.mapping.ts';

/**
 * Until it is packed; and while it is not shipped, after more than 20 business days, as the
 * shipping policy promises.
 */
export function mayCancel({ status, placedAt, createdAt }: OrderRecord, now: Date): boolean {
  if (status === 'Ordered') return true;
  const promised = afterBusinessDays(new Date(placedAt ?? createdAt), delivery.cancellableAfter);
  return status === 'Processing' && indianDayOf(now) > promised;
}
