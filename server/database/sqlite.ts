// The embedded engine: one SQLite file under the data folder, through Node's own driver.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';

/** Statements kept prepared; the shop has about a hundred, filtered lists make the rest. */
const statementCacheSize = 500;

/** `file` may be ':memory:'. */
export function sqliteDialect(file: string): SqliteDialect {
  return new ShopSqliteDialect({ database: async () => adapt(openFile(file)) });
}

/** Kysely migrates SQLite without a transaction, although it can: a kill in the middle then left half of the tables. */
class ShopSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new ShopSqliteAdapter();
  }
}

class ShopSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // FULL: a commit that was answered survives a power cut. The busy time is for the command line beside a running shop.
  database.exec(`
    pragma journal_mode = WAL;
    pragma synchronous = FULL;
    pragma foreign_keys = ON;
    pragma busy_timeout = 10000;
    pragma cache_size = -4000;
  `);
  return database;
}

/** A statement, and the names of what it answers. */
interface Prepared {
  readonly statement: StatementSync;
  names: readonly string[];
}

/** The interface that Kysely expects, which is better-sqlite3's. */
function adapt(database: DatabaseSync) {
  const kept = new Map<string, Prepared>();

  function prepare(query: string): Prepared {
    // A deferred transaction that turns to writing can fail at once beside another process: all of ours write.
    const text = query === 'begin' ? 'begin immediate' : query;
    const known = kept.get(text);
    if (known) return known;
    const statement = database.prepare(text);
    statement.setReturnArrays(true);
    const prepared = { statement, names: namesOf(statement) };
    if (kept.size >= statementCacheSize) kept.clear();
    kept.set(text, prepared);
    return prepared;
  }

  return {
    close: () => database.close(),
    prepare(query: string) {
      const prepared = prepare(query);
      const { statement } = prepared;
      return {
        reader: prepared.names.length > 0,
        all: (parameters: readonly unknown[]) => {
          const rows = statement.all(...(parameters as SQLInputValue[])) as unknown as Values[];
          return rows.map((values) => toRow(prepared, values));
        },
        run: (parameters: readonly unknown[]) => {
          // A full or failing disk ends a transaction by itself; rolling it back once more would hide the reason.
          if (query === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          return statement.run(...(parameters as SQLInputValue[]));
        },
        *iterate(parameters: readonly unknown[]) {
          for (const values of statement.iterate(...(parameters as SQLInputValue[]))) {
            yield toRow(prepared, values as unknown as Values);
          }
        },
      };
    },
  };
}

type Values = readonly unknown[];

/** Objects made here cost half of the driver's own, to make and then to read: those are dictionaries. */
function toRow(prepared: Prepared, values: Values): Record<string, unknown> {
  // Another process has added a column since.
  if (prepared.names.length !== values.length) prepared.names = namesOf(prepared.statement);
  const row: Record<string, unknown> = {};
  for (let index = 0; index < values.length; index += 1) row[prepared.names[index] as string] = values[index];
  return row;
}

const namesOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name);
