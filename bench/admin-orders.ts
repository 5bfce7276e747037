// `npm run bench:admin`: the admin's order list in a shop of 100,000 orders, on both engines. Prints
// the table of docs/performance.md: milliseconds of CPU of this process for each call.
import { sql } from 'kysely';
import { openTestPostgres } from '../scripts/testing/test-postgres.ts';
import type { Engine } from '../server/database/open.ts';
import { fillPayments } from '../server/database/payments/fill-payments.ts';
import { median } from './median.ts';
import { benchEmail, benchMobile, benchName, benchNumber, insertBenchOrders, lastOrderAt } from './orders.ts';

const orders = Number(process.argv[2] ?? 100_000);
const rounds = 5;
const callsInRound = 40;

const postgres = await openTestPostgres();
process.env.TEST_POSTGRES_URL = postgres?.url ?? '';
// Imported late: they read TEST_POSTGRES_URL when they are loaded.
const { openTestShop } = await import('../server/testing.ts');
const { openTestAdmin } = await import('../server/admin/testing.ts');

/** By name: the query of `listOrders`, or another path. `turn` differs from call to call. */
const cases: Record<string, (turn: number) => string> = {
  'first page': () => 'orders',
  'a deep page': (turn) => `orders?after=${placeOf(Math.floor(orders / 3) - turn)}`,
  'to pack': () => 'orders?tab=to-pack',
  packed: () => 'orders?tab=packed',
  shipped: () => 'orders?tab=shipped',
  'out for delivery': () => 'orders?tab=out-for-delivery',
  delivered: () => 'orders?tab=delivered',
  cancelled: () => 'orders?tab=cancelled',
  'needs attention': () => 'orders?tab=attention',
  'a week': () => 'orders?from=2025-06-02&to=2025-06-08',
  'a number': (turn) => `orders?search=${benchNumber(turn * 97)}`,
  'a rare name': (turn) => `orders?search=${encodeURIComponent(benchName(turn * 101))}`,
  'a name of every fifteenth order': () => 'orders?search=lakshmi',
  'two letters': () => 'orders?search=ka',
  'a name among the delivered': () => 'orders?search=lakshmi&tab=delivered',
  'a mobile': (turn) => `orders?search=${benchMobile(turn * 89)}`,
  'an e-mail': (turn) => `orders?search=${encodeURIComponent(benchEmail(turn * 83))}`,
  'a payment': (turn) => `orders?search=pay_${turn * 79}`,
  'an order': (turn) => `orders/${benchNumber(turn * 73)}`,
  dashboard: () => 'dashboard',
};

/** The cursor after the order of this index. */
const placeOf = (index: number) => {
  const at = new Date(lastOrderAt - ((orders - index) * 3 * 365 * 86_400_000) / orders).toISOString();
  return encodeURIComponent(`${at}_order-${String(index).padStart(7, '0')}`);
};

async function measure(engine: Engine): Promise<Map<string, { cpu: number; rows: string }>> {
  const shop = await openTestShop(engine, { clock: { now: () => new Date(lastOrderAt) } });
  const admin = openTestAdmin(shop);
  await insertBenchOrders(shop.deps.db, orders);
  await fillPayments(shop.deps.db);
  // PostgreSQL's own autovacuum would do it minutes later.
  if (engine === 'postgres') await sql`vacuum analyze`.execute(shop.deps.db);
  const { cookie } = await admin.addMember('owner');
  const ask = async (path: string) => {
    const answer = await admin.app.inject({ url: `/api/${path}`, headers: { cookie } });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.payload}`);
    return answer.payload;
  };
  const figures = new Map<string, { cpu: number; rows: string }>();
  for (const [name, path] of Object.entries(cases)) {
    const samples: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const before = process.cpuUsage();
      for (let call = 0; call < callsInRound; call += 1) await ask(path(round * callsInRound + call));
      const { user, system } = process.cpuUsage(before);
      // The first round warms up.
      if (round > 0) samples.push((user + system) / 1000 / callsInRound);
    }
    const { orders: listed } = JSON.parse(await ask(path(1))) as { orders?: unknown[] };
    figures.set(name, { cpu: median(samples), rows: listed ? String(listed.length) : '' });
  }
  await admin.close();
  await shop.close();
  return figures;
}

try {
  const engines: Engine[] = postgres ? ['sqlite', 'postgres'] : ['sqlite'];
  const measured = [];
  for (const engine of engines) measured.push(await measure(engine));
  console.log(`\n### The admin with ${orders.toLocaleString('en')} orders, milliseconds of CPU\n`);
  console.log(`| list | orders shown | ${engines.join(' | ')} |\n|---|---|${engines.map(() => '---|').join('')}`);
  for (const name of Object.keys(cases)) {
    const of = measured.map((figures) => figures.get(name)?.cpu.toFixed(2) ?? '');
    console.log(`| ${[name, measured[0]?.get(name)?.rows ?? '', ...of].join(' | ')} |`);
  }
} finally {
  await postgres?.stop();
}
