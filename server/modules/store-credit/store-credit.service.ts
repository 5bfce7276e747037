// Store credit: a ledger of entries for each customer. The balance is their sum.
import { v7 } from 'uuid';
import type { StoreCreditEntryRow } from '../../database/credit-tables.ts';
import type { Database } from '../../database/tables.ts';
import { holdCart } from '../cart/cart.service.ts';
import { insertEntry, sumEntries } from './store-credit.repository.ts';

export type NewEntry = Pick<StoreCreditEntryRow, 'customer_id' | 'amount' | 'kind'> &
  Partial<Pick<StoreCreditEntryRow, 'order_id' | 'exchange_id' | 'gift_card_id' | 'staff_id' | 'note' | 'request_key'>>;

/**
 * Adds an entry, in rupees, unless the balance would fall below 0: then false. Call inside a
 * transaction. Entries of one customer wait for each other. Throws a unique violation when this
 * exchange, gift card or request has its entry already.
 */
export async function addEntry(trx: Database, entry: NewEntry, at: Date): Promise<boolean> {
  await holdCart(trx, entry.customer_id);
  if (entry.amount < 0 && (await sumEntries(trx, entry.customer_id)) + entry.amount < 0) return false;
  await insertEntry(trx, {
    id: v7(),
    order_id: null,
    exchange_id: null,
    gift_card_id: null,
    staff_id: null,
    note: null,
    request_key: null,
    ...entry,
    created_at: at.toISOString(),
  });
  return true;
}

/** Rupees. */
export const balanceOf = (db: Database, customerId: string): Promise<number> => sumEntries(db, customerId);
