// The table of webhook events: each is stored once.
import type { Database } from '../../../../../database/tables.ts';
import type { WebhookEventRow } from '../../../../../database/tables/order-tables.ts';

/** False if this event is stored already. */
export async function insertEvent(db: Database, event: WebhookEventRow): Promise<boolean> {
  const added = await db
    .insertInto('webhook_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function updateEvent(
  db: Database,
  id: string,
  changes: Pick<WebhookEventRow, 'processed_at' | 'try_at'> & Partial<Pick<WebhookEventRow, 'body'>>,
): Promise<void> {
  await db.updateTable('webhook_events').set(changes).where('id', '=', id).execute();
}

/** They are not applied any more; the payer's data is erased. */
export async function updateOldBodies(db: Database, before: string): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ body: '' })
    .where('received_at', '<', before)
    .where('body', '!=', '')
    .execute();
}

export async function deleteOldEvents(db: Database, before: string): Promise<void> {
  await db.deleteFrom('webhook_events').where('received_at', '<', before).execute();
}

/** Oldest first. */
export async function listEventsOfOrder(db: Database, providerOrderId: string | null): Promise<WebhookEventRow[]> {
  if (providerOrderId === null) return [];
  return db
    .selectFrom('webhook_events')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .orderBy('received_at')
    .execute();
}

/** Newest first; without `isAll`, only those that are not applied. */
export function listRecentEvents(
  db: Database,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<WebhookEventRow[]> {
  return db
    .selectFrom('webhook_events')
    .selectAll()
    .$if(!isAll, (query) => query.where('processed_at', 'is', null))
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
}

/** Due at once, even if it was applied or given up. */
export function updateEventDue(db: Database, id: string, now: string): Promise<WebhookEventRow | undefined> {
  return db
    .updateTable('webhook_events')
    .set({ processed_at: null, try_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export function findEvent(db: Database, id: string): Promise<WebhookEventRow | undefined> {
  return db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirst();
}
