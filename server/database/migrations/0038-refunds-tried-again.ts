// A failed refund of which only a part is still owed stays, and another one asks for that part.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('refunds').addColumn('tried_again_paise', 'integer').execute();
}
