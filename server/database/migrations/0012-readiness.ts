// A row for `readyz` to write: only a write shows whether the database accepts writes.
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('readiness')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('side', 'integer', (c) => c.notNull())
    .execute();
}
