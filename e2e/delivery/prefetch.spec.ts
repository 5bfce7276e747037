// What is prefetched before a click, and that shoppers who save data load nothing extra.
import { pages, productHref } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { firstProduct } from '../fixtures/shopper.ts';

/** Pretends that the browser reports this connection. */
async function onLine(page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), connection);
}

/** The products requested by prefetching. */
function askedProducts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/product/')) asked.push(pathname.slice('/api/product/'.length));
  });
  return asked;
}

/** Resolves at the last prefetch that every connection does: the others have started by then. */
const isReady = async (page: Page) => page.waitForResponse(/\/assets\/product\.screen-/);

test('a hovered card is prefetched, and the click requests nothing more', async ({ page, shop }) => {
  await onLine(page, { effectiveType: '3g', saveData: false });
  const asked = askedProducts(page);
  const { _id, title } = await firstProduct(shop.url);
  const ready = isReady(page);
  await gotoHydrated(page, pages.store.path);
  await ready;
  expect(asked).toEqual([]);
  const card = page.getByRole('main').getByRole('link', { name: title, exact: true }).first();
  const picture = page.waitForRequest(/\/images\/.*-600\..*\.avif/);
  await card.hover();
  await picture;
  await card.click();
  await expect(page).toHaveURL(productHref(_id));
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(asked).toEqual([_id]);
});

test('on a fast connection the first visible cards are prefetched, six at most', async ({ page }) => {
  await onLine(page, { effectiveType: '4g', saveData: false });
  const asked = askedProducts(page);
  await gotoHydrated(page, pages.store.path);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const cards = page.getByRole('main').getByRole('article');
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(new Set(asked).size).toBe(asked.length);
});

test('with Save-Data nothing is prefetched', async ({ page, shop }) => {
  await onLine(page, { effectiveType: '4g', saveData: true });
  const asked = askedProducts(page);
  const { _id, title } = await firstProduct(shop.url);
  const ready = isReady(page);
  await gotoHydrated(page, pages.store.path);
  await ready;
  const card = page.getByRole('main').getByRole('link', { name: title, exact: true }).first();
  await card.hover();
  await card.focus();
  expect(asked).toEqual([]);
  await card.click();
  await expect(page).toHaveURL(productHref(_id));
  await expect.poll(() => asked).toEqual([_id]);
});
