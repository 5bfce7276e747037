// What Prometheus scrapes from a running shop.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasProgram } from '../../scripts/testing/programs.ts';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import { openTestAdmin } from '../admin/testing.ts';
import { testEngines } from '../database/testing.ts';
import { checkOut, createOrder, openCart } from '../modules/selling/money/payments/testing.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { isSandboxGateway } from '../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { engineOf } from '../database/open.ts';
import { type Metrics, createMetrics } from './metrics.ts';

const hasPromtool = hasProgram('promtool');
const own = (text: string) => text.split('\n').filter((line) => line.startsWith('shop_'));

describe.each(testEngines)('the metrics of a shop on %s', (engine) => {
  let shop: TestShop;
  let metrics: Metrics;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    metrics = createMetrics({ deps: shop.deps, engine: engineOf(shop.deps.db), poolFigures: undefined });
    metrics.watchRequests(shop.app, 'shop');
  });
  afterEach(() => shop.close());
  const value = async (series: string) =>
    (await metrics.write())
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1);

  it('count requests by the name of the call, and orders and payments', async () => {
    const { token } = await openCart(shop);
    expect(await value('shop_last_order_timestamp_seconds')).toBe('0');
    const order = await checkOut(shop, token);
    if (!isSandboxGateway(shop.deps.gateway)) throw new Error('no sandbox');
    const paid = await shop.deps.gateway.pay(order.id, 'captured');
    await createOrder(shop, token, order.id, paid?.payment.id ?? '');
    const series = (call: string, method: string, status: string) =>
      value(`shop_request_duration_seconds_count{server="shop",call="${call}",method="${method}",status="${status}"}`);
    expect(await series('checkout', 'POST', '2xx')).toBe('1');
    await shop.call('getCart');
    expect(await series('getCart', 'GET', '4xx')).toBe('1');
    expect(await value('shop_orders_placed')).toBe('1');
    expect(await value('shop_payments_verified')).toBe('1');
    expect(Number(await value('shop_last_order_timestamp_seconds'))).toBeGreaterThan(1.7e9);
    expect(await value('shop_database_up')).toBe('1');
  });

  it('report the waiting and failed work of each queue, and since when it waits', async () => {
    const now = shop.deps.clock.now().getTime();
    const mail = { recipient: 'asha@example.com', subject: 's', text_body: 't', html_body: 'h', tries: 0 };
    const hourAgo = new Date(now - 3600_000).toISOString();
    const rows = [
      { id: 'a', ...mail, created_at: hourAgo, try_at: hourAgo, sent_at: null },
      { id: 'b', ...mail, created_at: hourAgo, try_at: null, sent_at: null },
    ];
    await shop.deps.db.insertInto('mails').values(rows).execute();
    expect(await value('shop_queue_waiting{queue="mails"}')).toBe('1');
    expect(await value('shop_queue_failed{queue="mails"}')).toBe('1');
    expect(Number(await value('shop_queue_oldest_seconds{queue="mails"}'))).toBeGreaterThanOrEqual(3600);
    expect(await value('shop_queue_oldest_seconds{queue="refunds"}')).toBe('0');
  });

  it('have few values in each label, whatever is asked for', async () => {
    const ask = (url: string, method = 'GET') => shop.app.inject({ url, method: method as 'GET' });
    await ask('/api/product');
    const before = own(await metrics.write()).length;
    for (let number = 0; number < 20; number += 1) {
      await ask(`/api/product/asha-${number}@example.com?q=${number}`);
      await ask(`/api/nothing-${number}`);
      await ask(`/somewhere/${number}`, ['PROPFIND', 'LOCK', 'GET'][number % 3]);
    }
    const text = await metrics.write();
    expect(text).not.toMatch(/asha|somewhere|nothing|PROPFIND/);
    // Buckets, sum and count: at most six combinations of labels.
    expect(own(text).length - before).toBeLessThanOrEqual(6 * 9);
  });

  it('go on while the database is away, and say so', async () => {
    const gone = { ...shop.deps, db: undefined as never };
    const measured = createMetrics({ deps: gone, engine: 'sqlite', poolFigures: undefined });
    const text = await measured.write();
    expect(text).toContain('shop_database_up 0');
    expect(text).not.toMatch(/^shop_(queue_waiting|orders_placed)\b/m);
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('count runs of jobs, and throw what a job throws', async () => {
    const job = (run: () => Promise<void>) => ({ name: 'send mails', everySeconds: 5, run });
    const jobs = metrics.watchJobs([job(async () => {}), job(() => Promise.reject(new Error('no')))]);
    await jobs[0]?.run();
    await expect(jobs[1]?.run()).rejects.toThrow('no');
    expect(await value('shop_job_runs_total{job="send mails",result="done"}')).toBe('1');
    expect(await value('shop_job_runs_total{job="send mails",result="failed"}')).toBe('1');
  });

  it('count the calls of staff as those of the admin', async () => {
    const admin = openTestAdmin(shop);
    metrics.watchRequests(admin.app, 'admin');
    await admin.call('getMe');
    await admin.close();
    expect(
      await value('shop_request_duration_seconds_count{server="admin",call="getMe",method="GET",status="4xx"}'),
    ).toBe('1');
  });
});

describe('the listener for Prometheus', () => {
  let dataDir: string;
  let shop: ShopProcess | undefined;
  beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-metrics-'));
  });
  afterEach(async () => {
    shop?.process.kill('SIGKILL');
    await shop?.untilEnded();
    await rm(dataDir, { recursive: true, force: true });
  });
  async function freePort(): Promise<number> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as { port: number };
    probe.close();
    await once(probe, 'close');
    return port;
  }

  it('has an address of its own, and Prometheus’s own check has nothing to say', async () => {
    const port = await freePort();
    shop = await startShop({ DATA_DIR: dataDir, SAMPLE_DATA: 'off', METRICS_PORT: String(port) });
    await shop.untilReady();
    for (let time = 0; time < 3; time += 1) await (await fetch(`${shop.url}/api/color`)).text();
    expect((await fetch(`${shop.url}/metrics`)).headers.get('content-type')).toContain('text/html');
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/^shop_info\{version="[\d.]+",node="v[\d.]+",engine="sqlite"\} 1$/m);
    expect(text).toMatch(/^shop_response_cache_requests_total\{result="hit"\} 2$/m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    if (!hasPromtool) return;
    const checked = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    // Node's own gauge of time is named by its library.
    const problems = checked.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('nodejs_'));
    expect(problems).toEqual([]);
  });

  it('does not start on a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const words = ['--import', './scripts/require-node.mjs', 'server/main.ts'];
    const environment = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', METRICS_PORT: String(port) };
    const { stderr, status } = spawnSync(process.execPath, words, { env: environment, encoding: 'utf8' });
    taken.close();
    expect([stderr, status]).toEqual([`Port ${port} is taken; set METRICS_PORT to another one.\n`, 1]);
  });
});

it.runIf(hasPromtool)('the example of alerts is one that Prometheus loads', () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', 'deploy/prometheus/alerts.yml'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
