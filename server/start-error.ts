// Why the shop cannot start: one sentence without a stack.
import { statfsSync } from 'node:fs';
import { type Config, ConfigError, loadConfig } from './config.ts';

/** A reason that the person who starts the shop can do something about. */
export class StartError extends Error {}

/** Starts a process of the shop, or ends it after saying why it cannot start. */
export async function startOrSayWhy(
  environment: Parameters<typeof loadConfig>[0],
  start: (config: Config) => Promise<void>,
): Promise<void> {
  let config: Config | undefined;
  try {
    config = loadConfig(environment);
    await start(config);
  } catch (error) {
    const reason = config ? (diskFullError(error, config) ?? error) : error;
    if (reason instanceof ConfigError) for (const problem of reason.problems) console.error(problem);
    else console.error(reason instanceof StartError ? reason.message : reason);
    process.exit(1);
  }
}

/** SQLite's primary codes. */
const full = 13;
/** What SQLite says when it cannot make a file, or make one longer: the disk tells why. */
const unclear = [10, 14];
/** Bytes. With less, SQLite cannot even open a database. */
const leastFree = 64 * 1024;

/** Undefined: it is about something else. */
export function diskFullError(
  error: unknown,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
): StartError | undefined {
  const fault: unknown = error instanceof StartError ? error.cause : error;
  const { code, errcode } = (fault ?? {}) as { code?: unknown; errcode?: unknown };
  const where = 'Make room on it, then start the shop again; see "The disk is full" in docs/runbook.md.';
  if (databaseUrl && code === '53100') return new StartError(`The disk of the database server is full. ${where}`);
  const primary = typeof errcode === 'number' ? errcode & 0xff : undefined;
  const isFull =
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    primary === full ||
    (primary !== undefined && unclear.includes(primary) && hasNoRoom(dataDir));
  return isFull ? new StartError(`The disk of DATA_DIR (${dataDir}) is full. ${where}`) : undefined;
}

function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    // Some file systems count no files.
    return bavail * bsize < leastFree || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}
