// Fills every table of a database with rows, and reads all of them back.
import type { OpenedDatabase } from '../database/open.ts';
import { existingTables } from '../database/replace.ts';
import { type BackupTable, backupTables } from './content.ts';

/** Characters that a file format, a driver or a locale may mishandle. */
const trickyText = 'it\'s "ತಾನಾ ಬಾನಾ"\n\t\\n \u2028 👕 ,;%';
/** SQLite reports text primary keys as nullable. */
const keys = new Set(['id', 'email', 'name']);
const largestInteger = 2_147_483_647;

/**
 * Two rows in each table: one with all columns, one with the required ones. Row N refers to row N.
 */
export async function fillEveryTable({ db }: OpenedDatabase): Promise<void> {
  const tables = new Map((await db.introspection.getTables()).map((table) => [table.name, table]));
  for (const name of backupTables) {
    const columns = tables.get(name)?.columns;
    // A table of a later version.
    if (!columns) continue;
    for (const number of [1, 2]) {
      const row = Object.fromEntries(
        columns
          .filter((column) => number === 1 || !column.isNullable || keys.has(column.name))
          .map(({ name: column, dataType }) => {
            if (column === 'id' || column.endsWith('_id')) return [column, `id-${number}`];
            return [column, /int/i.test(dataType) ? largestInteger - number : `${column} ${number}: ${trickyText}`];
          }),
      );
      await db.insertInto(name).values(row).execute();
    }
  }
}

/** Every row of the tables that a backup holds, sorted. */
export async function readEverything({ db }: OpenedDatabase): Promise<Partial<Record<BackupTable, string[]>>> {
  const existing = await existingTables(db);
  const everything: Partial<Record<BackupTable, string[]>> = {};
  for (const table of backupTables.filter((name) => existing.has(name))) {
    const rows = await db.selectFrom(table).selectAll().execute();
    everything[table] = rows
      .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
      .toSorted();
  }
  return everything;
}
