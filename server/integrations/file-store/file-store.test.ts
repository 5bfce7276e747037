// Both file stores obey the same rules; the bucket also survives network failures.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../scripts/testing/s3-server.ts';
import { loadConfig } from '../../config.ts';
import { FileStoreError } from './file-bucket.ts';
import { type FileStore, openFileStore } from './file-store.ts';

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const openBucket = (env: Record<string, string> = {}) =>
  openFileStore(loadConfig({ DATA_DIR: folder, ...server.env, ...env }), 'images');

describe.each(['folder', 'bucket'])('pictures in a %s', (kind) => {
  let pictures: FileStore;
  beforeEach(() => {
    pictures = kind === 'bucket' ? openBucket() : openFileStore(loadConfig({ DATA_DIR: folder }), 'images');
  });

  it('come back as they were stored, and say their length', async () => {
    const content = Buffer.from([0xff, 0x00, 0x0a, 0x80]);
    await pictures.write('a-400.avif', content);
    expect(await pictures.read('a-400.avif')).toEqual(content);
    expect(await Promise.all([pictures.has('a-400.avif'), pictures.holds('a-400.avif', 4)])).toEqual([true, true]);
    expect(await pictures.holds('a-400.avif', 5)).toBe(false);
    await pictures.write('A-240.avif', content);
    expect(await pictures.list()).toEqual(expect.arrayContaining(['A-240.avif', 'a-400.avif']));
  });

  it('that are not there are no error', async () => {
    expect(await pictures.read('none.avif')).toBe(undefined);
    expect(await Promise.all([pictures.has('none.avif'), pictures.holds('none.avif', 0)])).toEqual([false, false]);
  });

  it('are kept from a file once, and never changed by another file of the name', async () => {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    await writeFile(first, 'first');
    await writeFile(second, 'second');
    await pictures.keep(first, `${kind}.webp`);
    await pictures.keep(second, `${kind}.webp`);
    expect(String(await pictures.read(`${kind}.webp`))).toBe('first');
    await expect(pictures.keep(join(folder, 'missing'), 'other.webp')).rejects.toThrow('ENOENT');
    expect(await pictures.has('other.webp')).toBe(false);
  });

  it.each(['../tee.avif', 'tees/tee.avif', '.hidden'])('are never named %j', async (name) => {
    await expect(pictures.write(name, Buffer.from('x'))).rejects.toThrow('not a plain file name');
    await expect(pictures.read(name)).rejects.toThrow('not a plain file name');
  });
});

describe('a bucket', () => {
  let silent: Server | undefined;
  afterEach(() => silent?.close());

  it.each([
    ['a key that it does not know', { S3_ACCESS_KEY_ID: 'wrong' }, 'key'],
    ['no bucket of that name', { S3_BUCKET: 'another-shop' }, 'bucket'],
    ['nobody at the address', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'ECONNREFUSED'],
  ])('with %s says so in a sentence', async (_, env, reason) => {
    const writing = openBucket(env).write('a.avif', Buffer.from('x'));
    await expect(writing).rejects.toThrow(FileStoreError);
    await expect(writing).rejects.toThrow(/^The storage of files \(bucket [\w-]+\) cannot be used just now: /);
    await expect(writing).rejects.toThrow(new RegExp(reason, 'i'));
  });

  it('that never answers is given up', async () => {
    silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    await expect(openBucket({ S3_ENDPOINT: `http://127.0.0.1:${port}` }).read('a.avif')).rejects.toThrow(
      FileStoreError,
    );
  });
});
