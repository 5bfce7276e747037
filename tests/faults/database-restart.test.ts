// A PostgreSQL that becomes unreachable while the shop is open: a proxy cuts
// the connection or passes nothing.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import { type TestProxy, createTestProxy } from '../../scripts/testing/test-proxy.ts';
import { type TestDatabase, openTestDatabase, testEngines } from '../../server/database/testing.ts';

/** Limits for a hang, not measures of speed. */
const soon = { timeout: 20_000 };
const hang = 15_000;

describe.runIf(testEngines.includes('postgres'))('a PostgreSQL that', () => {
  let folder = '';
  let database: TestDatabase;
  let proxy: TestProxy;
  let shop: ShopProcess;
  beforeAll(async () => {
    execFileSync(process.execPath, ['storefront/build.ts']);
    folder = await mkdtemp(join(tmpdir(), 'shop-away-'));
    database = await openTestDatabase('postgres');
    proxy = await createTestProxy(database.where);
    shop = await startShop({ DATABASE_URL: proxy.url, DATA_DIR: join(folder, 'data'), SAMPLE_DATA: 'off' });
    await shop.untilReady();
  });
  afterAll(async () => {
    shop.process.kill('SIGKILL');
    await shop.untilEnded();
    await proxy.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(shop.url + path, { ...init, signal: AbortSignal.timeout(hang) });
  const status = (path: string) => ask(path).then((answer) => answer.status);
  const enquire = () =>
    ask('/api/enquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', email: 'asha@example.com', mobile: 9876543210, comment: 'Hello' }),
    });

  it.each([
    ['is down', () => proxy.stop()],
    ['accepts and never answers', () => proxy.silence()],
  ])('%s causes errors in time, blocks no cached page, and recovers by itself', async (_, begin) => {
    expect(await status('/')).toBe(200);
    await begin();
    // More parallel requests than there are connections.
    const refused = await Promise.all(Array.from({ length: 15 }, () => ask('/api/product/none')));
    for (const answer of [...refused, await enquire()]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('try again'),
      });
    }
    expect(await status('/')).toBe(200);
    expect(await status('/product/none')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    await expect.poll(() => status('/readyz'), soon).toBe(503);
    await expect.poll(() => shop.output(), soon).toContain('jobs wait for the database');

    await proxy.pass();
    await shop.untilReady();
    await expect.poll(() => status('/api/product/none'), soon).toBe(404);
    await expect.poll(async () => (await enquire()).status, soon).toBe(201);
    const unsent = database.db.selectFrom('mails').select('id').where('sent_at', 'is', null);
    await expect.poll(() => unsent.execute(), soon).toEqual([]);
    // The log reports one outage, not a failure of every job at every run.
    await expect.poll(() => shop.output(), soon).toContain('jobs go on');
    expect(shop.output()).not.toContain('a job failed');
  });
});
