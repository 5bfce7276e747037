// A payment that a refund, or its amount, made known before it placed its order.
import type { Database } from '../tables.ts';
import { moneyId, strayId } from './payment-rows.ts';

/** It is the order's own payment from now on, and so are its refunds. Its row is deleted. */
export async function takeStray(trx: Database, orderId: string, providerPaymentId: string): Promise<void> {
  const id = strayId(orderId, providerPaymentId);
  const taken = await trx.deleteFrom('payments').where('id', '=', id).returning('id').executeTakeFirst();
  if (!taken) return;
  await trx
    .updateTable('refunds')
    .set({ payment_id: moneyId(orderId) })
    .where('payment_id', '=', id)
    .execute();
}
