// How long an order has waited to be packed, red once it is late; for other orders, when it was
// paid.
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatDateTime, formatWait, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import type { IsLate } from '../../store/selling/use-is-late.ts';

interface OrderAgeProps {
  order: Pick<OrderRow, 'status' | 'placedAt'>;
  now: number;
  isLate: IsLate;
}

export function OrderAge({ order: { status, placedAt }, now, isLate }: OrderAgeProps) {
  const isWaiting = status === 'Ordered';
  return (
    <time
      dateTime={placedAt}
      title={formatDateTime(placedAt)}
      className={`whitespace-nowrap ${isWaiting && isLate(placedAt, now) ? 'font-semibold text-madder' : 'text-ink-soft'}`}
    >
      {isWaiting ? formatWait(placedAt, now) : formatRecent(placedAt, now)}
    </time>
  );
}
