// The process as its owner sees it: start, failed start, stop, and restart after a kill.
import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../scripts/testing/free-port.ts';
import { type ShopProcess, answers, startShop } from '../scripts/testing/start-shop.ts';
import { migrate } from './database/migrate.ts';
import { connect } from './database/open.ts';
import type { Database } from './database/tables.ts';
import { createTestDatabase, testEngines } from './database/testing.ts';
import { startProviderDouble } from './integrations/payment-gateway/testing/start-provider-double.ts';

const started: ShopProcess[] = [];
let folder = '';

// The shop starts only with a built storefront; this is quick when it is built already.
beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-process-'));
});

afterEach(async () => {
  for (const shop of started.splice(0)) {
    shop.process.kill('SIGKILL');
    await shop.untilEnded();
  }
  await rm(folder, { recursive: true, force: true });
});

/** Without the sample catalogue, unless a test needs it. */
async function start(environment: Record<string, string> = {}, script?: 'start' | 'dev'): Promise<ShopProcess> {
  const shop = await startShop({ DATA_DIR: join(folder, 'data'), SAMPLE_DATA: 'off', ...environment }, [], script);
  started.push(shop);
  return shop;
}

/** The process ended by itself with a non-zero code and printed one sentence. */
async function expectStartError(shop: ShopProcess, sentence: RegExp): Promise<void> {
  expect(await shop.untilEnded()).toBe(1);
  expect(shop.output()).toMatch(sentence);
  expect(shop.output().trim().split('\n')).toHaveLength(1);
}

/** It has closed its database: what is ended after its nine seconds leaves the write-ahead log. */
const expectEndInOrder = async ({ dataDir }: ShopProcess): Promise<void> =>
  expect(await readdir(dataDir)).not.toContain('shop.sqlite-wal');

const register = (shop: ShopProcess, email: string) =>
  fetch(`${shop.url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstname: 'Asha',
      lastname: 'Rao',
      email,
      mobile: '9876543210',
      password: 'warp-and-weft-21',
    }),
  });

describe('a shop', () => {
  it('ends on SIGTERM in order with code 0, and starts again with its data', async () => {
    const first = await start();
    await first.untilReady();
    expect((await register(first, 'asha@example.com')).status).toBe(201);
    expect(await first.stop()).toBe(0);
    await expectEndInOrder(first);

    const second = await start();
    await second.untilReady();
    expect((await register(second, 'asha@example.com')).status).toBe(409);
  });

  it('ends on SIGTERM in order although a client keeps its connection', async () => {
    const shop = await start();
    await shop.untilReady();
    const kept = await fetch(`${shop.url}/healthz`, { headers: { connection: 'keep-alive' } });
    expect(kept.ok).toBe(true);
    expect(await shop.stop()).toBe(0);
    await expectEndInOrder(shop);
  });

  it('on SIGTERM, answers the request in progress, and does not wait forever for a slow one', async () => {
    const shop = await start();
    await shop.untilReady();
    const body = JSON.stringify({ email: 'asha@example.com' });
    const head = `POST /api/newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    const open = () => createConnection(Number(new URL(shop.url).port), 'localhost').on('error', () => {});
    const [underWay, endless] = [open(), open()];
    for (const socket of [underWay, endless]) socket.write(head + body.slice(0, 9));
    expect(await answers(`${shop.url}/healthz`)).toBe(true);
    shop.process.kill('SIGINT');
    await expect.poll(() => answers(`${shop.url}/healthz`), { timeout: 20_000 }).toBe(false);
    underWay.write(body.slice(9));
    const [answer] = (await once(underWay, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 201 /);
    expect(await shop.untilEnded()).toBe(0);
    for (const socket of [underWay, endless]) socket.destroy();
  });

  it('on SIGTERM while the provider hangs, leaves the job to the next start', async () => {
    const double = await startProviderDouble();
    onTestFinished(() => double.stop());
    const dataDir = join(folder, 'data');
    const shop = await start({ ...double.env, RECONCILE_EVERY_SECONDS: '1' });
    await shop.untilReady();
    await double.fail({ kind: 'slow', milliseconds: 60_000 });
    const { db } = connect('sqlite', join(dataDir, 'shop.sqlite'));
    await insertUnpaidOrder(db);
    await db.destroy();
    const asked = async () => (await double.state()).calls.map(({ line }) => line);
    await expect.poll(asked, { timeout: 20_000 }).toContainEqual(expect.stringContaining('/orders/order_1'));
    expect(await shop.stop()).toBe(0);
    await expectEndInOrder(shop);
  });

  it.each([
    ['its whole process group', -1],
    ['npm alone', 1],
  ])(
    'started by npm, leaves nothing running after a SIGTERM to %s',
    async (_whom, sign) => {
      const port = String(await freePort());
      const { PATH = '', HOME = '' } = process.env;
      const npm = spawn('npm', ['start'], {
        detached: true,
        env: { PATH, HOME, PORT: port, DATA_DIR: join(folder, 'data'), SAMPLE_DATA: 'off' },
        stdio: 'ignore',
      });
      const group = -(npm.pid as number);
      onTestFinished(() => void attempt(() => process.kill(group, 'SIGKILL')));
      await expect.poll(() => answers(`http://localhost:${port}/readyz`), { timeout: 60_000 }).toBe(true);
      process.kill(sign * (npm.pid as number), 'SIGTERM');
      // Signal 0 only checks that a process exists.
      await expect.poll(() => attempt(() => process.kill(group, 0)), { timeout: 20_000 }).toBe(false);
    },
    90_000,
  );

  it('started by npm, compresses the built files that have no compressed copies', async () => {
    const build = await readFile(join('storefront', 'dist', 'current'), 'utf8');
    const assets = join('storefront', 'dist', build, 'client', 'assets');
    const copy = (await readdir(assets)).find((name) => name.endsWith('.js.br')) as string;
    await rm(join(assets, copy));
    const { PATH = '', HOME = '' } = process.env;
    const npm = spawn('npm', ['start'], {
      detached: true,
      env: { PATH, HOME, PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), SAMPLE_DATA: 'off' },
      stdio: 'ignore',
    });
    onTestFinished(() => void attempt(() => process.kill(-(npm.pid as number), 'SIGKILL')));
    await expect.poll(() => readdir(assets), { timeout: 60_000 }).toContain(copy);
  }, 90_000);

  it('with real keys and little else, starts and warns about each missing setting', async () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_test_key', RAZORPAY_KEY_SECRET: 'secret' };
    const shop = await start({ NODE_ENV: 'production', RAZORPAY_BASE_URL: 'http://127.0.0.1:9/v1', ...keys });
    await shop.untilReady();
    const warned = () => [...shop.output().matchAll(/^Warning: (\w+) is not /gm)].map(([, name]) => name);
    await expect.poll(warned).toEqual(['RAZORPAY_WEBHOOK_SECRET', 'SMTP_URL', 'PUBLIC_URL']);
  });

  it('keeps to its own folder beside another shop', async () => {
    const one = await start({ DATA_DIR: join(folder, 'one') });
    const other = await start({ DATA_DIR: join(folder, 'other') });
    await Promise.all([one.untilReady(), other.untilReady()]);
    expect((await register(one, 'asha@example.com')).status).toBe(201);
    expect((await register(other, 'asha@example.com')).status).toBe(201);
  });

  it('closes its files to other users of the machine, also those of earlier versions', async () => {
    const dataDir = join(folder, 'data');
    const modes = async () => {
      const entries = ['', ...(await readdir(dataDir, { recursive: true }))];
      const found = entries.map(async (name) => [name, (await stat(join(dataDir, name))).mode & 0o777] as const);
      return Object.fromEntries(await Promise.all(found));
    };
    const asUsual = ['-c', 'umask 022 && exec "$@"', 'sh'];
    const seed = [process.execPath, 'server/cli/main.ts', 'database', 'seed'];
    execFileSync('sh', [...asUsual, ...seed], { env: { DATA_DIR: dataDir }, stdio: 'ignore' });
    expect(await modes()).toMatchObject({ '': 0o700, 'shop.sqlite': 0o600, images: 0o700 });
    // Linked pictures are the sample catalogue's own files.
    await rm(join(dataDir, 'images'), { recursive: true });
    await chmod(join(dataDir, 'shop.sqlite'), 0o644);
    await chmod(dataDir, 0o755);

    const shop = await startShop({ DATA_DIR: dataDir }, ['sh', ...asUsual]);
    started.push(shop);
    await shop.untilReady();
    await fetch(`${shop.url}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'asha@example.com' }),
    });
    const outbox = join(dataDir, 'outbox');
    await expect.poll(() => readdir(outbox).catch(() => []), { timeout: 20_000 }).toHaveLength(1);
    const { '': itself, outbox: mails, ...files } = await modes();
    expect([itself, mails]).toEqual([0o700, 0o700]);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm']));
    expect(new Set(Object.values(files))).toEqual(new Set([0o600]));
  });

  it('writes nothing outside DATA_DIR', async () => {
    const home = await mkdtemp(join(folder, 'home-'));
    const temporary = await mkdtemp(join(folder, 'temporary-'));
    const shop = await start({ HOME: home, TMPDIR: temporary });
    await shop.untilReady();
    await register(shop, 'asha@example.com');
    await fetch(`${shop.url}/`);
    expect(await shop.stop()).toBe(0);
    expect([await readdir(home), await readdir(temporary)]).toEqual([[], []]);
  });
});

describe('a shop that cannot start says why in one sentence', () => {
  it('when its port is taken, before it opens anything', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const { port } = other.address() as { port: number };
    await expectStartError(await start({ PORT: String(port) }), new RegExp(`^Port ${port} is taken`));
    expect(await readdir(folder)).toEqual([]);
    other.close();
  });

  it('when DATA_DIR is a file, which stays unchanged', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'kept');
    await expectStartError(await start({ DATA_DIR: file }), /^DATA_DIR \(.*\) cannot be used/);
    expect(await readFile(file, 'utf8')).toBe('kept');
  });

  it.each(['start', 'dev'] as const)(
    'when another server runs on its SQLite file, until that one is gone, killed or not (%s)',
    async (script) => {
      const first = await start();
      await first.untilReady();
      await expectStartError(await start({}, script), /^Another server runs on the database in DATA_DIR/);
      expect((await register(first, 'asha@example.com')).status).toBe(201);
      first.process.kill('SIGKILL');
      await first.untilEnded();
      const next = await start({}, script);
      await next.untilReady();
      expect((await register(next, 'asha@example.com')).status).toBe(409);
    },
    // Three servers start after each other.
    90_000,
  );

  it('when its database file is something else, which stays unchanged', async () => {
    const file = join(folder, 'shop.sqlite');
    const letter = 'this is not a database, but a long letter. '.repeat(200);
    await writeFile(file, letter);
    await expectStartError(await start({ DATA_DIR: folder }), /^The database under DATA_DIR cannot be opened/);
    expect(await readFile(file, 'utf8')).toBe(letter);
  });

  it('when no database answers at DATABASE_URL', async () => {
    const nobody = 'postgres://shop:not-to-be-shown@127.0.0.1:9/shop';
    const shop = await start({ DATABASE_URL: nobody });
    await expectStartError(shop, /^The database at DATABASE_URL cannot be reached/);
    expect(shop.output()).not.toContain('not-to-be-shown');
  });

  it('when a variable is wrong, without its value', async () => {
    const shop = await start({ DATABASE_URL: 'not-to-be-shown' });
    await expectStartError(shop, /^DATABASE_URL must be/);
    expect(shop.output()).not.toContain('not-to-be-shown');
  });

  it.each(testEngines)('when a newer version has created the database, which stays unchanged (%s)', async (engine) => {
    const dataDir = folder;
    const where = engine === 'postgres' ? await createTestDatabase('shop_test_newer') : join(dataDir, 'shop.sqlite');
    const opened = connect(engine, where);
    await migrate(opened);
    const migrations = opened.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    const newer = { name: '9999-from-the-future', timestamp: new Date().toISOString() };
    await migrations.insertInto('kysely_migration').values(newer).execute();
    await opened.db.insertInto('colors').values({ id: 'maroon', title: 'Maroon' }).execute();
    const names = migrations.selectFrom('kysely_migration').select('name').orderBy('name');
    const before = await names.execute();

    const shop = await start({ DATA_DIR: dataDir, ...(engine === 'postgres' ? { DATABASE_URL: where } : {}) });
    await expectStartError(shop, /newer version .*9999-from-the-future/);
    expect(await opened.db.selectFrom('colors').select('title').execute()).toEqual([{ title: 'Maroon' }]);
    expect(await names.execute()).toEqual(before);
    await opened.db.destroy();
  });
});

describe('a shop killed while it seeds for the first time', () => {
  // After the database was opened: while migrating, among the pictures, near the end.
  it.each([10, 50, 400, 1500])('after %i ms, has the whole sample catalogue at the next start', async (moment) => {
    const killed = await start({ SAMPLE_DATA: 'on' });
    await untilFileExists(join(folder, 'data', 'shop.sqlite'));
    await pause(moment);
    killed.process.kill('SIGKILL');
    await killed.untilEnded();

    const next = await start({ SAMPLE_DATA: 'on' });
    await next.untilReady();
    const products = (await (await fetch(`${next.url}/api/product`)).json()) as { images: { url: string }[] }[];
    expect(products.length).toBeGreaterThan(20);
    for (const { images } of products) expect(images.length).toBeGreaterThan(0);
    const picture = await fetch(new URL(products.at(-1)?.images[0]?.url ?? '', next.url));
    expect(picture.status).toBe(200);
  });
});

/** Due to be checked with the provider now. */
async function insertUnpaidOrder(db: Database): Promise<void> {
  const created_at = new Date().toISOString();
  const customer = { id: 'asha', email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao', mobile: '9876543210' };
  await db
    .insertInto('customers')
    .values({ ...customer, password_hash: 'hash', created_at })
    .execute();
  const order = { id: 'order', customer_id: customer.id, status: 'Payment pending', provider_order_id: 'order_1' };
  const money = { items_total: 500, shipping_price: 100, total: 600 };
  await db
    .insertInto('orders')
    .values({ ...order, ...money, created_at, check_at: created_at, checks: 0 })
    .execute();
}

function attempt(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

async function untilFileExists(path: string): Promise<void> {
  while (!(await readFile(path).catch(() => undefined))) await pause(10);
}
