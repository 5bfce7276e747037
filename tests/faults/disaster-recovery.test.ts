// Real faults around a running shop: disk, folders, clock. The shop
// recovers by itself when each is over.
import { inTransaction } from '../../server/database/transaction.ts';
import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fullDisk, canMountDisk, onDiskOf, readOnlyDisk, smallDisk } from '../../scripts/testing/own-disk.ts';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openTestDatabase, testEngines } from '../../server/database/testing.ts';
import { importCatalog } from '../../server/modules/catalog/imports/folder/catalog-import.service.ts';
import { createTestCatalog } from '../../server/modules/catalog/products/testing.ts';
import { queueMail, sendMails } from '../../server/modules/shop/mail/mail.service.ts';
import { type TestShop, openTestShop } from '../../server/testing.ts';

/** A limit for a hang, not a measure of speed. */
const soon = { timeout: 20_000 };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const statusOf = async ({ url }: ShopProcess, path: string) => (await fetch(url + path)).status;
const subscribe = ({ url }: ShopProcess, name: string) =>
  fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com` }),
  });

describe.skipIf(!canMountDisk)('a shop whose disk', () => {
  let folder: string;
  let shop: ShopProcess | undefined;
  // The shop starts only with a built storefront; this is quick when it is built already.
  beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-disk-'));
  });
  afterEach(async () => {
    shop?.process.kill('SIGKILL');
    await shop?.untilEnded();
    await rm(folder, { recursive: true, force: true });
  });

  it('is full says so, keeps every accepted write, shows its pages, and recovers once there is room', async () => {
    shop = await startShop({ DATA_DIR: folder, SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' }, smallDisk(folder, 12));
    await shop.untilReady();
    expect((await subscribe(shop, 'before')).status).toBe(201);

    const ballast = onDiskOf(shop.process.pid as number, join(folder, 'ballast'));
    const more = Buffer.alloc(4096);
    const fill = async (): Promise<never> => {
      for (;;) await appendFile(ballast, more);
    };
    await expect(fill()).rejects.toThrow('ENOSPC');

    const names = ['asha', 'bela', 'chetan', 'devi', 'esha'];
    const statuses = new Map<string, number>();
    for (const name of names) statuses.set(name, (await subscribe(shop, name)).status);
    const taken = names.filter((name) => statuses.get(name) === 201);
    const refused = names.filter((name) => statuses.get(name) === 503);
    expect([...taken, ...refused]).toHaveLength(names.length);
    // One of them may have fitted into the last page.
    expect(refused.length).toBeGreaterThan(3);
    const again = await subscribe(shop, refused[0] ?? '');
    expect(again.headers.get('retry-after')).toBe('5');
    expect(await again.json()).toMatchObject({ code: 'unavailable' });
    expect(await statusOf(shop, '/api/product')).toBe(200);
    expect(await statusOf(shop, '/contact')).toBe(200);
    expect(await statusOf(shop, '/healthz')).toBe(200);
    const readiness = () => statusOf(shop as ShopProcess, '/readyz');
    await expect.poll(readiness, soon).toBe(503);

    await rm(ballast);
    await expect.poll(readiness, soon).toBe(200);
    // 200 means that the address was stored already.
    for (const name of ['before', ...taken]) expect((await subscribe(shop, name)).status).toBe(200);
    for (const name of refused) expect((await subscribe(shop, name)).status).toBe(201);
  });

  async function expectFull(): Promise<void> {
    expect(await shop?.untilEnded()).toBe(1);
    const lines = shop?.output().trim().split('\n') ?? [];
    expect(lines.filter((line) => !line.startsWith('Importing the sample catalogue'))).toEqual([
      `The disk of DATA_DIR (${folder}) is full. Make room on it, then start the shop again; see "The disk is full" in docs/runbook.md.`,
    ]);
  }

  // Nothing fits; a table; some tables; all tables, but not the sample catalogue.
  it.each([0, 64, 1024, 3072])('has %i KB left at the first start does not start, and says why', async (left) => {
    shop = await startShop({ DATA_DIR: folder }, fullDisk(folder, left));
    await expectFull();
  });

  it('became full while the shop was closed does not start, and says why', async () => {
    shop = await startShop({ DATA_DIR: folder, SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' });
    await shop.untilReady();
    await shop.stop();
    shop = await startShop({ DATA_DIR: folder, SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' }, fullDisk(folder, 0));
    await expectFull();
  });

  it('is read-only does not start, and says why in one sentence', async () => {
    shop = await startShop({ DATA_DIR: folder, SAMPLE_DATA: 'off' }, readOnlyDisk(folder));
    expect(await shop.untilEnded()).toBe(1);
    expect(shop.output()).toMatch(
      /^DATA_DIR \(.*\) cannot be used: EROFS.* Name a folder that the shop may write to\.\n$/,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('another process that writes into the same SQLite file', () => {
  let folder: string;
  let shop: ShopProcess;
  let other: DatabaseSync;
  beforeAll(() => void execFileSync(process.execPath, ['storefront/build.ts']));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-beside-'));
    shop = await startShop({ DATA_DIR: folder, SAMPLE_DATA: 'off', LOG_LEVEL: 'silent' });
    await shop.untilReady();
    other = new DatabaseSync(join(folder, 'shop.sqlite'));
  });
  afterEach(async () => {
    other.close();
    shop.process.kill('SIGKILL');
    await shop.untilEnded();
    await rm(folder, { recursive: true, force: true });
  });

  it('blocks no page and no health check; a write waits, or gets a 503 in time', async () => {
    other.exec('begin immediate');
    let isWaiting = true;
    const waiting = subscribe(shop, 'asha').finally(() => (isWaiting = false));
    for (let time = 0; time < 10; time += 1) expect(await statusOf(shop, '/healthz')).toBe(200);
    expect(await statusOf(shop, '/contact')).toBe(200);
    expect(await statusOf(shop, '/api/product/none')).toBe(404);
    expect(isWaiting).toBe(true);
    const answer = await waiting;
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });

    const patient = subscribe(shop, 'asha');
    expect(await statusOf(shop, '/healthz')).toBe(200);
    other.exec('commit');
    expect((await patient).status).toBe(201);
  });
});

describe('a folder of the shop that cannot be written', () => {
  let shop: TestShop;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-21T10:00:00Z');
    shop = await openTestShop('sqlite', { clock: { now: () => new Date(now) } });
  });
  afterEach(() => shop.close());

  it('keeps mails queued, and sends them once it can', async () => {
    const { deps } = shop;
    const outbox = join(deps.config.dataDir, 'outbox');
    await writeFile(outbox, 'in the way');
    const mail = { recipient: 'asha@example.com', subject: 'Namaste', text: 'Hello', html: '<p>Hello</p>' };
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    await sendMails(deps);
    const queued = await deps.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    expect(queued).toMatchObject({ sent_at: null, text_body: 'Hello', tries: 1 });
    expect(await readFile(outbox, 'utf8')).toBe('in the way');

    await rm(outbox);
    now += minute;
    await sendMails(deps);
    expect(await readdir(outbox)).toHaveLength(1);
    expect(await deps.db.selectFrom('mails').select('sent_at').executeTakeFirst()).toEqual({
      sent_at: new Date(now).toISOString(),
    });
  });

  it('stops an import before its first row with a reason, and the next import succeeds', async () => {
    const { deps } = shop;
    const images = join(deps.config.dataDir, 'images');
    await writeFile(images, 'in the way');
    const incoming = await createTestCatalog();
    const bringIn = () => importCatalog(deps, incoming.folder, () => {});
    await expect(bringIn()).rejects.toThrow(/Picture ".*" cannot be used: .*images/);
    expect((await shop.call('listProducts')).body).toEqual([]);
    expect((await shop.call('listColors')).body).toEqual([]);

    await rm(images);
    await mkdir(images);
    expect(await bringIn()).toBe(true);
    expect((await shop.call('listProducts')).body).toHaveLength(2);
    await incoming.close();
  });
});

describe.each(testEngines)('a clock that jumps, on %s', (engine) => {
  let shop: TestShop;
  let now: number;
  beforeEach(async () => {
    now = Date.parse('2026-11-21T10:00:00Z');
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
  });
  afterEach(() => shop.close());

  it.each([
    ['back by an hour', -hour],
    ['forward by a day', day],
  ])('%s, leaves everybody signed in with cart and checkout', async (_jump, by) => {
    const { token } = await shop.signUp();
    const { id, colorIds } = await shop.addProduct();
    const line = { productId: id, color: colorIds[0], size: 'M', quantity: 1 };
    expect((await shop.call('addToCart', { token, body: line })).status).toBe(201);
    now += by;
    expect((await shop.call('getCart', { token })).body).toHaveLength(1);
    expect((await shop.call('addToCart', { token, body: line })).status).toBe(201);
    expect((await shop.call('checkout', { token, body: {} })).status).toBe(200);
    const { token: later } = await shop.signUp();
    now -= by;
    expect((await shop.call('getCart', { token: later })).status).toBe(200);
  });

  it('forward by a day and back again, blocks nobody for a day', async () => {
    const ask = async () => (await shop.call('forgotPassword', { body: { email: 'asha@example.com' } })).status;
    now += day;
    let attempts = 0;
    while ((await ask()) === 200) expect((attempts += 1)).toBeLessThan(100);
    now -= day;
    expect(await ask()).toBe(200);
  });

  it('back by an hour, delays a mail whose sender was killed and loses none', async () => {
    const { deps } = shop;
    const mail = { recipient: 'asha@example.com', subject: 'Namaste', text: 'Hello', html: '<p>Hello</p>' };
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, mail));
    // A process has leased it and is killed.
    await deps.db
      .updateTable('mails')
      .set({ try_at: new Date(now + 3 * minute).toISOString() })
      .execute();
    now -= hour;
    await sendMails(deps);
    now += hour + 3 * minute;
    await sendMails(deps);
    expect(await readdir(join(deps.config.dataDir, 'outbox'))).toHaveLength(1);
  });

  it('back between two upgrades, does not prevent a start', async () => {
    const database = await openTestDatabase(engine);
    const migrations = database.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    const later = { timestamp: '2099-01-01T00:00:00.000Z' };
    await migrations.updateTable('kysely_migration').set(later).where('name', '=', '0001-shop').execute();
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });
});
