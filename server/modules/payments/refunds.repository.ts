// The table of money to give back.
import { v7 } from 'uuid';
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

/** Oldest first; any payment's refund, joined to its order by the order's id. */
export async function listRefundsOfOrders(db: Database, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('refunds').selectAll().where('order_id', 'in', orderIds).orderBy('created_at').execute();
}

export async function listRefundsByPayments(db: Database, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return db.selectFrom('refunds').selectAll().where('provider_payment_id', 'in', paymentIds).execute();
}

/** Newest first. */
export function listRecentRefunds(db: Database, limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Due again, under a new key: the provider answers the old one with the old failure. False when none had failed. */
export async function updateFailedRefunds(db: Database, orderId: string, now: string): Promise<boolean> {
  const failed = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'failed')
    .execute();
  for (const { id } of failed) {
    await db
      .updateTable('refunds')
      .set({ id: v7(), status: 'due', provider_refund_id: null, try_at: now, tries: 0 })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .execute();
  }
  return failed.length > 0;
}
