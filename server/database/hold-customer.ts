// The lock of one customer: cart, reservations and store credit change in turn.
import { sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Until the transaction ends, nobody else adds to this customer's cart, reserves pieces, or spends
 * the credit: a count does not see uncommitted rows of others. Call it before an order is locked.
 */
export async function holdCustomer(trx: Database, customerId: string): Promise<void> {
  await sql`/* prepared */ update customers set created_at = created_at where id = ${customerId}`.execute(trx);
}
