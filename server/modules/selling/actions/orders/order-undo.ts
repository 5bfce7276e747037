// Whether a move of an order can still be undone: by the member who made it, for ten minutes.
import type { OrderStatus } from '@taana-baana/contract';
import type { OrderEventRow } from '../../../../database/tables/order-tables.ts';
import { type OrderState, isTransitionAllowed } from '../../order/transitions.service.ts';

const undoLength = 10 * 60_000;

export type LastMove = Pick<OrderEventRow, 'staff_id' | 'from_status' | 'to_status' | 'created_at'>;

interface Undoing {
  readonly staffId: string;
  readonly status: OrderState;
  readonly now: Date;
  /** When the mail about the move goes out; from then on it cannot be undone. */
  readonly mailAt: string | null;
  /** An exchange was asked for, so the parcel has arrived. */
  readonly isExchanged: boolean;
}

/** `last`: the order's last change of status. */
export function undoOf(
  last: LastMove | undefined,
  { staffId, status, now, mailAt, isExchanged }: Undoing,
): { to: OrderStatus; until: string } | null {
  if (!last || isExchanged || last.staff_id !== staffId || last.to_status !== status) return null;
  const to = last.from_status as OrderStatus;
  const undoEnd = Date.parse(last.created_at) + undoLength;
  const until = new Date(mailAt === null ? undoEnd : Math.min(undoEnd, Date.parse(mailAt)));
  return isTransitionAllowed(status, to, 'undo') && now < until ? { to, until: until.toISOString() } : null;
}
