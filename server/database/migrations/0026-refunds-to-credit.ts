// A refund may go back to store credit, in part or as a whole.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('refunds')
    .addColumn('credit', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
