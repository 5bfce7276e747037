// The reference: a bare node:http server that sends given bytes and runs given statements through
// the bare driver. Its parent process controls it.
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CartLineInput } from '@taana-baana/contract';
import pg from 'pg';
import type { Engine } from '../server/database/open.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface RawOrders {
  readonly database: { readonly engine: Engine; readonly where: string };
  /** Responses by path. */
  readonly answers: ReadonlyMap<string, { readonly headers: string[]; readonly etag: string; readonly body: Buffer }>;
  readonly list: readonly Statement[];
  /** `line` is the one that it was recorded with; its values are replaced for each new line. */
  readonly add: Statement & { readonly line: CartLineInput };
  readonly empty: Statement;
}

type Run = (statement: Statement) => unknown[] | Promise<unknown[]>;

process.once('message', (orders: RawOrders) => void start(orders));

async function start(orders: RawOrders): Promise<void> {
  await collectGarbage();
  const run = openDriver(orders.database);
  const server = createServer((request, response) => {
    const answer = orders.answers.get(request.url ?? '');
    if (answer && request.headers['if-none-match'] === answer.etag) {
      response.writeHead(304, answer.headers).end();
    } else if (answer) {
      response.writeHead(200, [...answer.headers, 'content-length', String(answer.body.length)]).end(answer.body);
    } else if (request.url === '/list') {
      void list(orders, run).then((rows) => sendJson(response, rows));
    } else if (request.url === '/empty') {
      void Promise.resolve(run(orders.empty)).then((rows) => sendJson(response, rows));
    } else {
      void add(orders, run, request).then((rows) => sendJson(response, rows));
    }
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
  process.once('disconnect', () => process.exit(0));
}

/**
 * The shop has a major collection while it starts. A process that has one before V8 has optimised
 * `process.nextTick` keeps a slower form of it: 2 to 5 microseconds per response in Node 24.
 */
async function collectGarbage(): Promise<void> {
  for (let tick = 0; tick < 20; tick += 1) process.nextTick(() => {});
  await nextTurn();
  globalThis.gc?.();
}

const list = ({ list: statements }: RawOrders, run: Run): Promise<unknown[]> =>
  Promise.all(statements.map(async (statement) => run(statement)));

async function add({ add: statement }: RawOrders, run: Run, request: IncomingMessage): Promise<unknown[]> {
  const line = (await json(request)) as CartLineInput;
  const [, ...recorded] = statement.parameters;
  const names = ['productId', 'color', 'size'] as const;
  const parameters = recorded.map((value) => {
    const name = names.find((known) => statement.line[known] === value);
    return name ? line[name] : value;
  });
  return run({ sql: statement.sql, parameters: [randomUUID(), ...parameters] });
}

function sendJson(response: ServerResponse, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
}

function openDriver({ engine, where }: RawOrders['database']): Run {
  if (engine === 'postgres') {
    const pool = new pg.Pool({ connectionString: where });
    return async ({ sql, parameters }) => (await pool.query<object>(sql, [...parameters])).rows;
  }
  const database = new DatabaseSync(where);
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma busy_timeout = 10000');
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return ({ sql, parameters }) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(...(parameters as SQLInputValue[]));
  };
}
