// The engine for more than one process: PostgreSQL 15 or later.
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { storableValues } from './storable-values.ts';

const connections = 10;
/** Milliseconds to wait for a connection, new or returned to the pool. */
const connectTimeout = 3000;
/** Milliseconds that one statement or transaction may hold a connection in a serving process. */
const maxHoldMs = 5000;
const int8 = pg.types.builtins.INT8;

export interface PostgresEngine {
  readonly dialect: PostgresDialect;
  /** From now on, a connection that does not answer in time is cut and its callers get an error. */
  limitWaits(): void;
  figures(): PoolFigures;
}

/** Connections now; `waiting` are callers that wait for one. */
export interface PoolFigures {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

export function openPostgres(url: string): PostgresEngine {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    // count(*) and sum() arrive as 64-bit text; the shop's values fit a number.
    types: {
      getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)) as never,
    },
  });
  // The pool replaces a connection that is lost while idle. While a connection is checked out the
  // pool does not listen, and an unhandled 'error' event would end the process. Ignoring it is
  // safe: the next statement fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  dropReadOnly(pool);
  return {
    dialect: new PostgresDialect({ pool, cursor: Cursor }),
    limitWaits: () => limitLoans(pool),
    figures: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/**
 * Marks SQL text that runs on every click: PostgreSQL plans it once per connection. It names its
 * columns, because a prepared `*` fails after a migration adds one.
 */
const mark = '/* prepared */';
const names = new Map<string, string>();

class PreparingClient extends pg.Client {
  /** It has refused a write. */
  isReadOnly = false;

  override query(...given: unknown[]): never {
    const [text, parameters, ...rest] = given;
    const values = Array.isArray(parameters) ? storableValues(parameters) : parameters;
    const isMarked = typeof text === 'string' && text.startsWith(mark);
    const asked = isMarked ? [{ name: nameOf(text), text, values }] : [text, values, ...rest];
    const answer: unknown = super.query(...(asked as [never]));
    if (answer instanceof Promise) {
      answer.catch((error: { code?: unknown }) => {
        if (error.code === readOnlyCode) this.isReadOnly = true;
      });
    }
    return answer as never;
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `shop_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * PostgreSQL's code for a write on a read-only connection: its server was the primary and is now a
 * standby.
 */
const readOnlyCode = '25006';

/**
 * The connection would refuse writes for good: the pool replaces it, and the new one reaches the
 * primary.
 */
function dropReadOnly(pool: pg.Pool): void {
  pool.on('release', (_error, client) => {
    if (client instanceof PreparingClient && client.isReadOnly) void client.end().catch(() => {});
  });
}

/** Cuts the connection; the pool drops it when it is returned. */
function limitLoans(pool: pg.Pool): void {
  const ends = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) => {
    const cut = () => void client.end().catch(() => {});
    ends.set(client, setTimeout(cut, maxHoldMs));
  });
  pool.on('release', (_error, client) => clearTimeout(ends.get(client)));
}
