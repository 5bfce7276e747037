// The engine for more than one process: any PostgreSQL 15 or later.
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { nameOf } from './statement.ts';

const connections = 10;
/** Milliseconds to get a connection: a new one, or one that somebody else gives back. */
const connectTimeout = 3000;
/** Milliseconds that one connection is lent out for a statement or a transaction, once shoppers wait for it. */
const longestLoan = 5000;
const int8 = pg.types.builtins.INT8;

export interface PostgresEngine {
  readonly dialect: PostgresDialect;
  /** From now on nobody waits for a database that does not answer: the connection is cut, and whoever waited is refused. */
  limitWaits(): void;
}

export function openPostgres(url: string): PostgresEngine {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    // count(*) and sum() come as 64-bit text; the shop's figures fit a number.
    types: {
      getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)) as never,
    },
  });
  // A connection lost while idle: the pool opens another one when it is needed. The pool listens no more while a connection
  // is lent out, and an error without a listener ends the process: the statement that comes next is refused, and that is enough.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    keepStatementsReady(client);
  });
  return { dialect: new PostgresDialect({ pool, cursor: Cursor }), limitWaits: () => limitLoans(pool) };
}

/** What runs all the time is read and planned once a connection, and then known by its name. */
function keepStatementsReady(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const queryByName = (text: unknown, ...others: unknown[]) => {
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name === undefined ? query(text, ...others) : query({ name, text, values: others[0] });
  };
  client.query = queryByName as typeof client.query;
}

/** A connection that was cut is dropped by the pool when it comes back. */
function limitLoans(pool: pg.Pool): void {
  const ends = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) => {
    const cut = () => void client.end().catch(() => {});
    ends.set(client, setTimeout(cut, longestLoan));
  });
  pool.on('release', (_error, client) => clearTimeout(ends.get(client)));
}
