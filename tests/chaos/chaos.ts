// Chaos test: customers buy in parallel while the server or its database is killed at random and
// restarted. Then the shop's data is compared with the provider's.
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../../server/database/migrate.ts';
import { type Engine, connect } from '../../server/database/open.ts';
import type { Database } from '../../server/database/tables.ts';
import { createTestDatabase } from '../../server/database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { listOfferDifferences } from '../../server/modules/selling/money/offers/offers-check.service.ts';
import { insertOffer } from '../../server/modules/selling/money/offers/shopper/testing.ts';
import { systemClock } from '../../server/open-shop.ts';
import { operate } from './operator.ts';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import type { OwnPostgres } from '../../scripts/testing/test-postgres.ts';
import { type Acknowledged, type ChaosRun, shop, signUp } from './shopper.ts';
import { type Books, findFaults, openWork, readOurBooks } from './consistency-check.ts';

export interface ChaosOptions {
  readonly engine: Engine;
  readonly kills: number;
  /** Crashed instead of the server, which has to survive it. */
  readonly database?: OwnPostgres;
  readonly customers: number;
  readonly print?: (line: string) => void;
}

export interface ChaosReport {
  readonly kills: number;
  readonly interruptions: number;
  readonly payments: number;
  readonly orders: number;
  readonly refunds: number;
  /** Errors that were not the shopper's fault: status and code. */
  readonly serverErrors: readonly string[];
  /** Empty unless money was lost. */
  readonly faults: string[];
}

const settleTimeoutMs = 120_000;
/** Milliseconds before a server is killed. */
const maxLifeMs = 1500;

export async function runChaos({
  engine,
  kills,
  customers,
  database,
  print = () => {},
}: ChaosOptions): Promise<ChaosReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-chaos-'));
  const where = database
    ? database.url
    : engine === 'postgres'
      ? await createTestDatabase(`shop_chaos_${randomUUID().replaceAll('-', '')}`)
      : join(dataDir, 'shop.sqlite');
  const product = await withDatabase(engine, where, stock);
  const code = 'CHAOS';
  const limits = { uses: customers };
  await withDatabase(engine, where, (db) => insertOffer({ deps: { db, clock: systemClock } }, { limits }, [code]));
  const double = await startProviderDouble();
  const port = await freePort();
  const environment = {
    ...double.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(engine === 'postgres' ? { DATABASE_URL: where } : {}),
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
    RECONCILE_AFTER_SECONDS: '2',
    RECONCILE_EVERY_SECONDS: '1',
  };
  const start = () => startShop(environment);
  let server = await start();
  let isOver = false;
  const run: ChaosRun = {
    url: server.url,
    double,
    product,
    code,
    isOver: () => isOver,
    rest: 0,
    interruptions: 0,
    serverErrors: new Set(),
    deliveries: [],
  };

  try {
    await server.untilReady();
    const people: Awaited<ReturnType<typeof signUp>>[] = [];
    for (let count = 0; count < customers; count += 1) people.push(await signUp(run));
    const shopping = Promise.all(people.map(({ token, acknowledged }) => shop(run, token, acknowledged)));
    const operating = operate(run, environment, () => people.flatMap(({ acknowledged }) => acknowledged.orders));
    // An error of a customer ends the run below; this handler only avoids an unhandled rejection.
    shopping.catch(() => {});
    for (let count = 1; count <= kills; count += 1) {
      if (database) await crash(server, database);
      else server = await killAndRestart(server, start);
      if (count % 10 === 0) print(`${count} of ${kills} kills`);
    }
    await server.untilReady();
    isOver = true;
    await Promise.all([shopping, operating]);
    await Promise.all(run.deliveries);

    // A killed process's lease ends within 20 s, but its next attempts may
    // be later: everything is due now.
    await server.stop();
    await withDatabase(engine, where, makeAllWorkDue);
    server = await start();
    await server.untilReady();
    return await withDatabase(engine, where, async (db) => {
      const { books, faults } = await settle(
        db,
        double,
        people.map(({ acknowledged }) => acknowledged),
      );
      return {
        kills,
        interruptions: run.interruptions,
        serverErrors: [...run.serverErrors],
        payments: books.theirs.payments.length,
        orders: books.ours.orders.filter((order) => order.number !== null).length,
        refunds: books.theirs.refunds.length,
        faults,
      };
    });
  } finally {
    isOver = true;
    server.process.kill('SIGKILL');
    await server.untilEnded();
    await double.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function crash(server: ShopProcess, database: OwnPostgres): Promise<void> {
  await server.untilReady();
  await pause(randomInt(maxLifeMs));
  await database.restart();
}

/** Most are killed while serving, some while starting. */
async function killAndRestart(server: ShopProcess, start: () => Promise<ShopProcess>): Promise<ShopProcess> {
  if (randomInt(5) > 0) await server.untilReady();
  await pause(randomInt(maxLifeMs));
  server.process.kill('SIGKILL');
  await server.untilEnded();
  return start();
}

/** Waits until the shop has done all its work, and compares. */
export async function settle(
  db: Database,
  double: ProviderDouble,
  customers: readonly Acknowledged[],
): Promise<{ books: Books; faults: string[] }> {
  const read = async () => ({ ours: await readOurBooks(db), theirs: await double.state() });
  const until = performance.now() + settleTimeoutMs;
  let books = await read();
  while (openWork(books).length > 0 && performance.now() < until) {
    await pause(250);
    books = await read();
  }
  const faults = [...findFaults(books, customers), ...(await listOfferDifferences(db))];
  const left = openWork(books).join(', ');
  if (left !== '') faults.push(`the shop was not done with its work in time: ${left}`);
  return { books, faults };
}

/** Puts the product that everybody buys into an empty shop. */
export async function stock(db: Database): Promise<{ id: string; colorId: string }> {
  const product = { id: 'warli-village-tee', colorId: randomUUID() };
  await db.insertInto('colors').values({ id: product.colorId, title: 'Maroon' }).execute();
  await db
    .insertInto('products')
    .values({
      id: product.id,
      title: 'Warli Village Tee',
      title_sort_key: 'warli village tee',
      brand: 'Dhaaga',
      category: 'Classic',
      price: 500,
      description: '<p>Cotton.</p>',
      created_at: '2026-11-21T10:00:00.000Z',
    })
    .execute();
  await db
    .insertInto('product_colors')
    .values({ product_id: product.id, color_id: product.colorId, position: 0 })
    .execute();
  return product;
}

/** All work is due now. */
export async function makeAllWorkDue(db: Database): Promise<void> {
  const now = new Date(0).toISOString();
  await db.updateTable('orders').set({ check_at: now }).where('check_at', 'is not', null).execute();
  await db.updateTable('refunds').set({ due_at: now }).where('due_at', 'is not', null).execute();
  for (const table of ['webhook_events', 'mails'] as const) {
    await db.updateTable(table).set({ try_at: now }).where('try_at', 'is not', null).execute();
  }
}

/** Open only while needed: after a kill, the next server must find the file as the kill left it. */
async function withDatabase<T>(engine: Engine, where: string, work: (db: Database) => Promise<T>): Promise<T> {
  const opened = connect(engine, where);
  try {
    await migrate(opened);
    return await work(opened.db);
  } finally {
    await opened.db.destroy();
  }
}
