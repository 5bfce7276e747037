// Orders as the shop's own people meet them: any order by any of its names, its history, and its next move.
import type { Database, OrderRow } from '../../database/tables.ts';
import { Refusal } from '../refusal.ts';
import { findOrderByReference } from './orders.repository.ts';

export { advanceOrder } from './advance-order.ts';
export { type OrderState, expiredStatus, isMoveAllowed, orderStates } from './order-moves.ts';
export { toAddress } from './orders.mapping.ts';
export {
  findBuyer,
  listHistory,
  listLines,
  listOrdersByPayments,
  listOrdersPaidBetween,
  listRecentOrders,
  lockOrder,
  updatePaymentFacts,
} from './orders.repository.ts';

/** By the shop's number, the provider's order id or the row's own. */
export async function requireOrder(db: Database, reference: string): Promise<OrderRow> {
  const order = await findOrderByReference(db, reference);
  if (!order) throw new Refusal('not-found', `There is no order ${reference}.`);
  return order;
}

export const nameOf = (order: OrderRow): string => `Order ${order.number ?? order.provider_order_id ?? order.id}`;
