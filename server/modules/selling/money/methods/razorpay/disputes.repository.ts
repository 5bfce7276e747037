// The table of disputes.
import type { Database } from '../../../../../database/tables.ts';
import type { DisputeRow } from '../../../../../database/tables/order-tables.ts';

export function findDispute(db: Database, id: string): Promise<DisputeRow | undefined> {
  return db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function saveDispute(db: Database, dispute: DisputeRow): Promise<void> {
  const { id: _, created_at: __, ...news } = dispute;
  await db
    .insertInto('disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(news))
    .execute();
}

/** Oldest first. */
export async function listDisputesOfOrders(db: Database, orderIds: readonly string[]): Promise<DisputeRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('disputes').selectAll().where('order_id', 'in', orderIds).orderBy('created_at').execute();
}

/** Oldest first. */
export function listDisputes(db: Database): Promise<DisputeRow[]> {
  return db.selectFrom('disputes').selectAll().orderBy('created_at').execute();
}

/** Disputes that the bank has not decided. */
export async function listOrdersInDispute(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('order_id')
    .distinct()
    .where('status', 'not in', ['won', 'lost', 'closed'])
    .execute();
  return rows.map((row) => row.order_id);
}
