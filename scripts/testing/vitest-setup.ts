// Vitest's global set-up: a disk in memory and a PostgreSQL for the run (TEST_POSTGRES_URL), and a
// migrated database of each engine, of which the tests make copies.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareTestDatabases } from '../../server/database/testing.ts';
import { moveToMemoryDisk } from './memory-disk.ts';
import { reportMissingPrograms } from './programs.ts';
import { openTestPostgres } from './test-postgres.ts';

export default async function setup(): Promise<() => Promise<void>> {
  reportMissingPrograms();
  const leaveMemoryDisk = moveToMemoryDisk();
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-migrated-'));
  const postgres = await openTestPostgres();
  if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
  Object.assign(process.env, await prepareTestDatabases(folder));
  return async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
    leaveMemoryDisk();
  };
}
