// A transaction that announces its changes: after the commit, in order; after a rollback, none.
import type { Changes } from './changes.ts';
import type { Database } from './tables.ts';

/** Announces a change of the running transaction once it is committed. */
export type Changed = Changes['publish'];

export async function inTransaction<T>(
  { db, changes }: { readonly db: Database; readonly changes: Pick<Changes, 'publish'> },
  work: (trx: Database, changed: Changed) => Promise<T>,
): Promise<T> {
  const made: Parameters<Changed>[0][] = [];
  const result = await db.transaction().execute((trx) => work(trx, (change) => void made.push(change)));
  for (const change of made) changes.publish(change);
  return result;
}
