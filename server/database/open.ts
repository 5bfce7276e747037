// Opens the database that the configuration names; everything above it sees one interface.
import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Database, Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

export interface OpenedDatabase {
  readonly db: Database;
  readonly engine: Engine;
  /** For a process that serves: from now on a statement or transaction that takes longer than a shopper waits is given up. A start and the command line take their time. */
  limitWaits(): void;
}

/** Throws a StartError that says what to do when the database cannot be used. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenedDatabase> {
  await prepareDataDir(config.dataDir);
  const file = join(config.dataDir, 'shop.sqlite');
  if (!config.databaseUrl) await Promise.all(['', '-wal', '-shm'].map((end) => closeToOthers(file + end, 0o600)));
  const opened = config.databaseUrl ? connect('postgres', config.databaseUrl) : connect('sqlite', file);
  try {
    await sql`select 1`.execute(opened.db);
  } catch (error) {
    await opened.db.destroy().catch(() => {});
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
  const { dialect, limitWaits } = engine === 'postgres' ? openPostgres(where) : openSqlite(where);
  return { db: new Kysely<Tables>({ dialect }), engine, limitWaits };
}

/** Makes the folder, and closes it to other users of the machine, with all that lies in it. Throws a StartError that says what to do when it cannot be used. */
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

/** Versions before let other users of the machine read what they made. What is not there, or not ours, stays as it is. */
async function closeToOthers(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch(() => {});
}
