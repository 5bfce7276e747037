// The files of deploy/ for Caddy and nginx, each in front of two processes of a real shop on one
// PostgreSQL.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/testing/free-port.ts';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import { type OwnPostgres, startOwnPostgres } from '../../scripts/testing/test-postgres.ts';
import { type Browser, openBrowser } from './testing/browser.ts';
import { describeWith } from './testing/required-program.ts';
import { type WebServer, adminHost, shopHost, startWebServer } from './testing/web-servers.ts';

/** A limit for a hang, not a measure of speed. */
const soon = { timeout: 60_000, interval: 100 };
const json = { 'content-type': 'application/json' };
const account = { email: 'asha@example.com', password: 'warp-and-weft-21' };
/** Logs in again and again: an account keeps 20 sessions, the oldest end. */
const second = { ...account, email: 'ravi@example.com' };
const million = 1_000_000;

describeWith('caddy', 'nginx', 'openssl', 'postgres').each(['caddy', 'nginx'] as const)('behind %s', (name) => {
  let folder = '';
  let postgres: OwnPostgres;
  let shops: ShopProcess[] = [];
  let server: WebServer;
  let browser: Browser;
  let token = '';
  let adminPort = '';
  let lastStart = 0;
  const shop = (index: number) => shops[index] as ShopProcess;
  const portOf = ({ url }: ShopProcess) => Number(new URL(url).port);

  beforeAll(async () => {
    for (const screens of ['storefront', 'admin']) execFileSync(process.execPath, [`${screens}/build.ts`]);
    folder = await mkdtemp(join(tmpdir(), `shop-${name}-`));
    postgres = await startOwnPostgres();
    adminPort = String(await freePort('127.0.0.1'));
    shops = [await start(0, { ADMIN_PORT: adminPort }), await start(1)];
    mkdirSync(join(folder, 'web'));
    server = await startWebServer(name, {
      folder: join(folder, 'web'),
      processes: shops.map(portOf),
      adminPort: Number(adminPort),
    });
    browser = openBrowser(server);
    const names = { firstname: 'Asha', lastname: 'Rao', mobile: '9876543210' };
    await post('/api/user/register', { ...account, ...names });
    await post('/api/user/register', { ...second, ...names, mobile: '9876543211' });
    token = (JSON.parse((await post('/api/user/login', account)).text) as { token: string }).token;
  });
  afterAll(async () => {
    browser?.close();
    await server?.stop();
    for (const each of shops) each.process.kill('SIGKILL');
    await Promise.all(shops.map((each) => each.untilEnded()));
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(index: number, more: Record<string, string> = {}): Promise<ShopProcess> {
    const started = await startShop({
      NODE_ENV: 'production',
      DEMO: '1',
      HOST: '127.0.0.1',
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
      PUBLIC_URL: `https://${shopHost}`,
      ADMIN_URL: `https://${adminHost}`,
      TRUST_PROXY: '1',
      ...(shops[index] ? { PORT: String(portOf(shop(index))) } : {}),
      ...more,
    });
    await started.untilReady();
    lastStart = performance.now();
    return started;
  }
  async function restart(index: number): Promise<void> {
    expect(await shop(index).stop()).toBe(0);
    shops[index] = await start(index, index === 0 ? { ADMIN_PORT: adminPort } : {});
  }
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    browser.send(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const authorized = () => ({ authorization: `Bearer ${token}` });
  const isReady = (index: number) => fetch(`${shop(index).url}/readyz`).then(({ ok }) => ok);

  test('the shop’s pages and its API are there, by HTTP/1.1 and HTTP/2', async () => {
    const page = await browser.send('/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<title>Taana Baana');
    expect((await browser.send('/api/product')).status).toBe(200);
    expect(await browser.sendHttp2('/product')).toBe(200);
  });

  test('plain HTTP leads to https', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.httpPort}/product?sort=price`, {
      headers: { host: shopHost },
      redirect: 'manual',
    });
    expect([301, 308]).toContain(answer.status);
  });

  test('the shop’s own headers arrive once each, compressed by the shop', async () => {
    const { headers, headerNames } = await browser.send('/', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    for (const one of ['strict-transport-security', 'content-security-policy', 'cache-control', 'vary', 'date'])
      expect(headerNames, one).toContain(one);
    expect(headerNames).toEqual([...new Set(headerNames)]);
    expect(headers.server ?? 'nginx').toBe('nginx');
  });

  test('a body of 6 MB reaches the shop, a larger one is refused', async () => {
    const upload = (bytes: number) =>
      browser.send('/api/user/order/TB-000001/exchange-photo/0198a0e8-7f5c-7c3b-9d5e-3f1f6a4b2c1d', {
        method: 'PUT',
        headers: { ...authorized(), 'content-type': 'image/jpeg' },
        body: Buffer.alloc(bytes, 1),
      });
    const [allowed, tooLarge] = [await upload(6 * million), await upload(7 * million)];
    expect(allowed.status).toBeGreaterThanOrEqual(400);
    expect(allowed.text).toContain('"requestId"');
    expect(tooLarge.status).toBe(413);
  });

  test('the admin has its own host, and the shop’s host has nothing of it', async () => {
    const page = await browser.send('/', { host: adminHost });
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(page.text).not.toBe((await browser.send('/')).text);
    expect((await browser.send('/api/me', { host: adminHost })).status).toBe(401);
    expect((await browser.send('/api/product', { host: adminHost })).status).toBe(404);
  });

  test('X-Forwarded-For cannot be forged: a limit holds for the address that really connects', async () => {
    const ask = (index: number, from: string) =>
      browser.send('/api/user/forgot-password-token', {
        method: 'POST',
        headers: { ...json, 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}` },
        body: JSON.stringify({ email: `nobody-${index}@example.com` }),
        from,
      });
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await ask(index, '127.0.0.2')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await ask(30, '127.0.0.3')).status).toBe(200);
  });

  test('the request’s id is the web server’s, never the client’s, and the same in its log', async () => {
    const forged = 'forged-request-id-1';
    const { headers } = await browser.send('/api/user/cart', { headers: { 'x-request-id': forged } });
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
    await expect.poll(() => server.readAccessLog(), soon).toContain(id);
    expect(server.readAccessLog()).not.toContain(forged);
  });

  test('the access log has paths, but no values of queries and no tokens of mailed links', async () => {
    const secret = '9fWmCTZ2vR_2hJ3q8bXk5LpN0aYdSeUgVtMrCiOzKxE';
    await browser.send('/product?q=asha%40example.com&preview=draft-token');
    await browser.send(`/reset-password/${secret}?x=1`, {
      headers: { referer: `https://${shopHost}/track/${secret}` },
    });
    await browser.send('/about?the=last');
    await expect.poll(() => server.readAccessLog(), soon).toContain('/about');
    const log = server.readAccessLog();
    for (const path of ['/product', '/reset-password']) expect(log).toContain(path);
    for (const value of ['asha', 'draft-token', secret, 'the=last', token]) expect(log).not.toContain(value);
  });

  test('processes that restart one after the other lose no request', async () => {
    const [{ _id: id }] = JSON.parse((await browser.send('/api/product')).text) as [{ _id: string }];
    const failures = new Set<string>();
    let answered = 0;
    const over = new AbortController();
    const wish = { method: 'PUT', headers: { ...json, ...authorized() }, body: JSON.stringify({ prodId: id }) };
    const shoppers = [
      () => browser.send('/'),
      () => browser.send('/api/user/wishlist', { headers: authorized() }),
      () => browser.send('/api/product/Wishlist', wish),
      () => browser.send('/api/user/empty-cart', { method: 'DELETE', headers: authorized() }),
      // nginx asks no /readyz: a POST that arrives while a process closes its port may be lost
      // (docs/operations.md).
      ...(name === 'caddy' ? [() => post('/api/user/login', second)] : []),
    ].map(async (ask) => {
      while (!over.signal.aborted) {
        const status = await ask().then((answer) => answer.status, String);
        if (status === 200) answered += 1;
        else failures.add(`${ask.toString()}: ${status}`);
      }
    });
    for (const index of [0, 1]) {
      const before = answered;
      await restart(index);
      await expect.poll(() => isReady(index), soon).toBe(true);
      await expect.poll(() => answered, soon).toBeGreaterThan(before + 20);
    }
    over.abort();
    await Promise.all(shoppers);
    expect([...failures], server.readErrorLog()).toEqual([]);
  });

  test('a killed process is passed over', async () => {
    shop(0).process.kill('SIGKILL');
    await shop(0).untilEnded();
    for (let index = 0; index < 8; index += 1) {
      expect((await browser.send('/api/user/cart', { headers: authorized() })).status).toBe(200);
    }
    // Caddy 2.6 never sends a body twice, and notices within 1 s.
    await expect.poll(async () => (await post('/api/user/login', account)).status, soon).toBe(200);
    shops[0] = await start(0);
  });

  test.runIf(name === 'caddy')('requests wait for the only process until it is there again', async () => {
    await Promise.all(shops.map((each) => each.stop()));
    const waiting = [browser.send('/'), post('/api/user/login', account)];
    shops[1] = await start(1);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    shops[0] = await start(0);
  });

  test('pages are still there while the database is not', async () => {
    const read = async () => (await browser.send('/')).status;
    // Into the cache of each process. It is emptied once more when a process first compares it with
    // the database, within 2 s of its start.
    await expect.poll(() => performance.now() - lastStart, soon).toBeGreaterThan(3000);
    for (const { url } of shops) expect((await fetch(url)).status).toBe(200);
    await postgres.stop();
    await expect.poll(() => isReady(0), soon).toBe(false);
    for (let index = 0; index < 8; index += 1) expect(await read()).toBe(200);
    expect((await post('/api/user/login', account)).status).toBe(503);
  });
});
