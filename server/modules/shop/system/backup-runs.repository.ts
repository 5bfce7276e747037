// SQL for the runs of backups: one row for the admin, one for the command line, one for off-site
// copies.
import type { BackupRunRow } from '../../../database/tables/operation-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

/** False while one is being made. Of several parallel processes, one gets true. */
export function insertOrUpdateRun(trx: Database, file: string, now: string): Promise<boolean> {
  const due = { file, started_at: now, try_at: now, tries: 0, ended_at: null, problem: null };
  return trx
    .insertInto('backup_runs')
    .values({ id: 'admin', ...due, made_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(due).where('backup_runs.ended_at', 'is not', null))
    .$call(anyWritten);
}

/** Ends a run; without a problem, it has made a backup. */
export async function updateRunEnded(
  trx: Database,
  id: BackupRunRow['id'],
  now: string,
  problem: string | null,
): Promise<void> {
  const made = problem === null ? { made_at: now } : {};
  await trx
    .updateTable('backup_runs')
    .set({ ended_at: now, try_at: null, problem, ...made })
    .where('id', '=', id)
    .execute();
}

export function listRuns(db: Database): Promise<BackupRunRow[]> {
  return db.selectFrom('backup_runs').selectAll().execute();
}

/** A backup that the command line has made. */
export async function insertOrUpdateMade(db: Database, file: string, startedAt: string, now: string): Promise<void> {
  const made = { file, started_at: startedAt, ended_at: now, made_at: now };
  await db
    .insertInto('backup_runs')
    .values({ id: 'cli', ...made, try_at: null, tries: 0, problem: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(made))
    .execute();
}

/** An off-site copy; `problem` is null if it succeeded. */
export async function insertOrUpdateCopy(db: Database, now: string, problem: string | null): Promise<void> {
  const ended = { started_at: now, ended_at: now, problem, ...(problem === null && { made_at: now }) };
  await db
    .insertInto('backup_runs')
    .values({ id: 'off-site', file: '', try_at: null, tries: 0, made_at: null, ...ended })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(ended))
    .execute();
}
