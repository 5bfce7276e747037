// Whether the database takes writes, which a full disk, a standby or another process's long transaction keeps it from.
import type { Database } from './tables.ts';

/** A small write, committed: a transaction that is rolled back would reach no disk. Throws what a shopper's write would meet. */
export async function proveWritable(db: Database): Promise<void> {
  await db
    .insertInto('readiness')
    .values({ id: 1, side: 0 })
    // The other side each time: SQLite leaves alone what would stay the same.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ side: row(row.val(1), '-', row.ref('readiness.side')) })),
    )
    .execute();
}
