// The previous version and this one sell from one database at the same time, as during an update: both
// take orders, money and credit, refund and cancel. When the old one has left, every rule of money
// and stock holds.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../scripts/testing/free-port.ts';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import { isAdminBuilt } from '../../server/admin/built-admin.ts';
import { loadConfig } from '../../server/config.ts';
import { createTestDatabase, testEngines } from '../../server/database/testing.ts';
import {
  type ProviderDouble,
  startProviderDouble,
} from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { fillFromPreviousVersion } from '../../server/modules/selling/money/payments/previous-version.service.ts';
import { openShop } from '../../server/open-shop.ts';
import { makeAllWorkDue } from '../chaos/chaos.ts';
import { openMoney, readOurBooks } from '../chaos/consistency-check.ts';
import { operate } from '../chaos/operator.ts';
import { type ChaosRun, busyAnswer, signUp } from '../chaos/shopper.ts';
import { type BusyShop, manageBusily, shopBusily } from '../histories/busy-people.ts';
import { expectSoundMoney } from '../histories/money-rules.ts';
import { prepareShop } from '../histories/prepare-shop.ts';
import { finishHistory } from '../histories/rest.ts';
import { expectSoundStock } from '../histories/stock-rules.ts';
import { nothingSeen } from '../histories/world.ts';
import { inTree, makeFormerTree } from '../../scripts/testing/former-tree.ts';
import { releaseBefore } from '../update/former-versions.ts';

/** `BESIDE_SECONDS=300 npx vitest run tests/previous-version` looks longer. */
const seconds = Number(process.env.BESIDE_SECONDS ?? 20);
const timeoutMs = 180_000 + 2000 * seconds;
const hour = 3600_000;

type Environment = Record<string, string>;

let formerTree: string;
let dataDir: string;
let double: ProviderDouble;
let servers: ShopProcess[];

beforeAll(() => {
  execFileSync(process.execPath, ['storefront/build.ts']);
  if (!isAdminBuilt()) execFileSync(process.execPath, ['admin/build.ts']);
  formerTree = makeFormerTree(releaseBefore);
}, 120_000);
afterAll(() => rm(formerTree, { recursive: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-beside-'));
  double = await startProviderDouble();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) server.process.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.untilEnded()));
  await double.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(environment: Environment, within: readonly string[] = []) {
  const own = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
  const server = await startShop({ ...environment, ...own }, within);
  servers.push(server);
  await server.untilReady();
  return { ...server, adminUrl: `http://localhost:${own.ADMIN_PORT}` };
}
type Started = Awaited<ReturnType<typeof start>>;

const startOld = (environment: Environment) => start(environment, inTree(formerTree));

const settings = (): Environment => ({
  ...double.env,
  DATA_DIR: dataDir,
  SAMPLE_DATA: 'off',
  LOG_LEVEL: 'error',
  RECONCILE_AFTER_SECONDS: '2',
  RECONCILE_EVERY_SECONDS: '1',
});

it.runIf(testEngines.includes('postgres'))(
  'two servers of two versions on one PostgreSQL lose nothing',
  async () => {
    const where = await createTestDatabase(`shop_beside_${randomUUID().replaceAll('-', '')}`);
    const environment = { ...settings(), DATABASE_URL: where };
    const old = await startOld(environment);
    const prepared = await prepareShop(environment);
    await expectNothingLost(environment, prepared, [old, await start(environment)], () => old.stop());
  },
  timeoutMs,
);

it(
  'a command line beside a server of the previous version on SQLite loses nothing',
  async () => {
    const environment = settings();
    const old = await startOld(environment);
    const prepared = await prepareShop(environment);
    await expectNothingLost(environment, prepared, [old], () => old.stop(), operateBeside);
  },
  timeoutMs,
);

/** The command line of this version, which is sometimes killed. */
async function operateBeside(run: ChaosRun, environment: Environment): Promise<void> {
  const { deps, close } = await openShop(loadConfig(environment));
  let orders: { number: string }[] = [];
  const read = async () => {
    const placed = await deps.db.selectFrom('orders').select('number').where('number', 'is not', null).execute();
    orders = placed.map(({ number }) => ({ number: number ?? '' }));
  };
  const reading = (async () => {
    for (; !run.isOver(); await pause(200)) await read();
  })();
  await operate(run, environment, () => orders);
  await reading;
  await close();
}

async function expectNothingLost(
  environment: Environment,
  prepared: Awaited<ReturnType<typeof prepareShop>>,
  sellers: readonly Started[],
  leave: () => Promise<unknown>,
  beside: (run: ChaosRun, environment: Environment) => Promise<void> = async () => {},
): Promise<void> {
  let isOver = false;
  const seen = { ...nothingSeen(), isShelfShort: true };
  const shops = sellers.map(({ url, adminUrl }): BusyShop => {
    const run: ChaosRun = {
      url,
      double,
      product: { id: prepared.tee.id, colorId: '' },
      isOver: () => isOver,
      rest: 0,
      interruptions: 0,
      serverErrors: new Set(),
      deliveries: [],
    };
    return { ...prepared, run, double, seen, admin: { url: adminUrl, cookie: prepared.cookie } };
  });
  const work = await Promise.all(
    shops.map(async (shop) => {
      const [one, other] = [await signUp(shop.run), await signUp(shop.run)];
      // Each shopper is in two tabs, of one version each.
      const tabs = shops.flatMap((tab) =>
        [one, other].map(
          ({ token }) =>
            () =>
              shopBusily(tab, token),
        ),
      );
      return [...tabs, () => manageBusily(shop), () => beside(shop.run, environment)];
    }),
  );
  const busy = Promise.all(work.flat().map((begin) => begin()));
  busy.catch(() => {});
  await Promise.race([busy, pause(seconds * 1000)]);
  isOver = true;
  await busy;
  await leave();
  await double.refundsBecome('processed');

  let now = new Date();
  const { deps, close } = await openShop(loadConfig(environment), { clock: { now: () => now } });
  try {
    await makeAllWorkDue(deps.db);
    const last = sellers[1] ?? (await start(environment));
    const left = async () => openMoney({ ours: await readOurBooks(deps.db), theirs: await double.state() });
    await expect.poll(left, { timeout: 60_000, interval: 200 }).toEqual([]);
    await last.stop();
    // What the old process wrote at last.
    await fillFromPreviousVersion(deps);
    const wait = (hours: number) => void (now = new Date(now.getTime() + hours * hour));
    const world = { shop: { deps }, db: deps.db, double, seen, shoppers: [], tee: prepared.tee };
    await finishHistory({ ...world, webhookUrl: '', owner: prepared.owner, wait, now: () => now });
    await expectSoundMoney(world);
    await expectSoundStock(world);
    for (const { run } of shops) expect([...run.serverErrors].filter((error) => error !== busyAnswer)).toEqual([]);
    await expectBusy(deps.db);
  } finally {
    await close();
  }
}

/** Every kind of money moved. */
async function expectBusy(db: Awaited<ReturnType<typeof openShop>>['deps']['db']): Promise<void> {
  const rows = await db.selectFrom('payments').select(['method', 'state']).distinct().execute();
  const kinds = rows.map(({ method, state }) => `${method} ${state}`);
  expect(kinds).toEqual(expect.arrayContaining(['razorpay captured', 'store-credit captured', 'by-hand captured']));
  const refunds = await db.selectFrom('refunds').select('status').distinct().execute();
  expect(refunds.length).toBeGreaterThan(0);
}
