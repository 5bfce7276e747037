// How long an order has waited to be packed, red once it is late; for other orders, when it was
// paid.
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatDateTime, formatWait, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';

interface OrderAgeProps {
  order: Pick<OrderRow, 'status' | 'placedAt'>;
  now: number;
  packWithinHours: number;
}

export function OrderAge({ order: { status, placedAt }, now, packWithinHours }: OrderAgeProps) {
  const isWaiting = status === 'Ordered';
  const isLate = isWaiting && now - Date.parse(placedAt) > packWithinHours * 3600_000;
  return (
    <time
      dateTime={placedAt}
      title={formatDateTime(placedAt)}
      className={`whitespace-nowrap ${isLate ? 'font-semibold text-madder' : 'text-ink-soft'}`}
    >
      {isWaiting ? formatWait(placedAt, now) : formatRecent(placedAt, now)}
    </time>
  );
}
