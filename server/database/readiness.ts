// Checks that the database accepts writes; a full disk, a standby or a
// long transaction prevents them.
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Database } from './tables.ts';

/**
 * Commits a small write, because a rolled-back one never reaches the disk. Throws the error
 * that a shopper's write would get.
 */
async function proveWritable(db: Database): Promise<void> {
  await db
    .insertInto('readiness')
    .values({ id: 1, side: 0 })
    // Alternates the value: SQLite skips a write that changes nothing.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ side: row(row.val(1), '-', row.ref('readiness.side')) })),
    )
    .execute();
}

/** A hanging database would otherwise never answer. */
const patience = 3000;

/** False if it refuses the write or does not answer within that many milliseconds. */
export async function isWritable(db: Database, timeoutMs = patience): Promise<boolean> {
  const abort = new AbortController();
  const written = proveWritable(db).then(() => true);
  const timeout = pauseFor(timeoutMs, false, { signal: abort.signal });
  const isInTime = await Promise.race([written, timeout]).catch(() => false);
  abort.abort();
  await timeout.catch(() => {});
  return isInTime;
}
