// Migrates the tables at start, under a lock. Rejects a database of a newer version of the shop.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { Engine, OpenedDatabase } from './open.ts';

interface MigrationFile {
  readonly up: (db: Kysely<never>, engine: Engine) => Promise<void>;
}

/** In the order in which they run. */
export const knownMigrations: readonly string[] = readdirSync(join(import.meta.dirname, 'migrations'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

/**
 * `to` names the last migration to run on a database without tables; in a transaction, all run in
 * it. Resolves to the names of those that ran now.
 */
export async function migrate({ db, engine }: Pick<OpenedDatabase, 'db' | 'engine'>, to?: string): Promise<string[]> {
  const migrations = Object.fromEntries(knownMigrations.map((name) => [name, readMigration(name, engine)]));
  await requireKnownMigrations(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // The order is that of the names. Not of the run times: a
    // machine's clock may have been set back.
    allowUnorderedMigrations: true,
  });
  const { error, results } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Throws a StartError if a newer version of the shop has created the database. */
export async function requireKnownMigrations(db: OpenedDatabase['db']): Promise<void> {
  const newer = (await appliedMigrations(db)).filter((name) => !knownMigrations.includes(name));
  if (newer.length === 0) return;
  throw new StartError(
    `The database was made by a newer version of the shop (it has ${newer.join(', ')}); start that version, or use another database.`,
  );
}

/** Its file is loaded when it runs: most starts run none. */
function readMigration(name: string, engine: Engine): Migration {
  return {
    up: async (db) => ((await import(`./migrations/${name}.ts`)) as MigrationFile).up(db as Kysely<never>, engine),
  };
}

/** Empty for a new database. Read-only: a database of a newer version stays as it was. */
export async function appliedMigrations(db: OpenedDatabase['db']): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map((row) => row.name);
}
