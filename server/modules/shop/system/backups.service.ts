// Backups made in the admin: by a job, one at a time over all processes. The command line makes its
// own.
import type { Readable } from 'node:stream';
import type { Backups, BackupRun, OffSiteCopies } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import { createBackup } from '../../../backup/create-backup.ts';
import { type Outcome, workQueue } from '../../../database/job-queue.ts';
import { openDatabase } from '../../../database/open.ts';
import { existingTables } from '../../../database/replace.ts';
import type { BackupRunRow } from '../../../database/tables/operation-tables.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../audit-log/audit-log.service.ts';
import { BackupFolder, fileNameAt } from './backup-folder.ts';
import {
  insertOrUpdateCopy,
  insertOrUpdateMade,
  insertOrUpdateRun,
  listRuns,
  updateRunEnded,
} from './backup-runs.repository.ts';

export const backupQueue = { table: 'backup_runs', due: 'try_at', attempts: 'tries', rowsAtOnce: 1 } as const;

export async function listBackups({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Backups> {
  const folder = new BackupFolder(config);
  const runs = await listRuns(db);
  const last = runs.find(({ id }) => id === 'admin');
  return {
    backups: await folder.list(),
    run: last ? toRun(last, await folder.bytesSoFar(last.file)) : null,
    lastMadeAt: lastOf(runs),
    offSite: toCopies(runs),
  };
}

/** By the admin or the command line. Null: never. */
export async function findLastBackupAt(db: Database): Promise<string | null> {
  return lastOf(await listRuns(db));
}

/** A job makes it. Throws a conflict while another one is being made. */
export async function startBackup(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'changes'>,
  actor: Actor,
): Promise<Backups> {
  const now = deps.clock.now();
  const file = fileNameAt(now);
  await inTransaction(deps, async (trx) => {
    if (!(await insertOrUpdateRun(trx, file, now.toISOString())))
      throw new AppError('conflict', messages.backupRunning);
    await recordAction(trx, deps.clock, actor, { action: 'backups create', subject: `backup ${file}` });
    trx.announce({ data: 'backups' });
  });
  return listBackups(deps);
}

type JobNeeds = Pick<Deps, 'db' | 'clock' | 'config' | 'changes' | 'log' | 'pictures' | 'documents'>;

/** A job: makes the backup that was asked for. */
export function makeBackups(deps: JobNeeds): Promise<void> {
  return workQueue(deps, backupQueue, (run) => makeBackup(deps, run));
}

async function makeBackup(deps: JobNeeds, run: BackupRunRow): Promise<Outcome> {
  const problem = run.tries > 1 ? await findInterrupted(deps, run) : await write(deps, run.file);
  return (trx) => updateRunEnded(trx, run.id, deps.clock.now().toISOString(), problem);
}

/** The process that made it is gone. The backup may be complete, only not recorded. */
async function findInterrupted({ config, log }: JobNeeds, { file }: BackupRunRow): Promise<string | null> {
  const folder = new BackupFolder(config);
  if (await folder.has(file)) return null;
  await folder.removeUnfinished();
  log.warn({ file }, 'a backup was interrupted');
  return messages.backupInterrupted;
}

/**
 * Resolves to the problem, if any. Uses its own connection: on SQLite the shop has only one, and on
 * PostgreSQL one that is held too long is cut.
 */
async function write({ config, clock, log, pictures, documents }: JobNeeds, file: string): Promise<string | null> {
  const folder = new BackupFolder(config);
  try {
    await folder.removeUnfinished();
    const path = await folder.pathFor(file);
    const opened = await openDatabase(config);
    try {
      await createBackup(opened, path, { stores: { pictures, documents }, clock, print: () => {} });
    } finally {
      await opened.db.destroy();
    }
    await folder.removeOld();
    return null;
  } catch (error) {
    log.error({ err: error, file }, 'a backup could not be made');
    return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? messages.diskFull : messages.backupFailed;
  }
}

/** Undefined when it is not in the list. */
export async function readBackup(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  file: string,
  actor: Actor,
): Promise<{ bytes: number; content: Readable }> {
  const backup = await new BackupFolder(config).read(file);
  if (!backup) throw new AppError('not-found', messages.backupNotFound);
  await recordAction(db, clock, actor, { action: 'backups download', subject: `backup ${file}` }).catch((error) => {
    backup.content.destroy();
    throw error;
  });
  return backup;
}

export async function deleteBackup(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  file: string,
  actor: Actor,
): Promise<Backups> {
  const folder = new BackupFolder(deps.config);
  if (!(await folder.has(file))) throw new AppError('not-found', messages.backupNotFound);
  await recordAction(deps.db, deps.clock, actor, { action: 'backups delete', subject: `backup ${file}` });
  await folder.remove(file);
  return listBackups(deps);
}

/** For the system page. A database of an older version cannot store it. */
export async function recordCommandLineBackup(db: Database, file: string, startedAt: Date, now: Date): Promise<void> {
  if ((await existingTables(db)).has('backup_runs'))
    await insertOrUpdateMade(db, file, startedAt.toISOString(), now.toISOString());
}

/** Null: nothing was ever copied, so no copies are wanted. */
export async function findOffSiteCopies(db: Database): Promise<OffSiteCopies | null> {
  return toCopies(await listRuns(db));
}

/** Records the outcome of an off-site copy, for the system page and the morning mail. */
export function recordOffSiteCopy(db: Database, outcome: 'done' | 'failed', now: Date): Promise<void> {
  return insertOrUpdateCopy(db, now.toISOString(), outcome === 'done' ? null : outcome);
}

function toCopies(runs: readonly BackupRunRow[]): OffSiteCopies | null {
  const last = runs.find(({ id }) => id === 'off-site');
  return last ? { hasFailed: last.problem !== null, lastMadeAt: last.made_at } : null;
}

const lastOf = (runs: readonly BackupRunRow[]): string | null =>
  runs
    .filter(({ id }) => id !== 'off-site')
    .map((run) => run.made_at)
    .filter((time) => time !== null)
    .toSorted()
    .at(-1) ?? null;

function toRun({ started_at: startedAt, ended_at: endedAt, problem }: BackupRunRow, bytes: number): BackupRun {
  const state = endedAt === null ? 'running' : problem === null ? 'done' : 'failed';
  return { state, startedAt, bytes, problem };
}
