import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';
import { createChanges } from '../database/changes.ts';
import { acceptedEncoding } from './encodings.ts';
import { createFinishedAnswers } from './finished-answers.ts';
import { pageAddress } from './open-address.ts';
import { registerPages } from './pages.ts';

describe('a page’s address', () => {
  it('keeps the store’s filters in one order and drops everything else', () => {
    expect(pageAddress('/product?utm_source=x&sort=price&category=Polo')).toBe('/product?category=Polo&sort=price');
    expect(pageAddress('/?fbclid=1')).toBe('/');
    expect(pageAddress('/blogs?category=Polo')).toBe('/blogs');
    expect(pageAddress('/product?q=%00&sort=price')).toBe('/product?sort=price');
  });
});

describe('the accepted encoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('%s is %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
});

describe('the byte cache', () => {
  it('drops what was used longest ago, and never keeps what is too large', () => {
    const cache = createByteCache<string>(80, (value) => value.length);
    for (let index = 0; index < 8; index += 1) cache.set(String(index), 'x'.repeat(10));
    cache.get('0');
    cache.set('8', 'x'.repeat(10));
    cache.set('large', 'x'.repeat(21));
    expect(['0', '1', '8', 'large'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, false]);
  });

  it('takes in a newcomer when all that it keeps is in use', () => {
    const cache = createByteCache<string>(80, (value) => value.length);
    for (let index = 0; index < 8; index += 1) cache.set(String(index), 'x'.repeat(10));
    for (let index = 0; index < 8; index += 1) cache.get(String(index));
    cache.set('8', 'x'.repeat(10));
    expect(['0', '1', '8'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true]);
  });
});

async function openShop(status = 200) {
  const rendered: string[] = [];
  const changes = createChanges();
  const app = Fastify();
  const clock = { now: () => new Date('2026-11-21T00:00:00Z') };
  app.decorate('finishedAnswers', createFinishedAnswers({ changes, clock }, {}));
  const readColors = async () =>
    app.finishedAnswers.take('/api/color', async () => ({
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'public' },
      body: Buffer.from('[]'),
      shows: ['catalog'],
    }));
  app.decorate('openReads', new Map([['listColors', readColors]]));
  const deps = {
    config: { publicUrl: 'https://shop.example.com' },
    shop: {},
    log: { error: () => {} },
  } as unknown as Parameters<typeof registerPages>[1];
  await registerPages(app, deps, {
    openRenderer: async () => ({
      assets: { styleFor: () => '', entry: '', fonts: [], preloads: () => [], late: () => [] },
      renderPage: async (request, { apiFetch }) => {
        rendered.push(request.url);
        const { pathname } = new URL(request.url);
        if (pathname === '/product') await apiFetch('/api/color');
        return { status, html: `<!doctype html><p>${rendered.length}</p>${' '.repeat(1000)}`, style: '' };
      },
    }),
    securityHeaders: { 'content-security-policy': "default-src 'self'" },
  });
  return { app, rendered, changes };
}

describe('finished pages', () => {
  it('are rendered once, however many ask at one time, and again after a change of data', async () => {
    const { app, rendered, changes } = await openShop();
    await Promise.all([app.inject('/product?utm_source=a'), app.inject('/product')]);
    await app.inject('/product');
    expect(rendered).toEqual(['https://shop.example.com/product']);
    changes.publish({ data: 'catalog', version: 1 });
    expect((await app.inject('/product')).body).toContain('<p>2</p>');
  });

  it('answer 304 to whoever has them, in the encoding asked for', async () => {
    const { app } = await openShop();
    const headers = { 'accept-encoding': 'br' };
    const first = await app.inject({ url: '/', headers });
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<p>1</p>');
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('are the same in any encoding, in whichever they were asked for before', async () => {
    const { app, rendered } = await openShop();
    const ask = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain] = [await ask('br'), await ask('gzip'), await ask('identity')];
    expect([brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload)]).toEqual([
      plain.rawPayload,
      plain.rawPayload,
    ]);
    expect(plain.body).toContain('<p>1</p>');
    expect(rendered).toHaveLength(1);
  });

  it('are neither kept nor stored when they are not found, or when their address is a secret', async () => {
    const missing = await openShop(404);
    await missing.app.inject('/nothing');
    const answer = await missing.app.inject('/nothing');
    expect(missing.rendered).toHaveLength(2);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { app, rendered } = await openShop();
    await app.inject('/reset-password/secret');
    const reset = await app.inject('/Reset-Password/secret');
    expect(rendered).toHaveLength(2);
    expect(reset.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it('of leaving the newsletter are where a person lands who opens the address for mail programs, told to nobody', async () => {
    const { app, rendered } = await openShop();
    for (const [token, shown] of [
      ['secret-token', 'secret-token'],
      ['%2F%2Felsewhere.example', '%2F%2Felsewhere.example'],
    ]) {
      const { statusCode, headers } = await app.inject(`/api/newsletter/unsubscribe/${token}`);
      expect([statusCode, headers.location]).toEqual([303, `/unsubscribe/${shown}`]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
    expect(rendered).toEqual([]);
  });

  it('stay while what they show has not changed', async () => {
    const { app, rendered, changes } = await openShop();
    await app.inject('/product');
    await app.inject('/about');
    changes.publish({ data: 'blog', version: 1 });
    await app.inject('/product');
    changes.publish({ data: 'catalog', version: 1 });
    await app.inject('/about');
    expect(rendered).toHaveLength(2);
  });

  it('of a path that looks like another host stay with this shop', async () => {
    const { app, rendered } = await openShop();
    await app.inject({ url: 'http://localhost//elsewhere.example.com/x' });
    expect(rendered.every((url) => url.startsWith('https://shop.example.com/'))).toBe(true);
  });
});
