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
    pragma cache_size = -16000;
  `);
  return database;
}

/** The interface that Kysely expects, which is better-sqlite3's. */
function adapt(database: DatabaseSync) {
  const statements = new Map<string, StatementSync>();

  function prepare(query: string): StatementSync {
    // A deferred transaction that turns to writing can fail at once beside another process: all of ours write.
    const text = query === 'begin' ? 'begin immediate' : query;
    const kept = statements.get(text);
    if (kept) return kept;
    const statement = database.prepare(text);
    if (statements.size >= statementCacheSize) statements.clear();
    statements.set(text, statement);
    return statement;
  }

  return {
    close: () => database.close(),
    prepare(query: string) {
      const statement = prepare(query);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => {
          // A full or failing disk ends a transaction by itself; rolling it back once more would hide the reason.
          if (query === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          return statement.run(...(parameters as SQLInputValue[]));
        },
        iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
