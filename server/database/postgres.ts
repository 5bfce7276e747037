// The engine for more than one process: any PostgreSQL 15 or later.
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';

const connections = 10;
const connectTimeout = 5000;
const int8 = pg.types.builtins.INT8;

export function postgresDialect(url: string): PostgresDialect {
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
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new PostgresDialect({ pool, cursor: Cursor });
}
