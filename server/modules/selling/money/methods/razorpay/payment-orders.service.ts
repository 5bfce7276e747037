// Finds the order of a provider payment, whether it placed the order or not.
import type { Deps } from '../../../../../deps.ts';
import { type GoOn, UnreadableError } from '../../../../../integrations/payment-gateway/payment-gateway.ts';
import { findPayableOf, listOrdersByPayments } from './payable-orders.repository.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';

/**
 * Asks the provider if the payment has placed no order. Undefined: it is not a payment of this
 * shop. With `goOn`, also: its record cannot be read.
 */
export async function findOrderOfPayment(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  paymentId: string,
  goOn?: GoOn,
): Promise<OrderRecord | undefined> {
  const [placed] = await listOrdersByPayments(db, [paymentId]);
  if (placed) return placed;
  try {
    const orderId = (await gateway.findPayment(paymentId))?.orderId;
    return orderId ? await findPayableOf(db, orderId) : undefined;
  } catch (error) {
    if (!goOn || !(error instanceof UnreadableError)) throw error;
    goOn(error.part);
    return undefined;
  }
}
