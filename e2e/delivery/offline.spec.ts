// Without a connection: a page that says so and reloads when online,
// and calls that can be repeated.
import { pages } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart } from '../fixtures/shopper.ts';

const cut = [/ERR_(FAILED|INTERNET_DISCONNECTED)|status of 503|when fetching the script/];
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The worker is registered when the page is idle. */
async function untilPrepared(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

test.describe('with the network cut', () => {
  test.use({ expectedConsoleErrors: cut });

  test('a page that cannot be loaded shows the shop’s offline page, and loads by itself once online', async ({
    page,
    context,
  }) => {
    await page.goto(pages.about.path);
    await untilPrepared(page);
    await context.setOffline(true);
    await page.goto(pages.contact.path);
    await expect(heading(page, 'No connection')).toBeVisible();
    const tried = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Try again' }).click();
    await tried;
    await expect(heading(page, 'No connection')).toBeVisible();
    expect(page.url()).toContain(pages.contact.path);
    await context.setOffline(false);
    await expect(heading(page, 'Contact')).toBeVisible();
    expect(await page.evaluate(() => caches.keys()), 'what the worker keeps').toEqual([]);
  });

  test('a list that failed to load has a retry button, and loads by itself once online', async ({ page, context }) => {
    await gotoHydrated(page, pages.store.path);
    await context.setOffline(true);
    await page.getByLabel('Sort By').selectOption('Price Low-High');
    await expect(page.getByText('Please check your connection and try again')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Please check your connection and try again')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Please check your connection and try again')).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a screen that failed to load loads by itself once online', async ({ page, context }) => {
    await gotoHydrated(page, pages.contact.path);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page, 'About')).toBeVisible();
  });

  test('the search box works without options that failed to load, and offers them once online', async ({
    page,
    context,
  }) => {
    await gotoHydrated(page, pages.blogs.path);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('search-combobox'));
    await page.getByRole('searchbox', { name: 'Search products' }).click();
    await failed;
    await page.keyboard.type('kolam');
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('kolam');
    await context.setOffline(false);
    await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('kolam');
  });

  test('a failed action shows an error', async ({ page, context }) => {
    const toasts = page.waitForResponse('**/toast-container-*.js');
    await gotoHydrated(page, pages.login.path);
    await (await toasts).finished();
    await context.setOffline(true);
    await page.getByRole('main').getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill('warp-and-weft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('check your connection');
  });

  test('a picture that failed to load loads by itself once online', async ({ page }) => {
    const lost = new Set<string>();
    await page.route('**/images/**', async (route, request) => {
      if (lost.has(request.url())) return route.continue();
      lost.add(request.url());
      return route.abort();
    });
    await gotoHydrated(page, pages.store.path);
    const picture = page.getByRole('article').first().locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(lost.size, 'the first load of each failed').toBeGreaterThan(0);
  });

  test('a screen of an earlier release is opened by the browser, as it is now', async ({ page }) => {
    await gotoHydrated(page, pages.blogs.path);
    await page.route('**/about.screen-*.js', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page, 'About')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Blogs')).toBeVisible();
  });
});

customerTest.describe('a customer with the network cut', () => {
  customerTest.use({ expectedConsoleErrors: cut });

  customerTest('finds the cart again once there is a connection', async ({ page, context, shop, shopper }) => {
    const { title } = await fillCart(shop.url, shopper);
    await page.route('**/api/user/cart', (route) => route.abort());
    await gotoHydrated(page, pages.cart.path);
    await expect(page.getByText('Please check your connection and try again')).toBeVisible();
    await context.setOffline(true);
    await page.unroute('**/api/user/cart');
    await context.setOffline(false);
    await expect(page.getByRole('row').getByText(title)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
  });
});

test('the worker does not interfere: its file is not cached, and its pages come from the server', async ({ page }) => {
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  await page.goto(pages.about.path);
  await untilPrepared(page);
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(answer?.status()).toBe(200);
  const fromWorker: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker() && !response.request().isNavigationRequest()) fromWorker.push(response.url());
  });
  await gotoHydrated(page, pages.store.path);
  expect(fromWorker).toEqual([]);
});
