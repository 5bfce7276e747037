// Databases for tests: always an embedded one, and one on the test run's
// PostgreSQL if the machine has it.
import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { type Engine, type OpenedDatabase, connect } from './open.ts';
import type { Database } from './tables.ts';

export interface TestDatabase extends OpenedDatabase {
  /** A file, or a PostgreSQL address. */
  readonly where: string;
  close(): Promise<void>;
}

/** Set by the test run's set-up: a PostgreSQL whose user may create databases. */
const postgresUrl = () => process.env.TEST_POSTGRES_URL;
/**
 * Also set by the test run: a migrated, empty database of each engine. A copy is quicker than the
 * migrations.
 */
const migrated = { sqlite: process.env.TEST_SQLITE_MIGRATED, postgres: process.env.TEST_POSTGRES_MIGRATED };

/** For `describe.each`: every repository and route test runs on each engine. */
export const testEngines: readonly Engine[] = postgresUrl() ? ['sqlite', 'postgres'] : ['sqlite'];

/** A new, empty database, fully migrated; or up to and including the migration `to`. */
export async function openTestDatabase(engine: Engine, to?: string): Promise<TestDatabase> {
  const template = to === undefined ? migrated[engine] : undefined;
  const opened = engine === 'postgres' ? await openPostgres(template) : await openSqlite(template);
  if (template === undefined) await migrate(opened, to);
  return opened;
}

/**
 * For the set-up of a test run: migrates a database of each engine, the embedded one in `folder`.
 * Resolves to the variables that name them.
 */
export async function prepareTestDatabases(folder: string): Promise<Record<string, string>> {
  const file = join(folder, 'migrated.sqlite');
  await migrateAndClose(connect('sqlite', file));
  if (!postgresUrl()) return { TEST_SQLITE_MIGRATED: file };
  const name = 'shop_test_migrated';
  await migrateAndClose(connect('postgres', await createTestDatabase(name)));
  return { TEST_SQLITE_MIGRATED: file, TEST_POSTGRES_MIGRATED: name };
}

async function migrateAndClose(opened: OpenedDatabase): Promise<void> {
  await migrate(opened);
  await opened.db.destroy();
}

/** PostgreSQL only: whether a statement waits for a lock that another transaction holds. */
export async function isSomebodyWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

async function openSqlite(template?: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const where = join(folder, 'shop.sqlite');
  if (template !== undefined) await copyFile(template, where);
  const opened = connect('sqlite', where);
  return {
    ...opened,
    where,
    close: async () => {
      await opened.db.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgres(template?: string): Promise<TestDatabase> {
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
  const where = await createTestDatabase(name, template);
  const opened = connect('postgres', where);
  return {
    ...opened,
    where,
    close: async () => {
      await opened.db.destroy();
      await administrator().query(`drop database if exists "${name}" with (force)`);
    },
  };
}

/**
 * On the test run's PostgreSQL; replaces one of that name with a copy of
 * `template`. Resolves to its address.
 */
export async function createTestDatabase(name: string, template = 'template1'): Promise<string> {
  await administrator().query(`drop database if exists "${name}" with (force)`);
  // Half the processor time of the default strategy, which writes each page to the log.
  await administrator().query(`create database "${name}" template "${template}" strategy file_copy`);
  const address = new URL(postgresUrl() as string);
  address.pathname = `/${name}`;
  return address.href;
}

let administrators: pg.Pool | undefined;

/** One connection for all databases of this process; it does not keep the process running. */
function administrator(): pg.Pool {
  administrators ??= new pg.Pool({
    connectionString: postgresUrl(),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
    // The run's server ends before the processes that use it.
    .on('error', () => {});
  return administrators;
}
