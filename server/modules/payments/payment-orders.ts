// Which order a payment of the provider's belongs to, placed by it or not.
import type { OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { listOrdersByPayments } from '../orders/placed-orders.service.ts';
import { findOrderByProvider } from '../orders/unpaid-orders.service.ts';

/** Asks the provider where no order was placed by it. Undefined: the payment is none of ours. */
export async function findOrderOfPayment(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  paymentId: string,
): Promise<OrderRow | undefined> {
  const [placed] = await listOrdersByPayments(db, [paymentId]);
  if (placed) return placed;
  const orderId = (await gateway.findPayment(paymentId))?.orderId;
  return orderId ? findOrderByProvider(db, orderId) : undefined;
}
