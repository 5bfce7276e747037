import { describe, expect, it, onTestFinished } from 'vitest';
import { pageKey } from './page-address.ts';
import { openTestShop } from '../testing.ts';
import { registerPages } from './pages.ts';

describe('the key of a page', () => {
  it('holds the query that the page reads, in one order, and nothing else', () => {
    expect(pageKey('/product?utm_source=x&sort=price&category=Polo')).toBe('/product?category=Polo&sort=price');
    expect(pageKey('/product/tee?color=Maroon&x=1')).toBe('/product/tee?color=Maroon');
    expect(pageKey('/?fbclid=1')).toBe('/');
    expect(pageKey('/blogs?category=Polo')).toBe('/blogs');
    expect(pageKey('/product?q=%00&sort=price')).toBe('/product?sort=price');
    expect(pageKey('/product?q=warli?&sort=price')).toBe('/product?q=warli%3F&sort=price');
    expect(pageKey('/refund-policy?preview=token&x=1')).toBe('/refund-policy?preview=token');
  });
});

async function openShop(status = 200) {
  const rendered: string[] = [];
  const { app, deps, close } = await openTestShop('sqlite', { env: { PUBLIC_URL: 'https://shop.example.com' } });
  onTestFinished(close);
  await registerPages(app, deps, {
    openRenderer: async () => ({
      assets: { style: '', bootstrap: '', fonts: [], modules: () => [] },
      renderPage: async (request, { transport }) => {
        rendered.push(request.url);
        const { pathname } = new URL(request.url);
        if (pathname === '/product') await transport('listColors', {}, {});
        return { status, styles: [], html: `<!doctype html><p>${rendered.length}</p>` };
      },
    }),
  });
  return { app, rendered, changes: deps.changes };
}

describe('cached pages', () => {
  it('are rendered once for concurrent requests, and again when their own data has changed', async () => {
    const { app, rendered, changes } = await openShop();
    await Promise.all([app.inject('/product?utm_source=a'), app.inject('/product')]);
    await app.inject('/about');
    changes.publish({ data: 'blog', version: 1 });
    expect((await app.inject('/product')).headers).toMatchObject({ vary: 'accept-encoding' });
    expect(rendered).toEqual(['https://shop.example.com/product', 'https://shop.example.com/about']);
    changes.publish({ data: 'catalog', version: 1 });
    await app.inject('/about');
    expect((await app.inject('/product')).body).toContain('<p>3</p>');
  });

  it('are not cached anywhere when not found', async () => {
    const { app, rendered } = await openShop(404);
    await app.inject('/nothing');
    expect((await app.inject('/nothing')).headers['cache-control']).toBe('no-store');
    expect(rendered).toHaveLength(2);
  });

  it.each(['/reset-password/secret', '/Reset-Password/secret', '/refund-policy?preview=token', '/?preview=token'])(
    'with a secret in their address are not cached anywhere, not indexed, and no referrer: %s',
    async (address) => {
      const { app, rendered } = await openShop();
      await app.inject(address);
      const { headers } = await app.inject(address);
      expect(rendered).toEqual(Array(2).fill(`https://shop.example.com${address}`));
      const isSecret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
      expect(headers).toMatchObject(isSecret);
      expect((await app.inject('/refund-policy')).headers['x-robots-tag']).toBeUndefined();
    },
  );

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

  it('open again when a form without scripts posts to them, with nothing of it in the address', async () => {
    const { app, rendered } = await openShop();
    const post = (url: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a%40b.in&password=secret',
      });
    const { statusCode, headers, body } = await post('/login?x=1');
    expect([statusCode, headers.location, body]).toEqual([303, '/login', '']);
    expect((await post('//elsewhere.example')).headers.location).toBeUndefined();
    expect((await post('/api/login')).headers.location).toBeUndefined();
    expect(rendered).toEqual([]);
  });

  it.each(['/%zz', '/product/%E0%A4%A', '/%?q=%zz'])(
    'of an address that no browser can decode are rendered: %s',
    async (url) => {
      const { app, rendered } = await openShop(404);
      expect((await app.inject(url)).statusCode).toBe(404);
      expect(rendered).toEqual(['https://shop.example.com/undecodable']);
    },
  );

  it('of a path like //elsewhere stay on this host', async () => {
    const { app, rendered } = await openShop();
    await app.inject({ url: 'http://localhost//elsewhere.example.com/x' });
    expect(rendered.every((url) => url.startsWith('https://shop.example.com/'))).toBe(true);
  });
});
