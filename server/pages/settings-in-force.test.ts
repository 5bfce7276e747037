// A change of the settings in everything that was cached before it, in the saver's process and in
// another one on the same database.
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createChanges, noticeChanges } from '../database/changes.ts';
import { testEngines } from '../database/testing.ts';
import { createApp } from '../http/app.ts';
import { commandLine } from '../modules/shop/audit-log/audit-log.service.ts';
import { createSettings } from '../modules/shop/settings/current-settings.service.ts';
import { uploadLogo } from '../modules/shop/settings/logo.service.ts';
import { saveSection, showSettings } from '../modules/shop/settings/settings.service.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { registerAssets } from './assets.ts';
import { registerPages } from './pages.ts';

const madder = '#a32633';
const blue = '#1d4e89';
const icons = ['/favicon.png', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'];
const withName = [
  '/about',
  '/api/config',
  '/api/openapi.json',
  '/products.xml',
  '/blog.rss',
  '/manifest.webmanifest',
  '/service-worker.js',
];

describe.each(testEngines)('a changed setting on %s', (engine) => {
  let shop: TestShop;
  let here: FastifyInstance;
  let there: FastifyInstance;
  let noticeThere: () => Promise<void>;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await shop.addProduct({ id: 'tee' });
    const changes = createChanges();
    const settings = createSettings({ db: shop.deps.db, changes, log: pino({ level: 'silent' }) });
    const other = { ...shop.deps, changes, settings };
    [here, there] = [await createApp(shop.deps), await createApp(other)];
    for (const [app, deps] of [
      [here, shop.deps],
      [there, other],
    ] as const) {
      await registerAssets(app, deps);
      await registerPages(app, deps);
    }
    noticeThere = () => noticeChanges(other);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await shop.close();
  });
  const get = async (app: FastifyInstance, path: string) => (await app.inject(path)).payload;
  /** As the job that runs every two seconds, and then until the other process has loaded them. */
  const reload = async (isThere: () => Promise<boolean>) => {
    await noticeThere();
    await expect.poll(isThere).toBe(true);
  };

  test('the name: pages, feeds, manifest, offline page and the API that were cached show the new one', async () => {
    for (const app of [here, there])
      for (const path of withName)
        expect([path, await get(app, path)]).toEqual([path, expect.stringMatching('Taana Baana|Taana')]);
    const { value, version } = (await showSettings(shop.deps)).shop;
    await saveSection(
      shop.deps,
      { section: 'shop', basedOn: version, value: { ...value, name: 'Resham' } },
      commandLine,
    );
    for (const path of withName)
      expect([path, await get(here, path)]).toEqual([path, expect.stringContaining('Resham')]);
    expect(await get(there, '/about')).toContain('<title>About Us · Taana Baana</title>');
    await reload(async () => (await get(there, '/about')).includes('<title>About Us · Resham</title>'));
    for (const path of withName)
      expect([path, await get(there, path)]).toEqual([path, expect.stringContaining('Resham')]);
  });

  test('the colours: a style sheet of their own, which the page’s policy allows', async () => {
    expect(await get(here, '/about')).not.toContain(':root{--color-madder:');
    const sharePicture = async () => (await here.inject('/share.jpg')).rawPayload;
    const before = await sharePicture();
    await saveSection(
      shop.deps,
      { section: 'look', basedOn: 0, value: { primary: blue, accent: '#dfa02a' } },
      commandLine,
    );
    for (const path of ['/about', '/service-worker.js'])
      expect(await get(here, path)).toContain(`--color-madder:${blue};`);
    const { payload, headers } = await here.inject('/about');
    const styles = [...payload.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style ?? '');
    expect(styles).toHaveLength(2);
    for (const style of styles)
      expect(headers['content-security-policy']).toContain(`'sha256-${hash('sha256', style, 'base64')}'`);
    expect(styles[1]).not.toContain(madder);
    expect((await sharePicture()).equals(before)).toBe(false);
  });

  test('shipping: the fee in the feed, on the product’s page and in its data', async () => {
    const saved = { fee: 70, freeFrom: 5000, unionTerritories: true };
    await saveSection(shop.deps, { section: 'shipping', basedOn: 0, value: saved }, commandLine);
    expect(await get(here, '/products.xml')).toContain('<g:price>70.00 INR</g:price></g:shipping>');
    const page = await get(here, '/product/tee');
    expect(page).toContain('Rs. 70 (free from Rs. 5000)');
    expect(page).toContain('"shippingRate":{"@type":"MonetaryAmount","value":70,');
    // React separates the texts around a filled gap by comments.
    const policy = (await get(here, '/shipping-policy')).replaceAll('<!-- -->', '');
    expect(policy).toContain('An order of Rs. 5000 or more ships free.');
    await saveSection(shop.deps, { section: 'shipping', basedOn: 1, value: { ...saved, freeFrom: 799 } }, commandLine);
    expect(await get(here, '/products.xml')).toContain('<g:price>0.00 INR</g:price></g:shipping>');
  });

  test('the times: product page, its data and the policies', async () => {
    const saved = { exchangeDays: 7, processingDays: 3, deliveryFrom: 2, deliveryTo: 4 };
    await saveSection(shop.deps, { section: 'promises', basedOn: 0, value: saved }, commandLine);
    const read = async (path: string) => (await get(here, path)).replaceAll('<!-- -->', '');
    const page = await read('/product/tee');
    for (const text of [
      'Ships within 2-8 business days, from your order to your door: up to 72 hours to make, then 2 to 4 business days',
      'Arrives in 2 to 7 business days',
      'Exchange or store credit within 7 days of delivery',
      '"handlingTime":{"@type":"QuantitativeValue","minValue":0,"maxValue":3,',
      '"transitTime":{"@type":"QuantitativeValue","minValue":2,"maxValue":4,',
      '"merchantReturnDays":7',
    ])
      expect(page).toContain(text);
    expect(await read('/refund-policy')).toContain('Send it back within 7 days of delivery.');
    const policy = await read('/shipping-policy');
    expect(policy).toContain('We process an order within 72 hours.');
    expect(policy).toContain('Delivery takes 2 to 4 business days.');
  });

  test('the logo: header, icons, manifest and the picture of shared links', async () => {
    const before = await Promise.all(
      [...icons, '/share.jpg'].map(async (path) => (await here.inject(path)).rawPayload),
    );
    const picture = sharp({ create: { width: 600, height: 200, channels: 4, background: '#00ff00' } });
    const { logo } = await uploadLogo(shop.deps, await picture.png().toBuffer(), 0, commandLine);
    const page = await get(here, '/about');
    expect(page).toContain(
      `<img src="${logo.header.src}" srcSet="${logo.header.srcset}" width="132" height="44" alt="Resham"`,
    );
    expect(page).toContain(`<link rel="icon" href="${logo.favicon48}"`);
    expect(JSON.parse(await get(here, '/manifest.webmanifest'))).toMatchObject({
      icons: [{ src: logo.icon192 }, { src: logo.icon512 }],
    });
    const sizes = await Promise.all(
      icons.map(async (path) => (await sharp((await here.inject(path)).rawPayload).metadata()).width),
    );
    expect(sizes).toEqual([48, 48, 180, 192, 512]);
    const after = await Promise.all([...icons, '/share.jpg'].map(async (path) => (await here.inject(path)).rawPayload));
    for (const [index, bytes] of after.entries()) expect(bytes.equals(before[index] as Buffer)).toBe(false);
    for (const path of Object.values(logo).filter((value) => typeof value === 'string'))
      expect((await here.inject(path)).headers['cache-control']).toContain('immutable');
  });
});

test('a page that was being made while the settings changed is not kept', async () => {
  const shop = await openTestShop('sqlite');
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  shop.app.get('/slow', (request, reply) =>
    shop.app.responseCache.send(request, reply, '/slow', async () => {
      const body = Buffer.from(shop.deps.settings.current().name);
      begun.resolve();
      await held.promise;
      const headers = { 'content-type': 'text/plain', 'cache-control': 'public' };
      return { status: 200, headers, body, tags: ['settings'] };
    }),
  );
  const early = shop.app.inject('/slow').then(({ payload }) => payload);
  await begun.promise;
  const { value } = (await showSettings(shop.deps)).shop;
  await saveSection(shop.deps, { section: 'shop', basedOn: 0, value: { ...value, name: 'Resham' } }, commandLine);
  held.resolve();
  expect(await early).toBe('Taana Baana');
  expect((await shop.app.inject('/slow')).payload).toBe('Resham');
  await shop.close();
});
