// `npm run bench:pairs -- COMMIT`: what Add to Cart, a checkout and the lists of orders cost in the
// working tree and at that commit. Short rounds of both in turn, so that other work on the machine
// meets both; the figures are those of the calmest quarter, beside the ratios of the pairs.
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTree, makeFormerTree } from '../../scripts/testing/former-tree.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { startShop } from '../../scripts/testing/start-shop.ts';
import { openTestPostgres } from '../../scripts/testing/test-postgres.ts';
import { type Engine, connect } from '../../server/database/open.ts';
import { createTestDatabase } from '../../server/database/testing.ts';
import { insertOwner } from '../../tests/histories/prepare-shop.ts';
import { type Shopper, bearer, buy, cartAddition, signUp } from '../cases.ts';
import { type Request, withClient } from '../load.ts';
import { cpuOf } from '../processes.ts';

const pairs = Number(process.argv[3] ?? 60);

/** A shop with products and orders; its server, and what a round of each case costs it for a request. */
async function openShop(engine: Engine, within: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const where =
    engine === 'postgres' ? await createTestDatabase(`pairs_${within.length}`) : join(folder, 'shop.sqlite');
  const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
  const environment = {
    DATA_DIR: folder,
    SAMPLE_DATA: 'off',
    ...ports,
    ...(engine === 'postgres' && { DATABASE_URL: where }),
  };
  // The tables of its own version.
  const first = await startShop(environment, within);
  await first.untilReady();
  await first.stop();
  execFileSync('env', [...within.slice(1), process.execPath, 'bench/pairs/fill.ts', engine, where]);
  const opened = connect(engine, where);
  const { cookie } = await insertOwner(opened.db);
  await opened.db.destroy();
  const server = await startShop(environment, within);
  await server.untilReady();
  const pid = server.process.pid as number;
  const [port, adminPort] = [Number(ports.PORT), Number(ports.ADMIN_PORT)];
  const [shopper, regular] = await withClient(port, async (client) => {
    const both = [await signUp(client), await signUp(client)] as const;
    for (let index = 0; index < 20; index += 1) await buy(client, both[1], index);
    return both;
  });
  let turn = 0;
  const flood = (at: number, count: number, toRequest: () => Request) =>
    withClient(at, async (client) => {
      const before = cpuOf(pid);
      const sent = await client.flood(count, toRequest);
      return (cpuOf(pid) - before) / sent;
    });
  const listed = (path: string, headers: Record<string, string>) => () => ({ path, headers });
  return {
    rounds: {
      'add to cart': () => flood(port, 180, () => cartAddition(shopper, turn++)),
      'full checkout (five calls)': () => purchases(port, pid, 6),
      'own orders': () => flood(port, 40, listed('/api/user/getmyorders', bearer(regular))),
      'order list of the admin': () => flood(adminPort, 40, listed('/api/orders', { cookie })),
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** By a new shopper each time: the same shopper's orders become more. */
function purchases(port: number, pid: number, count: number): Promise<number> {
  return withClient(port, async (client) => {
    const shopper: Shopper = await signUp(client);
    const before = cpuOf(pid);
    for (let index = 0; index < count; index += 1) await buy(client, shopper, index);
    return (cpuOf(pid) - before) / count;
  });
}

const quantile = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? NaN;
const written = (value: number) => value.toFixed(3);

async function compare(engine: Engine, tree: string): Promise<void> {
  const former = await openShop(engine, inTree(tree));
  const current = await openShop(engine, []);
  console.log(`\n${engine}: ms of CPU for a request, ${pairs} pairs\n`);
  console.log('| | before | now | now : before | median of the pairs | middle half |\n|---|---|---|---|---|---|');
  for (const name of Object.keys(current.rounds) as (keyof typeof current.rounds)[]) {
    // V8 optimises both first.
    for (let round = 0; round < 12; round += 1) for (const shop of [former, current]) await shop.rounds[name]();
    const samples: { before: number; now: number }[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const one = pair % 2 === 0 ? await former.rounds[name]() : undefined;
      const now = await current.rounds[name]();
      samples.push({ before: one ?? (await former.rounds[name]()), now });
    }
    const sorted = (of: (sample: (typeof samples)[number]) => number) => samples.map(of).toSorted((a, b) => a - b);
    const ratios = sorted(({ before, now }) => now / before);
    const middle = [0.25, 0.75].map((part) => written(quantile(ratios, part))).join(' – ');
    const [before, now] = [sorted((sample) => sample.before), sorted((sample) => sample.now)];
    // The quarter that other work disturbed least.
    const calm = [before, now].map((all) => quantile(all, 0.25));
    const figures = [...calm, (calm[1] ?? NaN) / (calm[0] ?? NaN), quantile(ratios, 0.5)];
    console.log(`| ${[name, ...figures.map(written), middle].join(' | ')} |`);
  }
  await former.close();
  await current.close();
}

for (const screens of ['storefront', 'admin']) execFileSync(process.execPath, [`${screens}/build.ts`]);
const tree = makeFormerTree(process.argv[2] ?? 'HEAD');
// Each version fills its own columns.
await cp(import.meta.dirname, join(tree, 'bench/pairs'), { recursive: true });
const postgres = await openTestPostgres();
process.env.TEST_POSTGRES_URL = postgres?.url ?? '';
try {
  await compare('sqlite', tree);
  if (postgres) await compare('postgres', tree);
} finally {
  await postgres?.stop();
  await rm(tree, { recursive: true });
}
