// A restore paused halfway beside a running shop: what shoppers see while everything is replaced.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import { runCommand } from '../cli/run-command.ts';
import { migrate } from '../database/migrate.ts';
import { type Engine, connect } from '../database/open.ts';
import { createTestDatabase, testEngines } from '../database/testing.ts';

let folder: string;
let shop: ShopProcess | undefined;
// The shop starts only with a built storefront; this is quick when it is built already.
beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-restore-'));
});
afterEach(async () => {
  shop?.process.kill('SIGKILL');
  await shop?.untilEnded();
  await rm(folder, { recursive: true, force: true });
});

/** A shop with a colour of its own, and enough rows for the restore to have a middle. */
async function createShop(engine: Engine, color: string): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const where =
    engine === 'postgres'
      ? await createTestDatabase(`shop_test_restore_${color.toLowerCase()}`)
      : join(dataDir, 'shop.sqlite');
  const database = connect(engine, where);
  await migrate(database);
  await database.db.insertInto('colors').values({ id: color, title: color }).execute();
  const marks = Array.from({ length: 5000 }, (_, index) => ({ name: `mark ${index}`, created_at: 'now' }));
  await database.db.insertInto('marks').values(marks).execute();
  await database.db.destroy();
  return {
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    ...(engine === 'postgres' && { DATABASE_URL: where }),
  };
}

describe.each(testEngines)('a restore beside a running shop on %s', (engine) => {
  it('keeps it serving pages, blocks writes that would be lost, and shows only when complete', async () => {
    const file = join(folder, 'shop.tar.gz');
    const quiet = { print: () => {}, printError: () => {} };
    expect(await runCommand(['backup', 'create', file], await createShop(engine, 'Navy'), quiet)).toBe(0);
    const environment = await createShop(engine, 'Maroon');
    shop = await startShop(environment);
    await shop.untilReady();
    const { url } = shop;
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    const colors = async () => ((await (await fetch(`${url}/api/color`)).json()) as { title: string }[])[0]?.title;
    expect(await colors()).toBe('Maroon');

    const restoring = spawn(process.execPath, ['server/cli/main.ts', 'backup', 'restore', file, '--replace'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void restoring.kill('SIGKILL'));
    const ended = once(restoring, 'exit');
    const lines = createInterface(restoring.stdout);
    for await (const line of lines) if (line === 'restoring marks') break;
    restoring.kill('SIGSTOP');
    let isWaiting = true;
    const writing = fetch(`${url}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'asha@example.com' }),
    }).finally(() => (isWaiting = false));
    for (let time = 0; time < 10; time += 1) expect(await statusOf('/healthz')).toBe(200);
    expect(await colors()).toBe('Maroon');
    expect(isWaiting).toBe(true);
    // PostgreSQL blocks readers of tables that are being replaced.
    expect(await statusOf('/api/product/none')).toBe(engine === 'sqlite' ? 404 : 503);
    const refused = await writing;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    restoring.kill('SIGCONT');
    expect(await ended).toEqual([0, null]);
    await expect.poll(colors, { timeout: 20_000 }).toBe('Navy');
  });
});
