// Two machines with one PostgreSQL and one bucket show the same pictures; a shop moves there and
// back by a backup.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@taana-baana/contract';
import { type S3Server, startS3Server } from '../../scripts/testing/s3-server.ts';
import { type ShopProcess, startShop } from '../../scripts/testing/start-shop.ts';
import { runCommand } from '../../server/cli/run-command.ts';
import { createTestDatabase, testEngines } from '../../server/database/testing.ts';
import { type TestCatalog, createTestCatalog, warli } from '../../server/modules/catalog/products/testing.ts';

describe.runIf(testEngines.includes('postgres'))('two machines with one bucket', () => {
  let folder = '';
  let storage: S3Server;
  let catalog: TestCatalog;
  let second: ShopProcess;
  let environment: Record<string, string> = {};

  const operate = async (words: string[], env: Record<string, string>) => {
    const said: string[] = [];
    const print = (line: string) => void said.push(line);
    expect(await runCommand(words, env, { print, printError: print }), said.join('\n')).toBe(0);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-bucket-'));
    storage = await startS3Server();
    catalog = await createTestCatalog();
    const DATABASE_URL = await createTestDatabase('shop_test_bucket');
    environment = { ...storage.env, DATABASE_URL, SAMPLE_DATA: 'off' };
    await operate(['catalogue', 'import', catalog.folder], { ...environment, DATA_DIR: join(folder, 'first') });
    second = await startShop({ ...environment, DATA_DIR: join(folder, 'second') });
    await second.untilReady();
  });
  afterAll(async () => {
    second.process.kill('SIGKILL');
    await second.untilEnded();
    await Promise.all([storage.stop(), catalog.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  const urlsOf = async (shop: ShopProcess) => {
    const { images } = (await (await fetch(`${shop.url}/api/product/${warli.id}`)).json()) as Product;
    return images.map(({ url }) => new URL(url, shop.url));
  };

  it('show each other’s pictures, of which neither has a file', async () => {
    for (const url of await urlsOf(second)) {
      const picture = await fetch(url);
      expect([picture.status, picture.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    expect((await fetch(`${second.url}/images/none-400.webp`)).status).toBe(404);
    for (const machine of ['first', 'second'])
      expect(await readdir(join(folder, machine)).catch(() => [])).not.toContain('images');
  });

  it('move their pictures into a folder, and from there into a bucket, by a backup', async () => {
    const own = await mkdtemp(join(folder, 'moving-'));
    const [first, other] = [join(own, 'backup.tar.gz'), join(own, 'other.tar.gz')];
    await operate(['backup', 'create', first], { ...environment, DATA_DIR: join(folder, 'first') });
    const moved = { DATA_DIR: join(own, 'moved'), SAMPLE_DATA: 'off' };
    await operate(['backup', 'restore', first], moved);
    const files = await readdir(join(moved.DATA_DIR, 'images'));
    expect(files.length).toBeGreaterThan(2);
    await operate(['backup', 'create', other], moved);
    const empty = await startS3Server();
    const DATABASE_URL = await createTestDatabase('shop_test_bucket_moved');
    const there = { ...empty.env, DATABASE_URL, DATA_DIR: join(own, 'there'), SAMPLE_DATA: 'off' };
    await operate(['backup', 'restore', other], there);
    const shop = await startShop(there);
    await shop.untilReady();
    for (const url of await urlsOf(shop)) expect((await fetch(url)).status).toBe(200);
    shop.process.kill('SIGKILL');
    await shop.untilEnded();
    await empty.stop();
  });

  it('go on when the bucket is lost: pages and known pictures are served, others get a 503', async () => {
    const [known] = await urlsOf(second);
    await fetch(known as URL);
    await storage.stop();
    expect((await fetch(known as URL)).status).toBe(200);
    expect((await fetch(`${second.url}/product/${warli.id}`)).status).toBe(200);
    const unknown = await fetch(`${second.url}/images/unknown-400.webp`);
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5']);
    expect(second.output()).toContain('the storage of files is unavailable');
  });
});
