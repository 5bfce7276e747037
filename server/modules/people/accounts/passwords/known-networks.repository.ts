// SQL for the networks from which an account was logged in to.
import type { Database } from '../../../../database/tables.ts';
import type { KnownNetworkRow } from '../../../../database/tables/account-tables.ts';

export async function insertOrUpdateKnownNetwork(db: Database, row: KnownNetworkRow): Promise<void> {
  await db
    .insertInto('known_networks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'network_hash']).doUpdateSet({ seen_at: row.seen_at }))
    .execute();
}

/** Whether one of these networks was seen since then. */
export async function findKnownNetwork(
  db: Database,
  { customer_id, network_hash, seen_at: since }: KnownNetworkRow,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('seen_at')
    .where('customer_id', '=', customer_id)
    .where('network_hash', '=', network_hash)
    .where('seen_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteKnownNetworksBefore(db: Database, time: string): Promise<void> {
  await db.deleteFrom('known_networks').where('seen_at', '<=', time).execute();
}
