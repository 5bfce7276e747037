// The embedded engine: one SQLite file in the data folder, through Node's own driver.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pauseFor } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { storableValues } from './storable-values.ts';

/** Prepared statements to cache; the shop has about a hundred, and filtered lists add more. */
const statementCacheSize = 500;
/** Milliseconds that a start or a command waits while another process writes. */
const startPatience = 60_000;
/** The same for a serving process; PostgreSQL has the same limit. */
const servicePatience = 5000;
/** Milliseconds between two attempts; the first pause is 1, and each doubles. */
const maxPauseMs = 50;
/** SQLite's primary result code SQLITE_BUSY. */
const busy = 5;

export interface SqliteEngine {
  readonly dialect: Dialect;
  /** From now on, waits for another process are as short as those of a shopper. */
  limitWaits(): void;
}

/** `file` may be ':memory:'. */
export function openSqlite(file: string): SqliteEngine {
  let patience = startPatience;
  return {
    dialect: {
      createDriver: () => new ShopSqliteDriver(file, () => patience),
      createAdapter: () => new ShopSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    limitWaits: () => void (patience = servicePatience),
  };
}

class ShopSqliteAdapter extends SqliteAdapter {
  /**
   * Kysely assumes that SQLite cannot migrate in a transaction. It can, and a kill halfway
   * would leave half of the tables.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  /**
   * There is only one connection, and the driver manages it. Otherwise Kysely would block it while
   * a statement waits for another process.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ShopSqliteDriver implements Driver {
  readonly #file: string;
  readonly #patience: () => number;
  readonly #turns = new Turns();
  #database: DatabaseSync | undefined;
  #connection: ShopSqliteConnection | undefined;

  constructor(file: string, patience: () => number) {
    this.#file = file;
    this.#patience = patience;
  }

  async init(): Promise<void> {
    this.#database = openFile(this.#file);
    this.#connection = new ShopSqliteConnection(this.#database, this.#turns, this.#patience);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return this.#connection as ShopSqliteConnection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A deferred transaction that starts to write can fail at once while another process writes, so
    // every transaction begins as a writer.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#database?.close();
  }
}

/** A mutex: first come, first served. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  take(): Promise<void> {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return Promise.resolve();
  }

  pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

class ShopSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #turns: Turns;
  readonly #patience: () => number;
  readonly #kept = new Map<string, Prepared>();

  constructor(database: DatabaseSync, turns: Turns, patience: () => number) {
    this.#database = database;
    this.#turns = turns;
    this.#patience = patience;
  }

  /**
   * A statement that begins a transaction, or is outside one, has changed nothing when another
   * process has locked the file. It is retried until the timeout. Other reads run in between: they
   * need no lock.
   */
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#database.isTransaction) return this.#run(sql, parameters);
    const end = performance.now() + this.#patience();
    for (let pause = 1; ; pause = Math.min(2 * pause, maxPauseMs)) {
      try {
        return this.#run(sql, parameters);
      } catch (error) {
        if (!isBusy(error) || performance.now() + pause > end) throw error;
      }
      this.#turns.pass();
      await pauseFor(pause);
      await this.#turns.take();
    }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const prepared = this.#prepare(sql);
    for (const values of prepared.statement.iterate(...(storableValues(parameters) as SQLInputValue[]))) {
      yield { rows: [toRow(prepared, values as unknown as Values) as R] };
    }
  }

  #run<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    // A full or failing disk ends a transaction by itself; another rollback would hide the cause.
    if (sql === 'rollback' && !this.#database.isTransaction) return { rows: [] };
    const prepared = this.#prepare(sql);
    const { statement, names } = prepared;
    const values = storableValues(parameters) as SQLInputValue[];
    if (names.length > 0) {
      const rows = statement.all(...values) as unknown as Values[];
      return { rows: rows.map((row) => toRow(prepared, row) as R) };
    }
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(sql: string): Prepared {
    const known = this.#kept.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    const prepared = { statement, names: namesOf(statement) };
    if (this.#kept.size >= statementCacheSize) this.#kept.clear();
    this.#kept.set(sql, prepared);
    return prepared;
  }
}

/** Another process has locked the file. */
export const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === busy;

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // FULL: an answered commit survives a power cut. SQLite's own busy wait blocks the process, so
  // it is used only while opening.
  database.exec(`
    pragma busy_timeout = 10000;
    pragma journal_mode = WAL;
    pragma synchronous = FULL;
    pragma foreign_keys = ON;
    pragma cache_size = -4000;
    pragma busy_timeout = 0;
  `);
  return database;
}

/** A statement and its column names. */
interface Prepared {
  readonly statement: StatementSync;
  names: readonly string[];
}

type Values = readonly unknown[];

/** Plain objects cost half as much as the driver's own row objects, to create and to read. */
function toRow(prepared: Prepared, values: Values): Record<string, unknown> {
  // Another process has added a column.
  if (prepared.names.length !== values.length) prepared.names = namesOf(prepared.statement);
  const row: Record<string, unknown> = {};
  for (let index = 0; index < values.length; index += 1) row[prepared.names[index] as string] = values[index];
  return row;
}

const namesOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name);
