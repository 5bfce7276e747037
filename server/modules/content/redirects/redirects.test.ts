import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { createApp } from '../../../http/app.ts';
import { registerPages } from '../../../pages/pages.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { noteMissingPage, writeMissingPages } from './missing-pages.service.ts';
import { moveLinks } from './moved-shop.service.ts';
import { readTarget } from './redirect-address.ts';
import { deleteRedirect, listRedirects, saveImportedMoves, saveRedirect } from './redirects.service.ts';

const publicUrl = 'https://tees.example.com';
let now = new Date('2026-11-27T06:00:00.000Z');

/** Pages as the shop has them, in the simplest form. */
async function servePages(shop: TestShop): Promise<FastifyInstance> {
  const app = await createApp(shop.deps);
  await registerPages(app, shop.deps, {
    openRenderer: async () => ({
      assets: { style: '', bootstrap: '', fonts: [], modules: () => [] },
      renderPage: async (request) => {
        const { pathname } = new URL(request.url);
        const [, start, id = ''] = pathname.split('/');
        const isThere =
          start === 'product'
            ? id === '' || (await shop.call('getProduct', { params: { id } })).status === 200
            : pathname === '/about';
        return { status: isThere ? 200 : 404, styles: [], html: '<!doctype html>' };
      },
    }),
  });
  return app;
}

describe.each(testEngines)('old addresses on %s', (engine) => {
  let shop: TestShop;
  let app: FastifyInstance;
  beforeEach(async () => {
    now = new Date('2026-11-27T06:00:00.000Z');
    shop = await openTestShop(engine, { env: { PUBLIC_URL: publicUrl }, clock: { now: () => now } });
    app = await servePages(shop);
    await shop.addProduct({ id: 'kolam-tee' });
  });
  afterEach(async () => {
    await app.close();
    await shop.close();
  });
  const save = (from: string, to: string) => saveRedirect(shop.deps, { from, to }, commandLine);
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.location];
  };
  const stored = async () =>
    (await listRedirects(shop.deps)).redirects
      .map(({ from, to }) => [from, to])
      .toSorted(([a = ''], [b = '']) => a.localeCompare(b));

  it('lead to the page with 301, in any spelling, and keep the query', async () => {
    await save('https://old.example.com/products/Kolam-Tee/?x=1', '/product/kolam-tee');
    await save('/pages/Größen', '/product?tag=size#top');
    const to = '/product/kolam-tee';
    expect(await ask('/products/kolam-tee')).toEqual([301, to]);
    expect(await ask('/Products/KOLAM-tee/')).toEqual([301, to]);
    expect(await ask('/collections/all/products/kolam-tee?variant=9&utm_source=a%20b')).toEqual([
      301,
      `${to}?variant=9&utm_source=a%20b`,
    ]);
    expect(await ask('/pages/gro%CC%88%C3%9Fen?a=1')).toEqual([301, '/product?tag=size&a=1#top']);
    expect(await ask('/products/other')).toEqual([404, undefined]);
    expect(await ask('/products/%E0%A4%A')).toEqual([404, undefined]);
  });

  it('never hide a page that exists, also one that came later', async () => {
    await expect(save('/about', '/product')).rejects.toMatchObject({ code: 'invalid' });
    await expect(save('/product/kolam-tee', '/product')).rejects.toMatchObject({ code: 'invalid' });
    await save('/product/later', '/product/kolam-tee');
    expect(await ask('/product/later?color=x')).toEqual([301, '/product/kolam-tee?color=x']);
    await shop.addProduct({ id: 'later' });
    expect(await ask('/product/later')).toEqual([200, undefined]);
  });

  it('are one hop whatever order they are saved in, and never a circle', async () => {
    await save('/a', '/b?size=M');
    await save('/b', '/c');
    await save('/c', '/product/kolam-tee');
    await save('/d', '/a');
    const to = '/product/kolam-tee';
    expect(await stored()).toEqual([
      ['/a', `${to}?size=M`],
      ['/b', to],
      ['/c', to],
      ['/d', `${to}?size=M`],
    ]);
    for (const [from, target] of [
      ['/x', '/x'],
      ['/x', '/X/?y=1'],
    ] as const)
      await expect(save(from, target)).rejects.toMatchObject({ code: 'invalid' });
    await save('/p', '/q');
    await expect(save('/q', '/p')).rejects.toMatchObject({ code: 'invalid' });
    expect(await ask('/q')).toEqual([404, undefined]);
  });

  it('saved by two processes at once make no circle', async () => {
    await Promise.allSettled([save('/p', '/q'), save('/q', '/p')]);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    'https://elsewhere.example/x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'https://tees.example.com.elsewhere.example/',
    'https://tees.example.com@elsewhere.example/',
  ])('never lead to another host: %s', async (to) => {
    await expect(save('/old', to)).rejects.toMatchObject({ fields: { to: expect.any(String) } });
  });

  it.each(['/old%0Apage', '/old%00', '/old%5Cpage', `/${'x'.repeat(300)}`])(
    'and their pages have no control characters, no backslash, and an end: %s',
    async (address) => {
      await expect(save(address, '/about')).rejects.toMatchObject({ fields: { from: expect.any(String) } });
      await expect(save('/old', address)).rejects.toMatchObject({ fields: { to: expect.any(String) } });
    },
  );

  it('of an import leave those made by hand, pages, and circles', async () => {
    await save('/products/kolam-tee', '/about');
    await save('/product/kept', '/about');
    const bring = () =>
      shop.deps.db.transaction().execute((trx) =>
        saveImportedMoves(trx, shop.deps, [
          { path: '/products/kolam-tee', target: '/product/kolam-tee' },
          { path: '/product/kolam-tee', target: '/product' },
          { path: '/products/kept', target: '/product/kept' },
          { path: '/same', target: '/same' },
        ]),
      );
    await bring();
    await bring();
    expect(await stored()).toEqual([
      ['/product/kept', '/about'],
      ['/products/kept', '/about'],
      ['/products/kolam-tee', '/about'],
    ]);
  });

  it('without a page are counted for a week; saving or deleting a redirect is in the audit log', async () => {
    await ask('/products/gone?email=a@b.in');
    await ask('/Products/gone');
    await ask('/pages/faq');
    await ask('/about');
    expect((await listRedirects(shop.deps)).missing).toEqual([
      { path: '/products/gone', asked: 2 },
      { path: '/pages/faq', asked: 1 },
    ]);
    const { redirects, missing } = await save('/products/gone', '/product');
    expect(missing.map(({ path }) => path)).toEqual(['/pages/faq']);
    await deleteRedirect(shop.deps, redirects[0]?.id ?? '', commandLine);
    const actions = await shop.deps.db.selectFrom('audit_log').select(['action', 'subject']).execute();
    expect(actions).toEqual([
      { action: 'redirects save', subject: 'address /products/gone' },
      { action: 'redirects delete', subject: 'address /products/gone' },
    ]);
    now = new Date('2026-12-04T06:00:00.000Z');
    expect((await listRedirects(shop.deps)).missing).toEqual([]);
    await ask('/pages/new');
    await listRedirects(shop.deps);
    expect(await shop.deps.db.selectFrom('missing_pages').select('path').execute()).toEqual([{ path: '/pages/new' }]);
  });

  it('invented by a flood take no room, write once a minute, and leave those that people follow', async () => {
    const { deps } = shop;
    for (let minute = 0; minute < 4; minute += 1) {
      noteMissingPage(deps, '/products/followed');
      noteMissingPage(deps, '/products/followed');
      for (let index = 0; index < 2000; index += 1) noteMissingPage(deps, `/invented-${minute}-${index}`);
      expect(deps.missingPages.size).toBe(200);
      await writeMissingPages(deps);
    }
    const rows = await deps.db.selectFrom('missing_pages').selectAll().orderBy('asked', 'desc').execute();
    expect(rows).toHaveLength(300);
    expect(rows[0]).toEqual({ day: '2026-11-27', path: '/products/followed', asked: 8 });
  });

  it.each(['/account/asha@example.com', '/track/9876543210', `/x/${'a1'.repeat(12)}`, '/.env', '/wp-login.php'])(
    'that name a person, open something or are attacks are not counted: %s',
    (path) => {
      noteMissingPage(shop.deps, path);
      expect(shop.deps.missingPages.size).toBe(0);
    },
  );

  it('are kept by owners and managers', async () => {
    const admin = openTestAdmin(shop);
    const { cookie } = await admin.addMember('manager');
    const saved = await admin.call('saveRedirect', { cookie, body: { from: '/products/x', to: '/about' } });
    expect(saved.body).toMatchObject({
      redirects: [{ from: '/products/x', to: '/about', isImported: false }],
      total: 1,
    });
    expect((await admin.call('listRedirects', { cookie, query: { q: 'NOTHING' } })).body.total).toBe(0);
    expect((await admin.call('listRedirects', { cookie, query: { q: 'ABOUT' } })).body.total).toBe(1);
    const packer = await admin.addMember('packer');
    expect((await admin.call('listRedirects', { cookie: packer.cookie })).status).toBe(403);
    await admin.close();
  });
});

describe('the address of a page that an old one leads to', () => {
  it('is a path of this shop', () => {
    expect(readTarget('https://tees.example.com/product?tag=a%20b#x', publicUrl)).toBe('/product?tag=a%20b#x');
    expect(readTarget('product/kolam', publicUrl)).toBe('/product/kolam');
    expect(readTarget('/.//elsewhere.example', publicUrl)).toBe('/elsewhere.example');
  });
});

describe('links inside descriptions', () => {
  const targets = new Map([
    ['/products/kolam', '/product/kolam'],
    ['/collections/kites', '/product?tag=kites&sort=price'],
  ]);
  const move = (html: string) => moveLinks(html, publicUrl, (path) => targets.get(path));

  it('lead to the new pages', () => {
    const old = (href: string) => `<p>See <a href="${href}" rel="nofollow noopener">it</a></p>`;
    for (const href of [
      '/products/kolam',
      '/collections/all/products/kolam?variant=1&amp;x=2',
      'https://www.tees.example.com/products/Kolam',
      'https://my-shop.myshopify.com/products/kolam',
    ])
      expect(move(old(href))).toEqual({ html: '<p>See <a href="/product/kolam">it</a></p>', lost: [] });
    expect(move('<a href="/collections/kites">').html).toBe('<a href="/product?tag=kites&amp;sort=price">');
  });

  it('to pages that the shop does not have are named, and others stay', () => {
    const html =
      '<a href="/pages/faq">a</a><a href="https://old.example.com/products/kolam" rel="nofollow noopener">b</a><a href="/about">c</a><a href="https://example.org/x">d</a><a href="mailto:a@b.in">e</a>';
    expect(move(html)).toEqual({ html, lost: ['/pages/faq', 'https://old.example.com/products/kolam'] });
  });
});
