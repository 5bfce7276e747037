// Whether a move of an order can still be taken back: by the member who made it, for ten minutes.
import type { OrderStatus } from '@taana-baana/contract';
import type { OrderEventRow } from '../../../database/tables.ts';
import { type OrderState, isTransitionAllowed } from '../order-transitions.ts';

const undoLength = 10 * 60_000;

/** `last`: the order's last change of status. */
export function undoOf(
  last: OrderEventRow | undefined,
  { staffId, status, now }: { readonly staffId: string; readonly status: OrderState; readonly now: Date },
): { to: OrderStatus; until: string } | null {
  if (!last || last.staff_id !== staffId || last.to_status !== status) return null;
  const to = last.from_status as OrderStatus;
  const until = new Date(Date.parse(last.created_at) + undoLength);
  return isTransitionAllowed(status, to, 'undo') && now < until ? { to, until: until.toISOString() } : null;
}
