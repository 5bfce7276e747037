// SQL for an order's page in the admin.
import type { Database } from '../../../../database/tables.ts';

/** Orders that the customer placed before. */
export async function countEarlierOrders(db: Database, customerId: string, paidAt: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('paid_at', '<', paidAt)
    .executeTakeFirstOrThrow();
  return row.count;
}
