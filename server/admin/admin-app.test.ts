// The admin's listener: headers, its built screens, and whether it opens at all.
import type { Deps } from '../deps.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestShop, openTestShop } from '../testing.ts';
import { isAdminBuilt, registerAdminPages } from './built-admin.ts';
import { startAdmin } from './start-admin.ts';
import { type TestAdmin, openTestAdmin } from './testing.ts';

let shop: TestShop;
let admin: TestAdmin;
beforeEach(async () => {
  shop = await openTestShop('sqlite');
  admin = openTestAdmin(shop);
});
afterEach(async () => {
  await admin.close();
  await shop.close();
});

test('every response forbids foreign scripts, code from text, frames, caches and other origins [guard admin.2,5]', async () => {
  for (const url of ['/api/me', '/api/session', '/elsewhere', '/%zz']) {
    const { headers } = await admin.app.inject({ url, headers: { origin: 'https://tees.example.com' } });
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types rich-text ProseMirrorClipboard service-worker',
    ]) {
      expect(policy.split('; '), url).toContain(rule);
    }
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/https:|unsafe|\*/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('pictures of products come from the admin itself, and nothing else of the data folder does', async () => {
  const { dataDir } = shop.deps.config;
  await mkdir(join(dataDir, 'images'), { recursive: true });
  await writeFile(join(dataDir, 'images', 'tee-abc.webp'), 'a picture');
  await writeFile(join(dataDir, 'secret.txt'), 'a secret');
  const { payload, headers } = await admin.app.inject('/images/tee-abc.webp');
  expect([payload, headers['content-type']]).toEqual(['a picture', 'image/webp']);
  expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  for (const name of ['none.webp', '..%2Fsecret.txt', '%2e%2e%2fsecret.txt', '.hidden']) {
    expect((await admin.app.inject(`/images/${name}`)).statusCode, name).toBe(404);
  }
});

describe('the built screens', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'admin-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await writeFile(join(folder, 'assets', 'entry-abc.js'), 'start()');
    await writeFile(join(folder, 'assets', 'screen-abc.js'), 'show()');
    await writeFile(join(folder, 'assets', 'entry-abc.js.br'), 'compressed');
    await writeFile(join(folder, 'assets', 'entry-abc.js.gz'), 'compressed by gzip');
    await writeFile(join(folder, 'offline.html'), '<!doctype html>offline');
    await writeFile(join(folder, 'sw.js'), 'listen()');
    await writeFile(join(folder, 'built.json'), '{}');
    await registerAdminPages(admin.app, shop.deps, folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('are one page at every path, and files whose names never change', async () => {
    expect(isAdminBuilt(folder)).toBe(true);
    for (const url of ['/', '/orders/TB-000001', '/invitation']) {
      const { statusCode, payload, headers } = await admin.app.inject(url);
      expect([statusCode, payload], url).toEqual([200, '<!doctype html>']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    }
    const script = await admin.app.inject('/assets/entry-abc.js');
    expect([script.statusCode, script.payload]).toEqual([200, 'start()']);
    expect(script.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  test('can be put on a home screen, under the name and icons of the shop', async () => {
    const ask = async (url: string) => {
      const { statusCode, payload, headers } = await admin.app.inject(url);
      return [statusCode, headers['content-type'], headers['cache-control'], payload] as const;
    };
    expect(await ask('/sw.js')).toEqual([200, 'text/javascript; charset=utf-8', 'no-store', 'listen()']);
    expect((await ask('/offline.html')).at(-1)).toBe('<!doctype html>offline');
    const [, type, , manifest] = await ask('/manifest.webmanifest');
    expect(type).toContain('application/manifest+json');
    const {
      name,
      start_url: start,
      icons,
    } = JSON.parse(manifest) as { [key: string]: unknown; icons: { src: string }[] };
    expect([name, start]).toEqual(['Taana Baana admin', '/']);
    for (const { src } of icons) expect((await ask(src)).slice(0, 2), src).toEqual([200, 'image/png']);
    expect((await ask('/built.json'))[0]).toBe(404);
  });

  test('are sent compressed to whom it suits', async () => {
    const ask = (accepted: string) =>
      admin.app.inject({ url: '/assets/entry-abc.js', headers: { 'accept-encoding': accepted } });
    const compressed = await ask('gzip, br');
    expect(compressed.payload).toBe('compressed');
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect((await ask('br;q=0')).payload).toBe('start()');
  });

  test('are sent compressed as soon as their copies are written', async () => {
    const ask = () => admin.app.inject({ url: '/assets/screen-abc.js', headers: { 'accept-encoding': 'br' } });
    const first = await ask();
    expect([first.payload, first.headers['content-encoding'], first.headers.vary]).toEqual([
      'show()',
      undefined,
      'accept-encoding',
    ]);
    await writeFile(join(folder, 'assets', 'screen-abc.js.gz'), 'compressed by gzip');
    await writeFile(join(folder, 'assets', 'screen-abc.js.br'), 'compressed');
    const second = await ask();
    expect([second.payload, second.headers['content-encoding']]).toEqual(['compressed', 'br']);
  });

  test('answer nothing else', async () => {
    for (const url of ['/assets/entry-old.js', '/assets/../../package.json', '/api/nothing', '/.env']) {
      expect((await admin.app.inject(url)).statusCode, url).toBe(404);
    }
  });
});

test('without built screens, or with its port off, nothing is opened and nothing is said [guard admin.42]', async () => {
  const said: string[] = [];
  const withAdmin = (given: Deps['config']['admin']) => ({
    ...shop.deps,
    config: { ...shop.deps.config, admin: given },
  });
  const elsewhere = withAdmin({ port: undefined, url: 'https://admin.example.com' });
  for (const deps of [withAdmin(undefined), elsewhere, ...(isAdminBuilt() ? [] : [shop.deps])]) {
    await (
      await startAdmin(deps, new AbortController().signal, (line) => void said.push(line))
    )();
  }
  expect(said).toEqual([]);
});
