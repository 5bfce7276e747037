// The storm: customers buy in parallel while the server, or its database, is killed at random moments and started again on the same data. What is left is held against the provider's books.
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../../server/database/migrate.ts';
import { type Engine, connect } from '../../server/database/open.ts';
import type { Database } from '../../server/database/tables.ts';
import { createTestDatabase } from '../../server/database/testing.ts';
import { startProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { freePort } from '../free-port.ts';
import { operate } from './operator.ts';
import { type ShopProcess, startShop } from '../start-shop.ts';
import type { OwnPostgres } from '../test-postgres.ts';
import { type Storm, shop, signUp } from './shopper.ts';
import { findFaults, openWork, readOurBooks } from './verdict.ts';

export interface StormOptions {
  readonly engine: Engine;
  readonly kills: number;
  /** Struck instead of the server, which has to come through it by itself. */
  readonly database?: OwnPostgres;
  readonly customers: number;
  readonly say?: (line: string) => void;
}

export interface StormReport {
  readonly kills: number;
  readonly interruptions: number;
  readonly payments: number;
  readonly orders: number;
  readonly refunds: number;
  /** What the shop refused for no fault of the shopper's: status and code. */
  readonly refusals: readonly string[];
  /** Empty, or money was lost. */
  readonly faults: string[];
}

const longestSettling = 120_000;
/** Milliseconds that a server may live. */
const longestLife = 1500;

export async function runStorm({
  engine,
  kills,
  customers,
  database,
  say = () => {},
}: StormOptions): Promise<StormReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-storm-'));
  const where = database
    ? database.url
    : engine === 'postgres'
      ? await createTestDatabase(`shop_storm_${randomUUID().replaceAll('-', '')}`)
      : join(dataDir, 'shop.sqlite');
  const product = await withDatabase(engine, where, stock);
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
  const storm: Storm = {
    url: server.url,
    double,
    product,
    isOver: () => isOver,
    interruptions: 0,
    refusals: new Set(),
    deliveries: [],
  };

  try {
    await server.untilReady();
    const people: Awaited<ReturnType<typeof signUp>>[] = [];
    for (let count = 0; count < customers; count += 1) people.push(await signUp(storm));
    const shopping = Promise.all(people.map(({ token, acknowledged }) => shop(storm, token, acknowledged)));
    const operating = operate(storm, environment, () => people.flatMap(({ acknowledged }) => acknowledged.orders));
    // A customer whose shop went wrong ends the storm; until then nobody looks.
    shopping.catch(() => {});
    for (let count = 1; count <= kills; count += 1) {
      if (database) await crash(server, database);
      else server = await killAndRestart(server, start);
      if (count % 10 === 0) say(`${count} of ${kills} kills`);
    }
    await server.untilReady();
    isOver = true;
    await Promise.all([shopping, operating]);
    await Promise.all(storm.deliveries);

    // What a killed process had claimed is due again when its lease ends: minutes, which pass here at once.
    await server.stop();
    await withDatabase(engine, where, letTimePass);
    server = await start();
    await server.untilReady();
    return await withDatabase(engine, where, async (db) => {
      const read = async () => ({ ours: await readOurBooks(db), theirs: await double.books() });
      const until = performance.now() + longestSettling;
      let books = await read();
      while (openWork(books).length > 0 && performance.now() < until) {
        await pause(250);
        books = await read();
      }
      const faults = findFaults(
        books,
        people.map(({ acknowledged }) => acknowledged),
      );
      const left = openWork(books).join(', ');
      if (left !== '') faults.push(`the shop was not done with its work in time: ${left}`);
      return {
        kills,
        interruptions: storm.interruptions,
        refusals: [...storm.refusals],
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
  await pause(randomInt(longestLife));
  await database.restart();
}

/** Most die while they serve, some while they start. */
async function killAndRestart(server: ShopProcess, start: () => Promise<ShopProcess>): Promise<ShopProcess> {
  if (randomInt(5) > 0) await server.untilReady();
  await pause(randomInt(longestLife));
  server.process.kill('SIGKILL');
  await server.untilEnded();
  return start();
}

async function stock(db: Database): Promise<{ id: string; colorId: string }> {
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

async function letTimePass(db: Database): Promise<void> {
  const now = new Date(0).toISOString();
  await db.updateTable('orders').set({ check_at: now }).where('check_at', 'is not', null).execute();
  await db.updateTable('refunds').set({ due_at: now }).where('due_at', 'is not', null).execute();
  for (const table of ['webhook_events', 'mails'] as const) {
    await db.updateTable(table).set({ try_at: now }).where('try_at', 'is not', null).execute();
  }
}

/** Open only while it is needed: a server that starts after a kill meets the file as the kill left it. */
async function withDatabase<T>(engine: Engine, where: string, work: (db: Database) => Promise<T>): Promise<T> {
  const opened = connect(engine, where);
  try {
    await migrate(opened);
    return await work(opened.db);
  } finally {
    await opened.db.destroy();
  }
}
