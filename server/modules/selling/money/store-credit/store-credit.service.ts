// Store credit: a ledger of entries for each customer. The balance is their sum.
import { v7 } from 'uuid';
import { serverMessages } from '@taana-baana/contract';
import type { StoreCredit } from '@taana-baana/contract/schemas/selling/store-credit.ts';
import type { StoreCreditEntryRow } from '../../../../database/tables/money/credit-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { AppError } from '../../../app-error.ts';
import { insertEntry, isCustomer, listEntries, sumEntries, updateWithoutNotes } from './store-credit.repository.ts';

export type NewEntry = Pick<StoreCreditEntryRow, 'customer_id' | 'amount' | 'kind'> &
  Partial<Pick<StoreCreditEntryRow, 'order_id' | 'exchange_id' | 'gift_card_id' | 'staff_id' | 'note' | 'request_key'>>;

/** An order needs more credit than its customer has now. */
export class CreditSpentError extends AppError {
  constructor() {
    super('conflict', serverMessages.creditChanged);
  }
}

/**
 * Adds an entry, in rupees, unless the balance would fall below 0: then false. Call inside a
 * transaction that holds the customer (`lockCustomer`): entries of one customer are serialised.
 * Throws a unique violation if this exchange, gift card or request already has its entry.
 */
export async function addEntry(trx: Database, entry: NewEntry, at: Date): Promise<boolean> {
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

/** Call in the transaction that places the order. Throws a CreditSpentError. */
export async function spendCredit(
  trx: Database,
  { id, customerId, credit }: { readonly id: string; readonly customerId: string; readonly credit: number },
  at: Date,
): Promise<void> {
  if (credit === 0) return;
  const entry = { customer_id: customerId, amount: -credit, kind: 'order', order_id: id } as const;
  if (!(await addEntry(trx, entry, at))) throw new CreditSpentError();
}

/**
 * Returns credit of a cancelled or refunded order. Call in the transaction that refunds it. If the
 * account is deleted, the credit ends at once: nobody could spend it.
 */
export async function returnCredit(
  trx: Database,
  { id, customerId }: { readonly id: string; readonly customerId: string },
  amount: number,
  at: Date,
): Promise<void> {
  const entry = { customer_id: customerId, order_id: id };
  await addEntry(trx, { ...entry, amount, kind: 'order returned' }, at);
  if (!(await isCustomer(trx, customerId)))
    await addEntry(trx, { ...entry, amount: -amount, kind: 'account deleted' }, at);
}

/** Rupees. */
export const sumOf = (entries: readonly Pick<StoreCreditEntryRow, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Call in the transaction that deletes the account. Ends the balance; the entries stay for
 * accounting, without texts by staff.
 */
export async function endCredit(trx: Database, customerId: string, at: Date): Promise<void> {
  const balance = await sumEntries(trx, customerId);
  if (balance > 0) await addEntry(trx, { customer_id: customerId, amount: -balance, kind: 'account deleted' }, at);
  await updateWithoutNotes(trx, customerId);
}

export async function readCredit(db: Database, customerId: string): Promise<StoreCredit> {
  const rows = await listEntries(db, customerId);
  return {
    balance: sumOf(rows),
    entries: rows.map((row) => ({
      _id: row.id,
      amount: row.amount,
      kind: row.kind,
      note: row.note,
      orderNumber: row.number,
      createdAt: row.created_at,
    })),
  };
}
