// Lists find orders by when they were placed. Each index is the twin of one by `paid_at`, which the
// previous version, beside this one during an update, lists by; those go in a later version.
import { type Kysely, sql } from 'kysely';

/** Their indexes hold all that a search needs. */
const searched = ['name_key', 'last_name_key', 'customer_mobile', 'customer_email'] as const;

export async function up(db: Kysely<never>): Promise<void> {
  const placed = ['placed_at', 'id'];
  const indexOn = (name: string, columns: string[]) =>
    db.schema.createIndex(`orders_${name}placed_at`).on('orders').columns(columns);
  await indexOn('', placed)
    .where(sql`placed_at`, 'is not', null)
    .execute();
  await indexOn('status_', ['status', ...placed]).execute();
  await indexOn('note_', placed)
    .where(sql`note`, 'is not', null)
    .execute();
  for (const column of searched) {
    await indexOn(`${column}_`, [column, ...placed, 'status'])
      .where(sql.ref(column), 'is not', null)
      .execute();
  }
}
