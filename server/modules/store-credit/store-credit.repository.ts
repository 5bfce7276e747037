// SQL for the ledger of store credit.
import type { CreditKind } from '@taana-baana/contract/schemas/store-credit.ts';
import type { StoreCreditEntryRow } from '../../database/credit-tables.ts';
import type { Database } from '../../database/tables.ts';

export async function insertEntry(trx: Database, row: StoreCreditEntryRow): Promise<void> {
  await trx.insertInto('store_credit_entries').values(row).execute();
}

/** Newest first, with the number of the order. */
export function listEntries(
  db: Database,
  customerId: string,
): Promise<(StoreCreditEntryRow & { number: string | null })[]> {
  return db
    .selectFrom('store_credit_entries as entries')
    .leftJoin('orders', 'orders.id', 'entries.order_id')
    .selectAll('entries')
    .select('orders.number')
    .where('entries.customer_id', '=', customerId)
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
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

export async function isCustomer(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Of one order, oldest first. */
export function listEntriesOfOrder(db: Database, orderId: string, kind: CreditKind): Promise<StoreCreditEntryRow[]> {
  return db
    .selectFrom('store_credit_entries')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findEntryOfRequest(db: Database, key: string): Promise<StoreCreditEntryRow | undefined> {
  return db.selectFrom('store_credit_entries').selectAll().where('request_key', '=', key).executeTakeFirst();
}

/** What staff wrote may be about the customer. */
export async function updateWithoutNotes(trx: Database, customerId: string): Promise<void> {
  await trx.updateTable('store_credit_entries').set({ note: null }).where('customer_id', '=', customerId).execute();
}
