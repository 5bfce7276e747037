// Notes that staff chose for the packing slip. Those of before are not on it.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('order_notes')
    .addColumn('on_slip', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
