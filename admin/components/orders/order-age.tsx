// How long an order has waited to be confirmed, or to be packed, red once it is late; for other
// orders, when it was paid.
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatDateTime, formatWait, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import type { IsLate } from '../../store/selling/use-is-late.ts';

interface OrderAgeProps {
  order: Pick<OrderRow, 'status' | 'placedAt' | 'toPackSince' | 'toConfirm'>;
  now: number;
  isLate: IsLate;
}

export function OrderAge({ order: { status, placedAt, toPackSince, toConfirm }, now, isLate }: OrderAgeProps) {
  const isWaiting = status === 'Ordered';
  const since = isWaiting ? (toPackSince ?? placedAt) : placedAt;
  return (
    <time
      dateTime={since}
      title={formatDateTime(since)}
      className={`whitespace-nowrap ${isWaiting && !toConfirm && isLate(since, now) ? 'font-semibold text-madder' : 'text-ink-soft'}`}
    >
      {isWaiting ? formatWait(since, now) : formatRecent(since, now)}
    </time>
  );
}
