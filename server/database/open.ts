// Opens the configured database; callers see one interface for both engines.
import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresAdapter, sql } from 'kysely';
import type { Config } from '../config.ts';
import { StartError, diskFullError } from '../start-error.ts';
import { openPostgres, type PoolFigures } from './engines/postgres.ts';
import { openSqlite } from './engines/sqlite.ts';
import type { Database, Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

export const engineOf = (db: Database): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

export interface OpenedDatabase {
  readonly db: Database;
  readonly engine: Engine;
  /**
   * For a serving process: from now on, statements and transactions that take longer than a shopper
   * waits fail. A start and the command line have no such limit.
   */
  limitWaits(): void;
  /** PostgreSQL's connections. */
  poolFigures?: (() => PoolFigures) | undefined;
}

/** If the database cannot be used, throws a StartError that says what to do. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> {
  await prepareDataDir(config.dataDir);
  const file = join(config.dataDir, 'shop.sqlite');
  if (!config.databaseUrl) await Promise.all(['', '-wal', '-shm'].map((end) => closeToOthers(file + end, 0o600)));
  const opened = config.databaseUrl ? connect('postgres', config.databaseUrl) : connect('sqlite', file);
  try {
    await sql`select 1`.execute(opened.db);
  } catch (error) {
    await opened.db.destroy().catch(() => {});
    const full = diskFullError(error, config);
    if (full) throw full;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(
      config.databaseUrl
        ? `The database at DATABASE_URL cannot be reached: ${reason || 'no answer'}.`
        : `The database under DATA_DIR cannot be opened: ${reason}.`,
    );
  }
  return opened;
}

/** `where` is a file for SQLite and an address for PostgreSQL. */
export function connect(engine: Engine, where: string): OpenedDatabase {
  if (engine === 'sqlite') {
    const { dialect, limitWaits } = openSqlite(where);
    return { db: new Kysely<Tables>({ dialect }), engine, limitWaits };
  }
  const { dialect, limitWaits, figures } = openPostgres(where);
  return { db: new Kysely<Tables>({ dialect }), engine, limitWaits, poolFigures: figures };
}

/**
 * Creates the folder and closes it and its content to other users. Throws a StartError that says
 * what to do if it cannot be used.
 */
export async function prepareDataDir(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.R_OK);
  } catch (error) {
    throw new StartError(
      `DATA_DIR (${folder}) cannot be used: ${error instanceof Error ? error.message : String(error)}. Name a folder that the shop may write to.`,
    );
  }
  await closeToOthers(folder, 0o700);
}

/**
 * Earlier versions created files that other users could read. Skips what
 * does not exist or is not ours.
 */
async function closeToOthers(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch(() => {});
}
