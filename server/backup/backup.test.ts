// Backups made and restored with the owner's own commands, from each engine into each.
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { migrate } from '../database/migrate.ts';
import { type Engine, type OpenedDatabase, connect } from '../database/open.ts';
import { createTestDatabase, testEngines } from '../database/testing.ts';
import { type ArchiveEntry, readArchive, writeArchive } from './archive.ts';
import { backupTables } from './content.ts';
import { fillEveryTable, readEverything } from './testing.ts';

interface Home extends OpenedDatabase {
  readonly dataDir: string;
  readonly environment: Record<string, string>;
}

let folder: string;
let file: string;
let opened: OpenedDatabase[];
let said: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  file = join(folder, 'shop.tar.gz');
  opened = [];
});
afterEach(async () => {
  for (const { db } of opened) await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** A new database without tables, and the configuration of a shop that uses it. */
async function newHome(engine: Engine): Promise<Home> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const where =
    engine === 'postgres'
      ? await createTestDatabase(`shop_test_${randomUUID().replaceAll('-', '')}`)
      : join(dataDir, 'shop.sqlite');
  const database = connect(engine, where);
  opened.push(database);
  const environment = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    ...(engine === 'postgres' ? { DATABASE_URL: where } : {}),
  };
  return { ...database, dataDir, environment };
}

async function emptyShop(engine: Engine): Promise<Home> {
  const home = await newHome(engine);
  await migrate(home);
  return home;
}

async function filledShop(engine: Engine): Promise<Home> {
  const home = await emptyShop(engine);
  await fillEveryTable(home);
  const { db } = home;
  await db
    .insertInto('sessions')
    .values({ token_hash: 'hash', customer_id: 'id-1', created_at: 'now', expires_at: 'later' } as never)
    .execute();
  await db
    .insertInto('password_resets')
    .values({ customer_id: 'id-1', token_hash: 'h', expires_at: 'later' })
    .execute();
  await db.insertInto('known_networks').values({ customer_id: 'id-1', network_hash: 'h', seen_at: 'now' }).execute();
  const link = { token_hash: 'h', customer_id: 'id-1', email: 'asha@example.com', purpose: 'restore' } as const;
  await db
    .insertInto('email_links')
    .values({ ...link, created_at: 'now', expires_at: 'later' })
    .execute();
  await db
    .insertInto('password_reset_requests')
    .values({ id: 'id-1', email: 'asha@example.com', created_at: 'now', answered_at: null })
    .execute();
  const times = { created_at: 'now', expires_at: 'later' };
  const session = { id: 'id-1', staff_id: 'id-1', device: 'd', needs_set_up: 0, proven_until: null };
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: 'h', ...session, ...times })
    .execute();
  await db
    .insertInto('staff_invitations')
    .values({ id: 'id-1', token_hash: 'h', email: 'usha@example.com', role: 'packer', ...times })
    .execute();
  const challenge = { hash: 'h', purpose: 'link', session_id: null, expires_at: 'later' } as const;
  await db.insertInto('staff_challenges').values(challenge).execute();
  await db.insertInto('staff_networks').values({ staff_id: 'id-1', network_hash: 'h', seen_at: 'now' }).execute();
  return home;
}

async function keepFile({ dataDir }: Home, folderName: string, name: string, content: string): Promise<void> {
  await mkdir(join(dataDir, folderName), { recursive: true });
  await writeFile(join(dataDir, folderName, name), content);
}
const keepPicture = (home: Home, name: string, content: string) => keepFile(home, 'images', name, content);

function run(home: Home, ...words: string[]): Promise<number> {
  said = '';
  const hear = (line: string) => void (said += `${line}\n`);
  return runCommand(['backup', ...words], home.environment, { print: hear, printError: hear });
}

async function entriesOf(archive: string): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for await (const entry of readArchive(archive)) entries.push(entry);
  return entries;
}

const pairs = testEngines.flatMap((from) => testEngines.map((to) => ({ from, to })));

describe.each(pairs)('a backup of $from restored into $to', ({ from, to }) => {
  it('has every row and every picture, but no sessions or tokens', async () => {
    const shop = await filledShop(from);
    await keepPicture(shop, 'a-400.webp', 'bytes of a picture');
    await keepPicture(shop, '.unfinished.part', 'half');
    await keepFile(shop, 'documents', 'id-1.pdf', 'bytes of an invoice');
    const many = Array.from({ length: 1200 }, (_, index) => ({ name: `mark ${index}`, created_at: 'now' }));
    await shop.db.insertInto('marks').values(many).execute();
    expect(await run(shop, 'create', file), said).toBe(0);
    expect(said).toMatch(/^marks: 1202 rows$/m);
    expect(said).toMatch(/2 products, 2 customers, 2 orders, 1 document files and 1 picture files\.$/m);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const other = await newHome(to);
    // Left by a restore that was killed.
    await keepPicture(other, 'a-400.webp', 'bytes of');
    expect(await run(other, 'restore', file), said).toBe(0);
    const everything = await readEverything(other);
    expect(everything).toEqual(await readEverything(shop));
    for (const table of backupTables) expect(everything[table]?.length, table).toBeGreaterThan(1);
    const leftOut = [
      'sessions',
      'known_networks',
      'email_links',
      'password_resets',
      'password_reset_requests',
      'staff_invitations',
      'staff_sessions',
      'staff_challenges',
      'staff_networks',
      'push_messages',
    ] as const;
    for (const table of leftOut) {
      expect(
        await other.db
          .selectFrom(table as 'sessions')
          .selectAll()
          .execute(),
        table,
      ).toEqual([]);
    }
    expect(await readdir(join(other.dataDir, 'images'))).toEqual(['a-400.webp']);
    expect(await readFile(join(other.dataDir, 'images', 'a-400.webp'), 'utf8')).toBe('bytes of a picture');
    expect(await readFile(join(other.dataDir, 'documents', 'id-1.pdf'), 'utf8')).toBe('bytes of an invoice');
  });
});

describe.each(testEngines)('a backup on %s', (engine) => {
  it('is a snapshot, even while orders are placed', async () => {
    const shop = await filledShop(engine);
    const end = new AbortController();
    let placed = 0;
    const placeOrders = async () => {
      while (!end.signal.aborted) {
        const id = `order-${(placed += 1)}`;
        await shop.db.transaction().execute(async (transaction) => {
          const [order, line] = await Promise.all([
            transaction.selectFrom('orders').selectAll().where('id', '=', 'id-2').executeTakeFirstOrThrow(),
            transaction.selectFrom('order_lines').selectAll().where('id', '=', 'id-2').executeTakeFirstOrThrow(),
          ]);
          await transaction
            .insertInto('order_lines')
            .values({ ...line, id, order_id: 'id-2' })
            .execute();
          await transaction
            .insertInto('orders')
            .values({ ...order, id })
            .execute();
        });
        await new Promise(setImmediate);
      }
    };
    const placing = placeOrders();
    // Tables are read one after the other. Without a snapshot, orders placed in between would lack
    // their lines.
    expect(await run(shop, 'create', file), said).toBe(0);
    end.abort();
    await placing;
    expect(placed).toBeGreaterThan(1);

    const other = await emptyShop(engine);
    expect(await run(other, 'restore', file), said).toBe(0);
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();
    const orders = await other.db.selectFrom('orders').select('id').execute();
    const lines = await other.db.selectFrom('order_lines').select('id').execute();
    expect(ids(orders)).toEqual(ids(lines));
  });

  it('replaces existing data only with --replace, in one step that a running shop notices', async () => {
    const shop = await filledShop(engine);
    await run(shop, 'create', file);
    const running = await filledShop(engine);
    await running.db.insertInto('data_versions').values({ data: 'catalog', version: 41 }).execute();
    await running.db.updateTable('customers').set({ firstname: 'Somebody else' }).execute();
    const before = await readEverything(running);

    expect(await run(running, 'restore', file)).toBe(1);
    expect(said).toContain('The database is not empty. Say --replace');
    expect(await readEverything(running)).toEqual(before);

    expect(await run(running, 'restore', file, '--replace'), said).toBe(0);
    expect(await readEverything(running)).toEqual(await readEverything(shop));
    const versions = await running.db.selectFrom('data_versions').selectAll().orderBy('data').execute();
    expect(versions).toEqual([
      { data: 'blog', version: 1 },
      { data: 'catalog', version: 42 },
      { data: 'content', version: 1 },
      { data: 'settings', version: 1 },
    ]);
  });

  it('changes nothing when the restore fails halfway', async () => {
    const shop = await filledShop(engine);
    await run(shop, 'create', file);
    const entries = await entriesOf(file);
    const broken = join(folder, 'broken.tar.gz');
    await writeArchive(broken, async (add) => {
      for (const { name, content } of entries) {
        const isLast = name.startsWith('tables/product_pictures/');
        await add(name, isLast ? Buffer.from(content.toString().replaceAll('id-1', 'id-of-nobody')) : content);
      }
    });
    const running = await filledShop(engine);
    await running.db.updateTable('customers').set({ firstname: 'Somebody else' }).execute();
    const before = await readEverything(running);
    expect(await run(running, 'restore', broken, '--replace')).toBe(1);
    expect(await readEverything(running)).toEqual(before);
    expect(await running.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  it('changes nothing when the restore is killed halfway, and can be restored afterwards', async () => {
    const shop = await filledShop(engine);
    const many = Array.from({ length: 20_000 }, (_, index) => ({ name: `mark ${index}`, created_at: 'now' }));
    while (many.length > 0) await shop.db.insertInto('marks').values(many.splice(0, 5000)).execute();
    await run(shop, 'create', file);
    const running = await filledShop(engine);
    await running.db.updateTable('customers').set({ firstname: 'Somebody else' }).execute();
    const before = await readEverything(running);

    const restoring = spawn(process.execPath, ['server/cli/main.ts', 'backup', 'restore', file, '--replace'], {
      env: running.environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(restoring, 'exit');
    for await (const line of createInterface(restoring.stdout)) {
      if (line === 'restoring marks') restoring.kill('SIGKILL');
    }
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await readEverything(running)).toEqual(before);

    expect(await run(running, 'restore', file, '--replace'), said).toBe(0);
    expect(await readEverything(running)).toEqual(await readEverything(shop));
  });

  it('of an older version is migrated', async () => {
    const old = await newHome(engine);
    await migrate(old, '0001-shop');
    await fillEveryTable(old);
    expect(await run(old, 'create', file), said).toBe(0);

    const shop = await newHome(engine);
    expect(await run(shop, 'restore', file), said).toBe(0);
    const pictures = await shop.db.selectFrom('product_pictures').select(['picture_id', 'color_id']).execute();
    expect(pictures).toContainEqual({ picture_id: 'id-1', color_id: null });
  });
});

describe('a backup that cannot be used', () => {
  it('is never written over a file that exists', async () => {
    const shop = await emptyShop('sqlite');
    await writeFile(file, 'last week');
    expect(await run(shop, 'create', file)).toBe(1);
    expect(said).toContain('exists already');
    expect(await readFile(file, 'utf8')).toBe('last week');
  });

  it('appears only when it is complete', async () => {
    const shop = await filledShop('sqlite');
    await keepPicture(shop, 'a-400.webp', 'bytes of a picture');
    const isThere: boolean[] = [];
    const print = (line: string) => void (line === 'pictures: 1 of 1 files' && isThere.push(existsSync(file)));
    expect(await runCommand(['backup', 'create', file], shop.environment, { print, printError: print })).toBe(0);
    expect([isThere, existsSync(file)]).toEqual([[false], true]);
  });

  it('leaves no partial file when it cannot be finished', async () => {
    const shop = await emptyShop('sqlite');
    await keepPicture(shop, 'a-400.webp', 'bytes');
    await rm(join(shop.dataDir, 'images', 'a-400.webp'));
    await mkdir(join(shop.dataDir, 'images', 'a-400.webp'));
    expect(await run(shop, 'create', file)).toBe(1);
    expect((await readdir(folder)).filter((name) => name.startsWith('shop.tar.gz'))).toEqual([]);
  });

  const damages: Record<string, (archive: string) => Promise<void>> = {
    'cut off': async (archive) => writeFile(archive, (await readFile(archive)).subarray(0, -200)),
    'with one byte changed': async (archive) => {
      const bytes = await readFile(archive);
      const middle = bytes.length >> 1;
      bytes[middle] = (bytes[middle] ?? 0) ^ 1;
      await writeFile(archive, bytes);
    },
    'that is something else': (archive) => writeFile(archive, 'a long letter '.repeat(100)),
    'with an entry changed by hand': async (archive) => {
      const tar = gunzipSync(await readFile(archive));
      const at = tar.indexOf('firstname 1');
      tar.write('lastname_ 1', at);
      await writeFile(archive, gzipSync(tar));
    },
    'of a newer version': async (archive) => {
      const entries = await entriesOf(archive);
      await writeArchive(archive, async (add) => {
        for (const { name, content } of entries) {
          await add(
            name,
            Buffer.from(content.toString().replace('"0001-shop"', '"0001-shop", "9999-from-the-future"')),
          );
        }
      });
    },
  };
  const strangers: Record<string, string> = {
    'with a file that is none of the shop’s': 'notes.txt',
    'with a picture that would lie elsewhere': 'pictures/../../evil.avif',
    'with a table that nobody knows': 'tables/robbers/000001.ndjson',
  };
  for (const [what, stranger] of Object.entries(strangers)) {
    damages[what] = async (archive) => {
      const entries = await entriesOf(archive);
      await writeArchive(archive, async (add) => {
        for (const { name, content } of [...entries, { name: stranger, content: Buffer.from('{}') }]) {
          await add(name, content);
        }
      });
    };
  }

  it.each(Object.entries(damages))('%s: is rejected with one sentence, and nothing changes', async (_what, damage) => {
    const shop = await filledShop('sqlite');
    await keepPicture(shop, 'a-400.webp', createHash('sha256').update('picture').digest('hex').repeat(50));
    await run(shop, 'create', file);
    await damage(file);
    const other = await filledShop('sqlite');
    await other.db.updateTable('customers').set({ firstname: 'Somebody else' }).execute();
    const before = await readEverything(other);
    expect(await run(other, 'restore', file, '--replace')).toBe(1);
    expect(said).toMatch(
      /damaged, not whole, or no backup|which no backup of this version does|newer version of the shop \(it has 9999-from-the-future\)/,
    );
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(await readEverything(other)).toEqual(before);
    expect(await readdir(other.dataDir)).not.toContain('images');
  });
});
