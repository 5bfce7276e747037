// Two server processes on one PostgreSQL behave as one shop, before, during and after a restart.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import { recordChange } from '../../server/database/changes.ts';
import { type OpenedDatabase, connect } from '../../server/database/open.ts';
import { createTestDatabase, testEngines } from '../../server/database/testing.ts';
import { runCommand } from '../../server/cli/run-command.ts';
import { createTestCatalog, warli } from '../../server/modules/catalog/products/testing.ts';

/** A limit for a hang, not a measure of speed. */
const soon = { timeout: 20_000 };
const json = { 'content-type': 'application/json' };

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) }).then((answer) => answer.json());

async function signUp({ url }: ShopProcess, email: string): Promise<string> {
  const account = { email, password: 'warp-and-weft-21' };
  await post(`${url}/api/user/register`, { firstname: 'Asha', lastname: 'Rao', mobile: '9876543210', ...account });
  return ((await post(`${url}/api/user/login`, account)) as { token: string }).token;
}

beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));

describe.runIf(testEngines.includes('postgres'))('two processes on one PostgreSQL', () => {
  let folder = '';
  let shops: ShopProcess[] = [];
  let database: OpenedDatabase;
  let environment: Record<string, string> = {};

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-processes-'));
    const where = await createTestDatabase('shop_test_processes');
    database = connect('postgres', where);
    environment = { DATABASE_URL: where, DATA_DIR: join(folder, 'data'), RECONCILE_AFTER_SECONDS: '86400' };
    // In parallel, on an empty database.
    shops = await Promise.all([startShop(environment), startShop(environment)]);
    await Promise.all(shops.map((shop) => shop.untilReady()));
  });
  afterAll(async () => {
    for (const shop of shops) shop.process.kill('SIGKILL');
    await Promise.all(shops.map((shop) => shop.untilEnded()));
    await database.db.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  const shop = (index: number) => shops[index] as ShopProcess;

  it('started together on an empty database, seed it once and both serve', async () => {
    const { db } = database;
    const migrations = db.withTables<{ kysely_migration: { name: string } }>().selectFrom('kysely_migration');
    const names = (await migrations.select('name').execute()).map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    expect(await db.selectFrom('marks').select('name').where('name', '=', 'sample-drop').execute()).toHaveLength(1);
    const [one, other] = await Promise.all(shops.map(({ url }) => fetch(`${url}/api/product`)));
    const products = (await one?.json()) as unknown[];
    expect(products.length).toBeGreaterThan(20);
    expect(await other?.json()).toEqual(products);
  });

  it('show each other’s changes: a review written to one is on the page and in the API of the other', async () => {
    const token = await signUp(shop(0), 'asha@example.com');
    const { db } = database;
    const { id } = await db.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    const read = (path: string) => fetch(shop(1).url + path).then((answer) => answer.text());
    const comment = 'As soft as the river at Bhavani';
    for (const path of [`/product/${id}`, `/api/product/${id}`]) expect(await read(path)).not.toContain(comment);
    const rated = await fetch(`${shop(0).url}/api/product/rating`, {
      method: 'PUT',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ prodId: id, star: 5, comment }),
    });
    expect(rated.status).toBe(200);
    for (const path of [`/product/${id}`, `/api/product/${id}`]) {
      await expect.poll(() => read(path), soon).toContain(comment);
    }
  });

  it('follow a new price, a swatch and an archived product', async () => {
    const { db } = database;
    await db.insertInto('colors').values({ id: 'mist', title: 'Monsoon Mist' }).execute();
    const { id, title } = await db
      .selectFrom('products')
      .select(['id', 'title'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const paths = [
      `/product/${id}`,
      `/api/product/${id}`,
      '/api/product?sort=price',
      `/api/product?q=${encodeURIComponent(title)}`,
      '/api/color',
      '/products.xml',
      '/sitemap.xml',
    ];
    const read = async () =>
      Promise.all(shops.flatMap(({ url }) => paths.map(async (path) => (await fetch(url + path)).text())));
    /** Like a process that only counts the change: these two are not notified. */
    const change = (make: (trx: typeof db) => Promise<unknown>) =>
      db.transaction().execute(async (trx) => {
        await make(trx);
        await recordChange(trx, { data: 'catalog' });
      });
    const soonEach = async (isSo: (body: string, path: string) => boolean) => {
      const areSo = async () => (await read()).every((body, index) => isSo(body, paths[index % paths.length] ?? ''));
      await expect.poll(areSo, { timeout: 20_000, interval: 100 }).toBe(true);
    };
    await read();
    await change((trx) => trx.updateTable('products').set({ price: 7654 }).where('id', '=', id).execute());
    await soonEach((body, path) => path === '/api/color' || path === '/sitemap.xml' || body.includes('7654'));
    await change((trx) => trx.updateTable('colors').set({ css: '#99aabc' }).where('id', '=', 'mist').execute());
    await soonEach((body, path) => path !== '/api/color' || body.includes('#99aabc'));
    await change((trx) => trx.updateTable('products').set({ status: 'archived' }).where('id', '=', id).execute());
    await soonEach((body, path) => {
      if (path === `/product/${id}`) return body.includes('No longer sold');
      return path === `/api/product/${id}` ? body.includes('"isArchived":true') : !body.includes(id);
    });
  });

  it('follow a changed setting, made by the command line of a third process', async () => {
    const titles = () => Promise.all(shops.map(async ({ url }) => (await fetch(`${url}/contact`)).text()));
    for (const page of await titles()) expect(page).toContain('<title>Contact · Taana Baana</title>');
    const said: string[] = [];
    const print = (line: string) => void said.push(line);
    const words = ['settings', 'set', 'shop', 'name', 'Resham'];
    expect(await runCommand(words, environment, { print, printError: print }), said.join('\n')).toBe(0);
    const isShown = (page: string) => page.includes('<title>Contact · Resham</title>');
    await expect.poll(async () => (await titles()).every(isShown), { timeout: 20_000, interval: 100 }).toBe(true);
    expect(await runCommand(['settings', 'revert', 'shop', '0'], environment, { print, printError: print })).toBe(0);
    await expect.poll(async () => (await titles()).some(isShown), soon).toBe(false);
  });

  it('send every mail once', async () => {
    const now = new Date().toISOString();
    const mail = { subject: 'Hello', text_body: 'Hello', html_body: '<p>Hello</p>', created_at: now, try_at: now };
    const { db } = database;
    await db
      .insertInto('mails')
      .values(
        Array.from({ length: 60 }, (_, index) => {
          return { ...mail, id: `mail-${index}`, recipient: `shopper-${index}@example.com`, sent_at: null, tries: 0 };
        }),
      )
      .execute();
    const mails = db.selectFrom('mails').select(['sent_at', 'tries']).where('id', 'like', 'mail-%');
    await expect.poll(async () => (await mails.execute()).every((row) => row.sent_at !== null), soon).toBe(true);
    expect((await mails.execute()).filter((row) => row.tries !== 1)).toEqual([]);
  });

  it('restarted one after the other behind a load balancer, drop no request', async () => {
    const balancer = balance(shops.map(({ url }) => url));
    const token = await signUp(shop(0), 'usha@example.com');
    const headers = { ...json, authorization: `Bearer ${token}` };
    const { id } = await database.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
    const wish = { method: 'PUT', headers, body: JSON.stringify({ prodId: id }) };
    const customers = [
      () => balancer.send('/'),
      () => balancer.send('/api/product'),
      () => balancer.send('/api/user/wishlist', { headers }),
      () => balancer.send('/api/product/Wishlist', wish),
    ].map(async (send) => {
      while (!balancer.isStopped()) await send();
    });
    for (const index of [0, 1]) {
      const before = balancer.answered();
      expect(await shop(index).stop()).toBe(0);
      shops[index] = await startShop({ ...environment, PORT: new URL(shop(index).url).port });
      await shop(index).untilReady();
      await expect.poll(() => balancer.isReady(index), soon).toBe(true);
      expect(balancer.answered()).toBeGreaterThan(before);
    }
    balancer.stop();
    await Promise.all(customers);
    expect(balancer.failures()).toEqual([]);
  }, 60_000);
});

it('a shop on SQLite shows what a command imports beside it', async () => {
  const incoming = await createTestCatalog();
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-processes-'));
  const shop = await startShop({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' });
  await shop.untilReady();
  const listed = () => fetch(`${shop.url}/product`).then((answer) => answer.text());
  expect(await listed()).not.toContain(warli.title);
  execFileSync(process.execPath, ['server/cli/main.ts', 'catalogue', 'import', incoming.folder], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  await expect.poll(listed, soon).toContain(warli.title);
  await shop.stop();
  await incoming.close();
  await rm(dataDir, { recursive: true, force: true });
});

type Sent = RequestOptions & { body?: string };

/**
 * Round robin over the processes whose readyz, polled every 100 ms, succeeds; connections are kept
 * alive.
 */
function balance(upstreams: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = upstreams.map(() => true);
  const failures: string[] = [];
  let answered = 0;
  let turn = 0;
  const stopped = new AbortController();

  const ask = (url: string, { body, ...options }: Sent = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { agent, ...options }, resolve)
        .once('error', reject)
        .end(body);
    });
  for (const [index, url] of upstreams.entries()) void watch(index, url);

  async function watch(index: number, url: string): Promise<void> {
    while (!stopped.signal.aborted) {
      ready[index] = await ask(`${url}/readyz`).then(
        async (answer) => (await text(answer), answer.statusCode === 200),
        () => false,
      );
      await pause(100);
    }
  }

  return {
    isReady: (index: number) => ready[index],
    isStopped: () => stopped.signal.aborted,
    answered: () => answered,
    failures: () => failures,
    stop: () => stopped.abort(),
    async send(path: string, sent: Sent = {}): Promise<void> {
      turn += 1;
      const order = upstreams.map((_, index) => (turn + index) % upstreams.length);
      const chosen = order.find((index) => ready[index]) ?? 0;
      try {
        const answer = await ask(upstreams[chosen] + path, sent);
        await text(answer);
        if (answer.statusCode !== 200) failures.push(`${path}: ${answer.statusCode}`);
        answered += 1;
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
    },
  };
}
