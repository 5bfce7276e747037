// A flash sale: many shoppers buy few pieces at the same moment, from several processes on one
// PostgreSQL. Then checks what was sold, paid and promised.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverMessages } from '@taana-baana/contract';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { cpuOf, cpuOfPostgres } from '../../bench/processes.ts';
import { benchProduct, insertBenchProducts } from '../../bench/products.ts';
import { startShop } from '../../scripts/testing/start-shop.ts';
import { runCommand } from '../../server/cli/run-command.ts';
import { batchesOf } from '../../server/database/batches.ts';
import { createChanges } from '../../server/database/changes.ts';
import { migrate } from '../../server/database/migrate.ts';
import { connect } from '../../server/database/open.ts';
import type { Database } from '../../server/database/tables.ts';
import { createTestDatabase } from '../../server/database/testing.ts';
import { startProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { listOfferDifferences } from '../../server/modules/selling/money/offers/offers-check.service.ts';
import { offerTerms } from '../../server/modules/selling/money/offers/testing.ts';
import { defaultSettings } from '../../shop.config.ts';
import { commandLine } from '../../server/modules/shop/audit-log/audit-log.service.ts';
import { openSession } from '../../server/modules/people/accounts/sessions.service.ts';
import { correct } from '../../server/modules/selling/goods/stock/testing.ts';
import { systemClock } from '../../server/open-shop.ts';
import { findFaults, openWork, readOurBooks } from '../chaos/consistency-check.ts';
import { type SaleShopper, type Shopping, type Tee, shopAll } from './shoppers.ts';

export interface SaleOptions {
  readonly shoppers: number;
  readonly pieces: number;
  /** Of a code, which every shopper sends: then pieces are enough for all. */
  readonly uses?: number;
  readonly processes: number;
  /** How many are in the shop at a time. */
  readonly atOnce: number;
  readonly print?: (line: string) => void;
}

export interface SaleReport {
  /** One shopper after the other, before the sale. */
  readonly calm: Shopping;
  readonly sale: Shopping;
  /** Seconds. */
  readonly wall: number;
  /** Seconds of CPU during the sale. */
  readonly cpu: { readonly servers: number; readonly database: number };
  /** Pieces of the sale's tee in placed orders. */
  readonly sold: number;
  /** Empty if the data is consistent. */
  readonly faults: string[];
}

const calmShoppers = 40;
const saleTimeoutMs = 600_000;
const settleTimeoutMs = 60_000;
const size = 'M';
const [saleTee, calmTee] = [0, 1];

export async function runFlashSale(options: SaleOptions): Promise<SaleReport> {
  const { shoppers, pieces, uses, processes, atOnce, print = () => {} } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-flash-sale-'));
  const where = await createTestDatabase(`shop_flash_sale_${randomUUID().replaceAll('-', '')}`);
  const database = connect('postgres', where);
  const { db } = database;
  const double = await startProviderDouble();
  const environment = {
    ...double.env,
    DATABASE_URL: where,
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  };
  await migrate(database);
  await insertBenchProducts(database, 48);
  const shops = await Promise.all(Array.from({ length: processes }, () => startShop(environment)));
  try {
    await Promise.all(shops.map((shop) => shop.untilReady()));
    const tees = [
      await countTee(db, saleTee, uses === undefined ? pieces : shoppers),
      await countTee(db, calmTee, calmShoppers),
    ] as const;
    const offered = uses === undefined ? tees[0] : await offerTee(db, tees[0], uses);
    const urls = shops.map(({ url }) => url);
    const people = await signIn(db, urls, calmShoppers + shoppers);
    print(`${people.length} shoppers are signed in`);
    const deadline = () => performance.now() + saleTimeoutMs;
    const early = people.slice(0, calmShoppers);
    const calm = await shopAll(early, tees[1], double, { atOnce: 1, deadline: deadline() });
    const spent = await readCpu();
    const opened = performance.now();
    const sale = await shopAll(people.slice(calmShoppers), offered, double, { atOnce, deadline: deadline() });
    const wall = (performance.now() - opened) / 1000;
    const now = await readCpu();
    const cpu = { servers: now.servers - spent.servers, database: now.database - spent.database };
    print('the sale is over; the books are checked');
    const sold = await countSold(db, saleTee);
    const faults = [
      ...(sold === Math.min(uses ?? pieces, shoppers) ? [] : [`${sold} of ${uses ?? pieces} pieces are sold`]),
      ...(await listOfferDifferences(db)),
      ...(await faultsOfStock(db)),
      ...(await faultsOfBooks(people)),
      ...(await faultsOfPayments()),
    ];
    return { calm, sale, wall, cpu, sold, faults };
  } finally {
    for (const shop of shops) shop.process.kill('SIGKILL');
    await Promise.all(shops.map((shop) => shop.untilEnded()));
    await double.stop();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }

  async function readCpu(): Promise<SaleReport['cpu']> {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const servers = shops.reduce((sum, shop) => sum + cpuOf(shop.process.pid as number), 0);
    return { servers: servers / 1000, database: cpuOfPostgres(rows[0]?.pid ?? 0) / 1000 };
  }

  /** Waits until the mails and refunds are done. */
  async function faultsOfBooks(people: readonly SaleShopper[]): Promise<string[]> {
    const read = async () => ({ ours: await readOurBooks(db), theirs: await double.state() });
    const until = performance.now() + settleTimeoutMs;
    let books = await read();
    while (openWork(books).length > 0 && performance.now() < until) {
      await pause(250);
      books = await read();
    }
    const left = openWork(books).map((work) => `the shop was not done in time: ${work}`);
    const acknowledged = people.map((one) => one.acknowledged);
    return [...left, ...findFaults(books, acknowledged)];
  }

  async function faultsOfPayments(): Promise<string[]> {
    const said: string[] = [];
    const line = (one: string) => void said.push(one);
    const code = await runCommand(['payments', 'check'], environment, { print: line, printError: line });
    print(`payments check: ${said.join(' ')}`);
    return code === 0 ? [] : said.map((one) => `payments check: ${one}`);
  }
}

/** Counts one size of one colour of a product. */
async function countTee(db: Database, index: number, pieces: number): Promise<Tee> {
  const { id: product, colorId: color } = benchProduct(index);
  const deps = { db, clock: systemClock, changes: createChanges() };
  await correct(deps, { product, color, size }, commandLine, { to: pieces, note: 'first count' });
  const { title } = await db.selectFrom('products').select('title').where('id', '=', product).executeTakeFirstOrThrow();
  const { title: colorTitle } = await db
    .selectFrom('colors')
    .select('title')
    .where('id', '=', color)
    .executeTakeFirstOrThrow();
  const soldOut = serverMessages.soldOut(serverMessages.pieceName(title, colorTitle, size));
  return { productId: product, color, size, soldOut };
}

/** Rs. 100 off with a code, so many times. */
async function offerTee(db: Database, tee: Tee, uses: number): Promise<Tee> {
  const [id, code, now] = [v7(), 'PUJA', new Date().toISOString()];
  const gift = { kind: 'rupees', rupees: 100 } as const;
  const limits = { uses, usesPerCustomer: null, budget: null };
  const terms = offerTerms({ title: 'Puja', how: 'code', gift, limits });
  const times = { created_at: now, saved_at: now, published_at: now };
  const row = { id, terms: JSON.stringify(terms), draft: id, code, saved_by: null, ended_at: null, ...times };
  await db.insertInto('offers').values(row).execute();
  await db.insertInto('offer_codes').values({ code, offer_id: id, max_uses: null }).execute();
  const found = db.selectFrom('products').select('price').where('id', '=', tee.productId);
  const { price } = await found.executeTakeFirstOrThrow();
  const amount = price + defaultSettings.shipping.fee - gift.rupees;
  return { ...tee, soldOut: 'The last use of', offered: { codes: [code], amount } };
}

/**
 * Inserts customers as rows, because hashing passwords is slow; their sessions are the shop's own.
 */
async function signIn(db: Database, urls: readonly string[], count: number): Promise<SaleShopper[]> {
  const created_at = new Date().toISOString();
  const who = { firstname: 'Asha', lastname: 'Kumari', mobile: '9876543210', password_hash: 'none', created_at };
  const ids = Array.from({ length: count }, () => v7());
  const people: SaleShopper[] = [];
  for (const batch of batchesOf(ids)) {
    const rows = batch.map((id) => ({ id, email: `${id}@example.com`, ...who }));
    await db.insertInto('customers').values(rows).execute();
    for (const row of rows) {
      const turn = people.length;
      people.push({
        token: (await openSession({ db, clock: systemClock }, row, 'Firefox')) ?? '',
        address: `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
        url: urls[turn % urls.length] ?? '',
        acknowledged: {
          email: row.email,
          shirts: 0,
          providerOrders: [],
          verifiedPayments: [],
          orders: [],
          webhooks: [],
        },
      });
    }
  }
  return people;
}

async function countSold(db: Database, index: number): Promise<number> {
  const { sold } = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('quantity'), eb.lit(0)).as('sold'))
    .where('product_id', '=', benchProduct(index).id)
    .where('number', 'is not', null)
    .where('status', '!=', 'Cancelled')
    .executeTakeFirstOrThrow();
  return sold;
}

/** Every count is the sum of its movements and reservations, and never below 0. */
async function faultsOfStock(db: Database): Promise<string[]> {
  const variants = await db.selectFrom('product_variants').selectAll().execute();
  const movements = await db.selectFrom('stock_movements').selectAll().execute();
  const held = await db.selectFrom('stock_reservations').selectAll().execute();
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return variants.flatMap(({ id, product_id: product, stock, reserved }) => {
    const moved = sum(movements.filter((row) => row.variant_id === id).map(({ delta }) => delta));
    const holds = sum(held.filter((row) => row.variant_id === id).map(({ quantity }) => quantity));
    const isSound = stock === moved && reserved === holds && stock >= 0 && reserved >= 0;
    return isSound
      ? []
      : [`${product}: stock ${stock}, by its movements ${moved}; reserved ${reserved}, by its orders ${holds}`];
  });
}
