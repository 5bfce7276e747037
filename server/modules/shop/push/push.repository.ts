// SQL for messages to the devices of staff.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import { countRows } from '../../../database/count-rows.ts';
import type { PushKeysRow, PushMessageRow, PushSubscriptionRow } from '../../../database/tables/staff-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

export function findKeys(db: Database): Promise<PushKeysRow | undefined> {
  return db.selectFrom('push_keys').selectAll().executeTakeFirst();
}

/** Of parallel processes, the first one's keys stay. */
export async function insertKeys(db: Database, keys: Omit<PushKeysRow, 'id'>): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ id: 'shop', ...keys })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The newest first. */
export function listSubscriptions(db: Database, staffId: string): Promise<PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findSubscription(db: Database, id: string): Promise<PushSubscriptionRow | undefined> {
  return db.selectFrom('push_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A browser has one row, which belongs to the member who registered it last. */
export async function insertOrUpdateSubscription(trx: Database, row: PushSubscriptionRow): Promise<void> {
  const { id: _id, endpoint: _endpoint, created_at: _at, ...changes } = row;
  await trx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changes))
    .execute();
}

export type WhichSubscriptions =
  | { readonly id: string; readonly staffId?: string }
  | { readonly staffId: string; readonly sessionId?: string; readonly exceptSessionId?: string };

/** False: there was none. */
export function deleteSubscriptions(trx: Database, which: WhichSubscriptions): Promise<boolean> {
  let deletion = trx.deleteFrom('push_subscriptions');
  if ('id' in which) deletion = deletion.where('id', '=', which.id);
  else if (which.sessionId !== undefined) deletion = deletion.where('session_id', '=', which.sessionId);
  else if (which.exceptSessionId !== undefined) deletion = deletion.where('session_id', '!=', which.exceptSessionId);
  if (which.staffId !== undefined) deletion = deletion.where('staff_id', '=', which.staffId);
  return deletion.$call(anyWritten);
}

export function listSubscriptionIds(trx: Database, staffIds: readonly string[]): Promise<{ id: string }[]> {
  return trx.selectFrom('push_subscriptions').select('id').where('staff_id', 'in', staffIds).orderBy('id').execute();
}

export async function insertMessages(trx: Database, rows: readonly PushMessageRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('push_messages').values(rows).execute();
}

export async function updateMessageDue(trx: Database, id: string, tryAt: string): Promise<void> {
  await trx.updateTable('push_messages').set({ try_at: tryAt }).where('id', '=', id).execute();
}

export async function findRole(db: Database, staffId: string): Promise<Role> {
  return (await db.selectFrom('staff').select('role').where('id', '=', staffId).executeTakeFirstOrThrow()).role;
}

/** Orders to pack: each message says how many wait. */
export function countToPack(db: Database): Promise<number> {
  return db.selectFrom('orders').where('status', '=', 'Ordered').where('confirm_by', 'is', null).$call(countRows);
}

export async function deleteMessage(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('push_messages').where('id', '=', id).execute();
}
