// Databases with something in every table, whatever tables there are, and the whole of what one holds.
import type { OpenedDatabase } from '../database/open.ts';
import { existingTables } from '../database/replace.ts';
import { type BackupTable, backupTables } from './content.ts';

/** Signs that a file format, a driver or a locale may trip over. */
const trickyText = 'it\'s "ತಾನಾ ಬಾನಾ"\n\t\\n \u2028 👕 ,;%';
/** SQLite calls a primary key of text nullable. */
const keys = new Set(['id', 'email', 'name']);
const largestInteger = 2_147_483_647;

/** Two rows a table: all columns, and only those that must be. A reference is to the row of the same number. */
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

/** Every row of the tables that a backup keeps, in an order of its own. */
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
