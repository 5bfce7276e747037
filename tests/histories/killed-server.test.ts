// Shoppers buy with and without store credit, exchange and redeem, and an owner moves, refunds,
// cancels and answers, while the server is killed at random. Then the invariants of every history
// hold.
import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/testing/free-port.ts';
import { startShop } from '../../scripts/testing/start-shop.ts';
import { isAdminBuilt } from '../../server/admin/built-admin.ts';
import { loadConfig } from '../../server/config.ts';
import type { Engine } from '../../server/database/open.ts';
import { createTestDatabase, testEngines } from '../../server/database/testing.ts';
import { startProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { openShop } from '../../server/open-shop.ts';
import { makeAllWorkDue } from '../chaos/chaos.ts';
import { openWork, readOurBooks } from '../chaos/consistency-check.ts';
import { type ChaosRun, busyAnswer, signUp } from '../chaos/shopper.ts';
import { type BusyShop, manageBusily, shopBusily } from './busy-people.ts';
import { expectSoundMoney } from './money-rules.ts';
import { prepareShop } from './prepare-shop.ts';
import { finishHistory } from './rest.ts';
import { expectSoundStock } from './stock-rules.ts';
import { nothingSeen } from './world.ts';

/** `KILLS=50 npx vitest run tests/histories/killed-server` kills more often. */
const kills = Number(process.env.KILLS ?? 2);
/** Milliseconds between a start and the kill. */
const maxLifeMs = 1500;
const hour = 3600_000;

beforeAll(() => {
  execFileSync(process.execPath, ['storefront/build.ts']);
  // The server opens the admin only if its screens are built.
  if (!isAdminBuilt()) execFileSync(process.execPath, ['admin/build.ts']);
});

it.each(testEngines)(
  'keeps money and stock sound while the server is killed again and again (%s)',
  async (engine) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-killed-'));
    const double = await startProviderDouble();
    const environment: Record<string, string> = { ...(await environmentOf(engine, dataDir)), ...double.env };
    const prepared = await prepareShop(environment);
    let server = await startShop(environment);
    let isOver = false;
    try {
      await server.untilReady();
      const run: ChaosRun = {
        url: server.url,
        double,
        product: { id: prepared.tee.id, colorId: '' },
        isOver: () => isOver,
        rest: 0,
        interruptions: 0,
        serverErrors: new Set(),
        deliveries: [],
      };
      const seen = { ...nothingSeen(), isShelfShort: true };
      const admin = { url: `http://localhost:${environment.ADMIN_PORT}`, cookie: prepared.cookie };
      const shop: BusyShop = { ...prepared, run, double, seen, admin };
      const shoppers = [await signUp(run), await signUp(run)];
      const busy = Promise.all([...shoppers.map(({ token }) => shopBusily(shop, token)), manageBusily(shop)]);
      busy.catch(() => {});
      for (let count = 0; count < kills; count += 1) {
        await server.untilReady();
        await pause(randomInt(maxLifeMs));
        server.process.kill('SIGKILL');
        await server.untilEnded();
        server = await startShop(environment);
      }
      await server.untilReady();
      // On a busy machine nobody may have paid in these lives.
      const paid = async () => (await double.state()).payments.some(({ status }) => status === 'captured');
      await expect.poll(paid, { timeout: 60_000, interval: 200 }).toBe(true);
      isOver = true;
      await busy;
      await double.refundsBecome('processed');
      await server.stop();

      // The next server completes the work of killed ones.
      let now = new Date();
      const opened = await openShop(loadConfig(environment), { clock: { now: () => now } });
      const { deps } = opened;
      try {
        await makeAllWorkDue(deps.db);
        server = await startShop(environment);
        const left = async () => openWork({ ours: await readOurBooks(deps.db), theirs: await double.state() });
        await expect.poll(left, { timeout: 60_000, interval: 200 }).toEqual([]);
        await server.stop();
        const wait = (hours: number) => void (now = new Date(now.getTime() + hours * hour));
        const world = { shop: { deps }, db: deps.db, double, seen, shoppers: [], tee: prepared.tee };
        await finishHistory({ ...world, webhookUrl: '', owner: prepared.owner, wait, now: () => now });
        await expectSoundMoney(world);
        await expectSoundStock(world);
        expect(run.interruptions).toBeGreaterThan(0);
        expect([...run.serverErrors].filter((error) => error !== busyAnswer)).toEqual([]);
        const placed = await deps.db.selectFrom('orders').select('id').where('number', 'is not', null).execute();
        expect(placed.length).toBeGreaterThan(0);
      } finally {
        await opened.close();
      }
    } finally {
      isOver = true;
      server.process.kill('SIGKILL');
      await server.untilEnded();
      await double.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  120_000 + kills * 15_000,
);

async function environmentOf(engine: Engine, dataDir: string): Promise<Record<string, string>> {
  return {
    ...(engine === 'postgres' && {
      DATABASE_URL: await createTestDatabase(`shop_killed_${randomUUID().replaceAll('-', '')}`),
    }),
    PORT: String(await freePort()),
    ADMIN_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
    RECONCILE_AFTER_SECONDS: '2',
    RECONCILE_EVERY_SECONDS: '1',
  };
}
