// The table of payments whose amount is not that of their order.
import type { WrongAmountRow } from '../../../../../database/tables/order-tables.ts';
import type { Database } from '../../../../../database/tables.ts';
import { anyWritten } from '../../../../../database/written.ts';

/** False if the payment is known. */
export async function insertWrongAmount(trx: Database, row: WrongAmountRow): Promise<boolean> {
  return trx
    .insertInto('wrong_amounts')
    .values(row)
    .onConflict((conflict) => conflict.column('provider_payment_id').doNothing())
    .$call(anyWritten);
}

/** Null: never. */
export async function findLastWrongAmountAt(db: Database): Promise<string | null> {
  const { last } = await db
    .selectFrom('wrong_amounts')
    .select((eb) => eb.fn.max('noticed_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** When a payment of the order was last refused: it is of a wrong amount, or goes back. Null: never. */
export async function findLastRefusedAt(db: Database, orderId: string): Promise<string | null> {
  const { last } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.max(eb.fn.coalesce('captured_at', 'created_at')).as('last'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'cancelled')
    .where('provider_payment_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return last;
}
