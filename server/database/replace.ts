// Everything in the database gives way to something else, tables included, in one transaction: others see all of the old or all of the new.
import { type RecordedChange, recordChange } from './changes.ts';
import { migrate, requireKnownMigrations } from './migrate.ts';
import type { OpenedDatabase } from './open.ts';
import { tablesInOrder } from './reset.ts';
import type { Database, Tables } from './tables.ts';

export interface Replacement {
  /** The tables have the shape of this migration when they are filled, and are brought up to date afterwards. */
  readonly migration: string;
  readonly fill: (transaction: Database) => Promise<void>;
}

/** Resolves to the changes to publish. Throws a StartError when a newer version of the shop has made the database. */
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
    // Counted on, or a process that is running would not see that it holds something old.
    if (counted.length > 0) await transaction.insertInto('data_versions').values(counted).execute();
    return [await recordChange(transaction, { data: 'catalog' }), await recordChange(transaction, { data: 'blog' })];
  });
}

/** A database without tables is empty too. */
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

/** Resolves to the counts of changes until now. */
async function dropEverything(transaction: Database): Promise<Tables['data_versions'][]> {
  const counted = (await existingTables(transaction)).has('data_versions')
    ? await transaction.selectFrom('data_versions').selectAll().execute()
    : [];
  const others = ['data_versions', 'readiness', 'kysely_migration', 'kysely_migration_lock'];
  for (const table of [...Object.keys(tablesInOrder), ...others]) {
    await transaction.schema.dropTable(table).ifExists().execute();
  }
  return counted;
}
