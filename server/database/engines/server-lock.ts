// Allows one server per SQLite file: a second one would not notice
// changes of what the first one caches.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { StartError } from '../../start-error.ts';
import { prepareDataDir } from '../open.ts';
import { isBusy } from './sqlite.ts';

export interface ServerLock {
  release(): void;
}

/**
 * Held until it is released or the process ends, even by a kill: the operating system frees the
 * lock. Commands do not take it. Throws a StartError when another server holds it.
 */
export async function takeServerLock(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<ServerLock> {
  if (config.databaseUrl) return { release: () => {} };
  await prepareDataDir(config.dataDir);
  const lock = new DatabaseSync(join(config.dataDir, 'shop.sqlite.server-lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartError(
      `Another server runs on the database in DATA_DIR (${config.dataDir}); stop it first, or name another folder.`,
    );
  }
  return { release: () => lock.close() };
}
