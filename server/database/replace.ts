// Replaces the whole database, tables included, in one transaction: readers see
// all of the old or all of the new.
import { type RecordedChange, recordChange } from './changes.ts';
import { migrate, requireKnownMigrations } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';
import { fillPayments } from './payments/fill-payments.ts';
import { tablesInOrder } from './reset.ts';
import type { Database, Tables } from './tables.ts';

export interface Replacement {
  /** The tables have the shape of this migration while they are filled; then they are migrated. */
  readonly migration: string;
  readonly fill: (transaction: Database) => Promise<void>;
}

/**
 * Resolves to the changes to publish. Throws a StartError if a newer version of the
 * shop has created the database.
 */
export async function replaceDatabase(
  { db, engine }: OpenedDatabase,
  { migration, fill }: Replacement,
): Promise<RecordedChange[]> {
  await requireKnownMigrations(db);
  return db.transaction().execute(async (transaction) => {
    const counted = await dropEverything(transaction);
    await migrate({ db: transaction, engine }, migration);
    await fill(transaction);
    await migrate({ db: transaction, engine });
    await fillPayments(transaction);
    // The counts continue, so that running processes notice that their caches are stale.
    if (counted.length > 0) await transaction.insertInto('data_versions').values(counted).execute();
    const changes: RecordedChange[] = [];
    for (const data of ['catalog', 'blog', 'settings', 'content'] as const)
      changes.push(await recordChange(transaction, { data }));
    return changes;
  });
}

/** True for a database without tables, too. */
export async function isEmpty(db: Database): Promise<boolean> {
  const tables = await existingTables(db);
  for (const table of Object.keys(tablesInOrder) as (keyof typeof tablesInOrder)[]) {
    if (tables.has(table) && (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst())) return false;
  }
  return true;
}

export async function existingTables(db: Database): Promise<Set<string>> {
  return new Set((await db.introspection.getTables()).map(({ name }) => name));
}

/** Resolves to the change counts so far. */
async function dropEverything(transaction: Database): Promise<Tables['data_versions'][]> {
  const counted = (await existingTables(transaction)).has('data_versions')
    ? await transaction.selectFrom('data_versions').selectAll().execute()
    : [];
  const others = ['data_versions', 'readiness', 'backup_runs', 'kysely_migration', 'kysely_migration_lock'];
  for (const table of [...Object.keys(tablesInOrder), ...others]) {
    await transaction.schema.dropTable(table).ifExists().execute();
  }
  return counted;
}
