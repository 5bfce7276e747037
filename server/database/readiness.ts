// Checks that the database accepts writes; a full disk, a standby or a
// long transaction prevents them.
import type { Database } from './tables.ts';

/**
 * Commits a small write, because a rolled-back one never reaches the disk. Throws the error
 * that a shopper's write would get.
 */
export async function proveWritable(db: Database): Promise<void> {
  await db
    .insertInto('readiness')
    .values({ id: 1, side: 0 })
    // Alternates the value: SQLite skips a write that changes nothing.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ side: row(row.val(1), '-', row.ref('readiness.side')) })),
    )
    .execute();
}
