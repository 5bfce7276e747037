// A shop of the previous version, whose servers of both versions answer at the same addresses.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { inTree } from '../../scripts/testing/former-tree.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { type ShopProcess, answers, startShop } from '../../scripts/testing/start-shop.ts';
import { type Engine, connect } from '../../server/database/open.ts';
import { createTestDatabase } from '../../server/database/testing.ts';
import { startProviderDouble } from '../../server/integrations/payment-gateway/testing/start-provider-double.ts';
import { gstin } from '../../server/modules/selling/money/documents/issue/testing.ts';

/** `formerTree` has its sources; no server runs yet. */
export async function openFormerShop(engine: Engine, formerTree: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-former-'));
  const where =
    engine === 'postgres'
      ? await createTestDatabase(`shop_former_${randomUUID().replaceAll('-', '')}`)
      : join(dataDir, 'shop.sqlite');
  const double = await startProviderDouble();
  const environment = {
    ...double.env,
    ...(engine === 'postgres' && { DATABASE_URL: where }),
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ADMIN_PORT: String(await freePort()),
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
  };
  // Makes the tables, too.
  const command = ['server/cli/main.ts', 'settings', 'set', 'shop', 'gstin', gstin];
  execFileSync(process.execPath, command, { cwd: formerTree, env: { ...process.env, ...environment } });
  let server: ShopProcess | undefined;
  const { db } = connect(engine, where);

  async function open(within: readonly string[]): Promise<void> {
    await server?.stop();
    server = await startShop(environment, within);
    await server.untilReady();
    // The admin opens after the shop.
    await expect.poll(() => answers(`http://localhost:${environment.ADMIN_PORT}`), { timeout: 20_000 }).toBe(true);
  }
  async function kill(): Promise<void> {
    server?.process.kill('SIGKILL');
    await server?.untilEnded();
  }

  return {
    double,
    db,
    dataDir,
    url: `http://localhost:${environment.PORT}`,
    adminUrl: `http://localhost:${environment.ADMIN_PORT}`,
    openBefore: () => open(inTree(formerTree)),
    open: () => open([]),
    /** Kills the server of this version at that moment of its start. */
    async startAndKill(isTime: () => Promise<boolean>): Promise<void> {
      server = await startShop(environment);
      await expect.poll(isTime, { timeout: 60_000, interval: 5 }).toBe(true);
      await kill();
    },
    async close() {
      await kill();
      await db.destroy();
      await double.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
