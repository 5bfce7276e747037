// The table of money to give back.
import type { Database, RefundRow } from '../../database/tables.ts';

/** False when this payment is being given back already. */
export async function insertRefund(db: Database, refund: RefundRow): Promise<boolean> {
  const added = await db
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('provider_payment_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function isRefunded(db: Database, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('provider_payment_id', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ones that are due, claimed until `leasedUntil`. */
export function updateDueRefunds(db: Database, now: string, leasedUntil: string, count: number): Promise<RefundRow[]> {
  return db
    .updateTable('refunds')
    .set((eb) => ({ try_at: leasedUntil, tries: eb('tries', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('refunds').select('id').where('try_at', '<=', now).orderBy('try_at').limit(count),
    )
    .where('try_at', '<=', now)
    .returningAll()
    .execute();
}

export async function updateRefund(
  db: Database,
  id: string,
  changes: Partial<Pick<RefundRow, 'status' | 'provider_refund_id' | 'try_at'>>,
): Promise<void> {
  await db.updateTable('refunds').set(changes).where('id', '=', id).execute();
}

/** Brings the next look at a payment's refund forward; false when there is none under way. */
export async function updateRefundDue(db: Database, paymentId: string, now: string): Promise<boolean> {
  const row = await db
    .updateTable('refunds')
    .set({ try_at: now })
    .where('provider_payment_id', '=', paymentId)
    .where('try_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
