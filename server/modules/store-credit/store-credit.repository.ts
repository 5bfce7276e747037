// SQL for the ledger of store credit.
import type { StoreCreditEntryRow } from '../../database/credit-tables.ts';
import type { Database } from '../../database/tables.ts';

export async function insertEntry(trx: Database, row: StoreCreditEntryRow): Promise<void> {
  await trx.insertInto('store_credit_entries').values(row).execute();
}

/** Oldest first. */
export function listEntries(db: Database, customerId: string): Promise<StoreCreditEntryRow[]> {
  return db
    .selectFrom('store_credit_entries')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Rupees. */
export async function sumEntries(db: Database, customerId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('store_credit_entries')
    .select((select) => select.fn.sum<number | string | null>('amount').as('sum'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
