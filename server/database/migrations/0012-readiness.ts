// A row for `readyz` to write: whether the database takes writes shows only when something is written.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('readiness')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('side', 'integer', (c) => c.notNull())
    .execute();
}
