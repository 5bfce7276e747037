import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createChanges } from '../database/changes.ts';
import { createResponseCache } from '../http/cache/response-cache.ts';
import { pageKey } from './page-address.ts';
import { fixedSettings } from '../modules/settings/testing.ts';
import { registerPages } from './pages.ts';

describe('the key of a page', () => {
  it('holds the query that the page reads, in one order, and nothing else', () => {
    expect(pageKey('/product?utm_source=x&sort=price&category=Polo')).toBe('/product?category=Polo&sort=price');
    expect(pageKey('/product/tee?color=Maroon&x=1')).toBe('/product/tee?color=Maroon');
    expect(pageKey('/?fbclid=1')).toBe('/');
    expect(pageKey('/blogs?category=Polo')).toBe('/blogs');
    expect(pageKey('/product?q=%00&sort=price')).toBe('/product?sort=price');
    expect(pageKey('/refund-policy?preview=token&x=1')).toBe('/refund-policy?preview=token');
  });
});

async function openShop(status = 200) {
  const rendered: string[] = [];
  const changes = createChanges();
  const app = Fastify();
  const clock = { now: () => new Date('2026-11-21T00:00:00Z') };
  app.decorate('responseCache', createResponseCache({ changes, clock }, {}));
  app.decorate('callApi', async (name) =>
    app.responseCache.take(name, async () => ({
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'public' },
      body: Buffer.from('[]'),
      tags: ['catalog'],
    })),
  );
  const deps = {
    config: { publicUrl: 'https://shop.example.com' },
    settings: fixedSettings(),
    log: { error: () => {} },
  } as unknown as Parameters<typeof registerPages>[1];
  await registerPages(app, deps, {
    openRenderer: async () => ({
      assets: { style: '', bootstrap: '', fonts: [], modules: () => [] },
      renderPage: async (request, { transport }) => {
        rendered.push(request.url);
        const { pathname } = new URL(request.url);
        if (pathname === '/product') await transport('listColors', {}, {});
        return { status, styles: [], html: `<!doctype html><p>${rendered.length}</p>${' '.repeat(1000)}` };
      },
    }),
    securityHeaders: { 'content-security-policy': "default-src 'self'" },
  });
  return { app, rendered, changes };
}

describe('cached pages', () => {
  it('are rendered once for concurrent requests, and again after a data change', async () => {
    const { app, rendered, changes } = await openShop();
    await Promise.all([app.inject('/product?utm_source=a'), app.inject('/product')]);
    await app.inject('/product');
    expect(rendered).toEqual(['https://shop.example.com/product']);
    changes.publish({ data: 'catalog', version: 1 });
    expect((await app.inject('/product')).body).toContain('<p>2</p>');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('in %s are the same page, and answer 304 to their ETag', async (encoding, decode) => {
    const { app } = await openShop();
    const headers = { 'accept-encoding': encoding };
    const first = await app.inject({ url: '/', headers });
    expect(decode(first.rawPayload).toString()).toMatch(/^<!doctype html><p>1<\/p> {1000}$/);
    expect(first.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding);
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are not cached anywhere when not found or when their address is secret', async () => {
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

  it('that preview a draft are not cached anywhere, not indexed, and no referrer', async () => {
    const { app, rendered } = await openShop();
    for (const page of ['/refund-policy', '/', '/about']) {
      const before = rendered.length;
      await app.inject(`${page}?preview=token`);
      const { headers } = await app.inject(`${page}?preview=token`);
      expect(rendered.slice(before)).toEqual(Array(2).fill(`https://shop.example.com${page}?preview=token`));
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    await app.inject('/refund-policy');
    expect((await app.inject('/refund-policy')).headers['x-robots-tag']).toBeUndefined();
  });

  it('for unsubscribing open for a person who follows the mail program’s link, without a referrer', async () => {
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

  it('stay cached while their data has not changed', async () => {
    const { app, rendered, changes } = await openShop();
    await app.inject('/product');
    await app.inject('/about');
    changes.publish({ data: 'blog', version: 1 });
    await app.inject('/product');
    changes.publish({ data: 'catalog', version: 1 });
    await app.inject('/about');
    expect(rendered).toHaveLength(2);
  });

  it('of a path like //elsewhere stay on this host', async () => {
    const { app, rendered } = await openShop();
    await app.inject({ url: 'http://localhost//elsewhere.example.com/x' });
    expect(rendered.every((url) => url.startsWith('https://shop.example.com/'))).toBe(true);
  });
});
