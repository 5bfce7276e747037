// SQL for the morning mail.
import type { Database } from '../../../../database/tables.ts';
import { isConfirmedBefore } from '../order-list/order-list.repository.ts';

/** Numbers of orders to pack that were placed, or confirmed later, before then, oldest first. */
export async function listToPackSince(db: Database, placedBefore: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where('status', '=', 'Ordered')
    .where('confirm_by', 'is', null)
    .where('placed_at', '<', placedBefore)
    .where(isConfirmedBefore(placedBefore))
    .orderBy('placed_at')
    .execute();
  return rows.map(({ number }) => number ?? '');
}

/** Whether an order was placed in that time without a webhook. */
export async function hasOrderWithoutWebhook(
  db: Database,
  { since, until }: { readonly since: string; readonly until: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('order_events')
    .select('id')
    .where('to_status', '=', 'Ordered')
    .where('cause', 'in', ['callback', 'reconciler'])
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasReceivedWebhook(db: Database, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('webhook_events')
    .select('id')
    .where('received_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
