// Finds the order of a provider payment, whether it placed the order or not.
import type { Deps } from '../../deps.ts';
import { type OrderRecord, findOrderOfProvider, listOrdersOfPayments } from '../orders/order-records.service.ts';

/**
 * Asks the provider if the payment has placed no order. Undefined: it is not a payment of this
 * shop.
 */
export async function findOrderOfPayment(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  paymentId: string,
): Promise<OrderRecord | undefined> {
  const [placed] = await listOrdersOfPayments(db, [paymentId]);
  if (placed) return placed;
  const orderId = (await gateway.findPayment(paymentId))?.orderId;
  return orderId ? findOrderOfProvider(db, orderId) : undefined;
}
