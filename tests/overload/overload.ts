// Twice the load that a shop can serve: it may reject requests, but must not crash, grow without
// limit, lose accepted writes, or stay slow afterwards.
import { randomUUID } from 'node:crypto';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sizes } from '@taana-baana/contract';
import { migrate } from '../../server/database/migrate.ts';
import { type Engine, connect } from '../../server/database/open.ts';
import type { Database } from '../../server/database/tables.ts';
import { createTestDatabase } from '../../server/database/testing.ts';
import { hashToken } from '../../server/credentials/secret-tokens.ts';
import { startShop } from '../../scripts/testing/start-shop.ts';
import { type Load, type Shopper, createLoad } from './load.ts';

export interface OverloadReport {
  /** Responses per second in a closed loop. */
  readonly capacity: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly writes: number;
  /** MB of the server process; zero if the system does not report it. */
  readonly memory: { readonly before: number; readonly most: number };
  /** Median milliseconds of reads, before and right after. */
  readonly reads: { readonly before: number; readonly after: number };
  /** Empty if the shop passed. */
  readonly faults: string[];
}

const shoppers = 200;
const products = 30;
/** MB of growth allowed: work in progress is limited, and so is its memory. */
const maxGrowth = 500;

export async function runOverload(engine: Engine, seconds: number): Promise<OverloadReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-overload-'));
  const where =
    engine === 'postgres'
      ? await createTestDatabase(`shop_overload_${randomUUID().replaceAll('-', '')}`)
      : join(dataDir, 'shop.sqlite');
  const database = connect(engine, where);
  await migrate(database);
  const people = await fill(database.db);
  const shop = await startShop({
    DATA_DIR: dataDir,
    ...(engine === 'postgres' ? { DATABASE_URL: where } : {}),
    NODE_ENV: 'test',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'fatal',
  });
  const load = createLoad(shop.url, people);
  try {
    await shop.untilReady();
    const pid = shop.process.pid as number;
    const capacity = await load.serve(Math.min(5, seconds / 2), 16);
    const before = { reads: await load.middleOf(20), memory: await memoryOf(pid) };
    let most = before.memory;
    const watch = new AbortController();
    const watching = (async () => {
      while (!watch.signal.aborted) {
        most = Math.max(most, await memoryOf(pid));
        await pause(100);
      }
    })();
    await load.press(seconds, capacity * 2);
    const after = await load.middleOf(20);
    watch.abort();
    await watching;
    const faults = [...strangeAnswers(load), ...(await lostWrites(database.db, load))];
    if (shop.process.exitCode !== null || shop.process.signalCode !== null) faults.push('the shop has ended');
    if (most > before.memory + maxGrowth) faults.push(`the shop grew from ${before.memory} to ${most} MB`);
    const { lines, wishes, providerOrders } = load.taken;
    return {
      capacity: Math.round(capacity),
      statuses: Object.fromEntries(load.statuses),
      writes: lines.length + wishes.length + providerOrders.length,
      memory: { before: before.memory, most },
      reads: { before: before.reads, after },
      faults,
    };
  } finally {
    load.close();
    shop.process.kill('SIGKILL');
    await shop.untilEnded();
    await database.db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Success, an empty cart at checkout, sent too slowly, rate limit, overload; no other status. */
const expected = [0, 200, 201, 400, 408, 429, 503];
/**
 * One in that many requests may be cut off: waiting in the connection counts as sending too slowly.
 */
const rarelyCutOff = 100;

function strangeAnswers({ statuses, untimedRejections }: Load): string[] {
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const cutOff = statuses.get(0) ?? 0;
  const strange = [...statuses].filter(([status]) => !expected.includes(status));
  return [
    ...(cutOff * rarelyCutOff > all ? [`${cutOff} of ${all} requests were not answered at all`] : []),
    ...strange.map(([status, count]) => `${count} requests were answered ${status}`),
    ...(untimedRejections > 0 ? [`${untimedRejections} rejections do not say when to come back`] : []),
  ];
}

async function lostWrites(db: Database, { taken }: Load): Promise<string[]> {
  const lines = await db.selectFrom('cart_lines').select(['customer_id', 'product_id', 'size']).execute();
  const wishes = await db.selectFrom('wishlist_items').select(['customer_id', 'product_id']).execute();
  const orders = await db.selectFrom('orders').select('provider_order_id').execute();
  const kept = new Set([
    ...lines.map((line) => `line ${line.customer_id} ${line.product_id} ${line.size}`),
    ...wishes.map((wish) => `wish ${wish.customer_id} ${wish.product_id}`),
    ...orders.map((order) => `order ${order.provider_order_id}`),
  ]);
  return [
    ...taken.lines.map((line) => `line ${line.customer} ${line.productId} ${line.size}`),
    ...taken.wishes.map((wish) => `wish ${wish.customer} ${wish.productId}`),
    ...taken.providerOrders.map((id) => `order ${id}`),
  ]
    .filter((write) => !kept.has(write))
    .map((write) => `taken and lost: ${write}`);
}

async function fill(db: Database): Promise<Shopper[]> {
  const now = '2026-11-21T10:00:00.000Z';
  const color = randomUUID();
  const ids = Array.from({ length: products }, (_, index) => `tee-${index}`);
  const people = Array.from({ length: shoppers }, () => ({ id: randomUUID(), token: randomUUID() }));
  await db.insertInto('colors').values({ id: color, title: 'Maroon' }).execute();
  const product = { brand: 'Dhaaga', category: 'Classic', price: 799, description: '<p>Cotton.</p>', created_at: now };
  await db
    .insertInto('products')
    .values(ids.map((id) => ({ ...product, id, title: id, title_sort_key: id })))
    .execute();
  await db
    .insertInto('product_colors')
    .values(ids.map((id) => ({ product_id: id, color_id: color, position: 0 })))
    .execute();
  const person = {
    firstname: 'Asha',
    lastname: 'Kumari',
    mobile: '9876543210',
    password_hash: 'none',
    created_at: now,
  };
  await db
    .insertInto('customers')
    .values(people.map(({ id }) => ({ ...person, id, email: `${id}@example.com` })))
    .execute();
  const session = { device: 'Firefox', created_at: now, expires_at: '2099-01-01T00:00:00.000Z' };
  await db
    .insertInto('sessions')
    .values(
      people.map(({ id, token }) => ({ ...session, id: randomUUID(), customer_id: id, token_hash: hashToken(token) })),
    )
    .execute();
  return people.map((one) => ({
    ...one,
    choices: ids.flatMap((productId) => sizes.map((size) => ({ productId, color, size }))),
    wishes: [...ids],
  }));
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
