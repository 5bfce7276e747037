// A shop opened at another address than its PUBLIC_URL, and another origin that uses its API.
import { pages } from '@taana-baana/contract';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';

const publicUrl = 'https://tees.example.com';
const client = 'http://127.0.0.1:4999';

// In one worker: another would start another browser and shop.
test.describe.configure({ mode: 'default' });
test.use({ environment: { PUBLIC_URL: publicUrl, CORS_ORIGINS: client } });

test('the shop’s own pages load pictures from the host where they were opened', async ({ page, shop }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !url.startsWith(shop.url)) elsewhere.push(url);
  });
  const picture = page.locator('main img').first();
  const expectShown = () =>
    expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await gotoHydrated(page, pages.store.path);
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\/[\w-]+$/);
  await expectShown();
  await page.reload();
  await expectShown();
  await gotoHydrated(page, pages.blogs.path);
  await expectShown();
  expect(elsewhere).toEqual([]);
});

// Chromium asks before a public page may reach this machine; a real shop does not run on it.
test.use({ permissions: ['local-network-access'], expectedConsoleErrors: [/status of 400.*product\/rating/] });

test('a page of a listed origin signs in, fills a cart, reads totals and shows pictures', async ({ page, shop }) => {
  await page.route(`${client}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Client</h1>' }));
  await page.route(`${publicUrl}/images/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(publicUrl, shop.url) }) }),
  );
  await page.goto(`${client}/`);
  const seen = await page.evaluate(async (api) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    const send = async (method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${api}/${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, total: answer.headers.get('x-total-count'), body: await answer.json() };
    };
    const person = { email: `${crypto.randomUUID()}@example.com`, password: 'warp-and-weft-21' };
    await send('POST', 'user/register', { ...person, firstname: 'Asha', lastname: 'Kumari', mobile: '9876543210' });
    headers['authorization'] = `Bearer ${(await send('POST', 'user/login', person)).body.token}`;
    // Twice: the second response comes from the cache.
    await fetch(`${api}/product?limit=1`);
    const open = await fetch(`${api}/product?limit=1`);
    const [product] = await open.json();
    const added = await send('POST', 'user/cart', {
      productId: product._id,
      color: product.color[0]._id,
      size: 'm',
      quantity: 1,
    });
    const changed = await send('DELETE', `user/update-product-cart/${added.body._id}/2`);
    const refused = await send('PUT', 'product/rating', {});
    const image = new Image();
    image.src = product.images[0].url;
    await image.decode();
    return {
      total: Number(open.headers.get('x-total-count')),
      added: added.status,
      quantity: changed.body.quantity,
      refused: refused.body.fields.prodId,
      picture: image.src,
    };
  }, `${shop.url}/api`);
  expect(seen).toEqual({
    total: expect.any(Number),
    added: 201,
    quantity: 2,
    refused: expect.stringContaining('prodId'),
    picture: expect.stringContaining(`${publicUrl}/images/`),
  });
  expect(seen.total).toBeGreaterThan(40);
});
