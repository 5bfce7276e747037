// The table of refunds.
import { v7 } from 'uuid';
import type { Insertable } from 'kysely';
import type { Database, Tables } from '../../../../../database/tables.ts';
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import { givenBackByStaff } from '../../methods/methods.ts';
import { type CapturedPayment, madeAtProvider } from './refund-sums.ts';

const select = (db: Database) => db.selectFrom('refunds').selectAll();

/** False if this refund of the provider has a row already. */
export async function insertRefund(db: Database, refund: Insertable<Tables['refunds']>): Promise<boolean> {
  const added = await db
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('provider_refund_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function updateRefund(
  db: Database,
  id: string,
  changes: Partial<Pick<RefundRow, 'status' | 'provider_refund_id' | 'amount_paise' | 'tried_again_paise' | 'due_at'>>,
): Promise<void> {
  await db.updateTable('refunds').set(changes).where('id', '=', id).execute();
}

/** False when it had failed before. */
export async function updateRefundFailed(
  db: Database,
  id: string,
  { failure, at }: { readonly failure: string; readonly at: string },
): Promise<boolean> {
  const failed = await db
    .updateTable('refunds')
    .set({ status: 'failed', failure, failed_at: at, due_at: null })
    .where('id', '=', id)
    .where('status', '!=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return failed !== undefined;
}

/** `before`: it was recorded already. Undefined: the order has no such refund. */
export async function updateGivenByHand(
  trx: Database,
  orderId: string,
  id: string,
  at: string,
): Promise<RefundRow | 'before' | undefined> {
  const given = await trx
    .updateTable('refunds')
    // Of a deleted account, the UPI id was kept for this.
    .set((eb) => ({
      status: 'refunded',
      given_at: at,
      upi_id: eb
        .selectFrom('orders')
        .innerJoin('customers', 'customers.id', 'orders.customer_id')
        .select('refunds.upi_id')
        .whereRef('orders.id', '=', 'refunds.order_id'),
    }))
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('status', '=', 'by hand')
    .returningAll()
    .executeTakeFirst();
  if (given) return given;
  const known = await trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('refunds.id', '=', id)
    .where('refunds.order_id', '=', orderId)
    .where((eb) => eb.or([eb('payments.method', 'in', givenBackByStaff), eb('refunds.given_at', 'is not', null)]))
    .executeTakeFirst();
  return known && 'before';
}

/** Those whose customer was asked for a UPI id, to be given back or given; oldest first. */
export async function listHandRefunds(db: Database, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return select(db)
    .where('order_id', 'in', orderIds)
    .where('asked_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** All that staff are to give back for the order. */
export const updateAsked = (trx: Database, orderId: string, at: string): Promise<RefundRow[]> =>
  trx
    .updateTable('refunds')
    .set({ asked_at: at })
    .where('order_id', '=', orderId)
    .where('status', '=', 'by hand')
    .returningAll()
    .execute();

/** Of those. */
export async function updateUpiId(trx: Database, orderId: string, upiId: string): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ upi_id: upiId })
    .where('order_id', '=', orderId)
    .where('status', '=', 'by hand')
    .where('asked_at', 'is not', null)
    .execute();
}

/** Entered for another refund that is still to be given back. */
export async function findOpenUpiId(trx: Database, orderId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('refunds')
    .select('upi_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'by hand')
    .where('upi_id', 'is not', null)
    .executeTakeFirst();
  return row?.upi_id ?? null;
}

/** When the account is deleted. What is still to be given back keeps its own until then. */
export async function deleteUpiIds(trx: Database, customerId: string): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ upi_id: null })
    .where('upi_id', 'is not', null)
    .where('status', '!=', 'by hand')
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('customer_id', '=', customerId))
    .execute();
}

/** Whether the shop has a UPI id of anybody. */
export const findUpiId = (db: Database): Promise<unknown> =>
  db.selectFrom('refunds').select('id').where('upi_id', 'is not', null).limit(1).executeTakeFirst();

/** Open manual refunds, oldest first. */
export const listDueHandRefunds = (db: Database): Promise<RefundRow[]> =>
  select(db).where('status', '=', 'by hand').orderBy('created_at').execute();

/**
 * A failed one is due again, under a new key: the provider would repeat the old failure for the old
 * key. Its order is locked.
 */
export async function updateRefundRetried(
  db: Database,
  id: string,
  again: Pick<RefundRow, 'status' | 'due_at'>,
): Promise<void> {
  const newId = v7();
  await db
    .updateTable('refunds')
    .set({ id: newId, failure: null, failed_at: null, provider_refund_id: null, tries: 0, ...again })
    .where('id', '=', id)
    .execute();
  await db.updateTable('refunds').set({ part_of: newId }).where('part_of', '=', id).execute();
}

/** By the provider's id, or by ours if the provider has it as receipt. */
export const findRefundOfProvider = (
  db: Database,
  { id, receipt }: { id: string; receipt: string | null },
): Promise<RefundRow | undefined> =>
  select(db)
    .where((eb) => eb.or([eb('provider_refund_id', '=', id), ...(receipt === null ? [] : [eb('id', '=', receipt)])]))
    .executeTakeFirst();

/** The refund that a call with this key has made, then the parts of it that are of other payments. */
export const listRefundsOfRequest = (db: Database, key: string): Promise<RefundRow[]> =>
  select(db)
    .where('request_key', '=', key)
    .unionAll(
      select(db).where('part_of', 'in', (eb) => eb.selectFrom('refunds').select('id').where('request_key', '=', key)),
    )
    .execute();

/** Of payments that are not for an order of ours. */
export function listFailedWithoutOrder(db: Database): Promise<RefundRow[]> {
  const failed = select(db).where('status', '=', 'failed');
  return failed.where('order_id', 'is', null).execute();
}

/** Deletes all other rows of the same provider refund. */
export async function deleteDoubles(db: Database, id: string, providerRefundId: string): Promise<void> {
  await db.deleteFrom('refunds').where('provider_refund_id', '=', providerRefundId).where('id', '!=', id).execute();
}

export async function listRefundsByPayments(db: Database, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return select(db).where('provider_payment_id', 'in', paymentIds).execute();
}

/** Not made in the provider's dashboard. */
const isOurs = ({ reason }: RefundRow): boolean => reason !== madeAtProvider;

export const isRefundedByUs = async (db: Database, paymentId: string): Promise<boolean> =>
  (await listRefundsByPayments(db, [paymentId])).some(isOurs);

/** A captured payment places an order if we refund none of it, and the provider did not refund all. */
export async function canPlace(db: Database, payment: CapturedPayment): Promise<boolean> {
  const { ours, back } = await db
    .selectFrom('refunds')
    .where('provider_payment_id', '=', payment.id)
    .select((eb) => [
      eb.fn.countAll().filterWhere('reason', '<>', madeAtProvider).as('ours'),
      eb.fn
        .sum(eb.fn.coalesce('amount_paise', eb.val(payment.amountPaise)))
        .filterWhere('status', '<>', 'failed')
        .as('back'),
    ])
    .executeTakeFirstOrThrow();
  return Number(ours) === 0 && Number(back) < payment.amountPaise;
}

/** Newest first. */
export const listRecentRefunds = (db: Database, limit: number): Promise<RefundRow[]> =>
  select(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();

/** Recorded before `since`, and neither done nor failed. */
export const listLateRefunds = (db: Database, since: string): Promise<RefundRow[]> =>
  select(db).where('status', 'in', ['due', 'requested']).where('created_at', '<', since).execute();

/** Until when; undefined before the first run. */
export async function findCursor(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('marks').select('created_at').where('name', '=', name).executeTakeFirst();
  return row?.created_at;
}

export async function updateCursor(db: Database, name: string, at: string): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, created_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: at }))
    .execute();
}
