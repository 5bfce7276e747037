// The store's sorts and filters: each change fetches the list again, and the page shows the answer.
import { type Product, pages, productHref } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { firstProduct } from '../fixtures/shopper.ts';

const shownTitles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });

async function listed(url: string, query: Record<string, string>): Promise<Product[]> {
  const answer = await fetch(`${url}/api/product?${new URLSearchParams(query).toString()}`);
  return (await answer.json()) as Product[];
}

/** Resolves when the page asks the API for a list with this parameter. */
const listRequest = (page: Page, name: string, value: string) =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/api/product' && searchParams.get(name) === value;
  });

/** The page shows the API's count for the query, and the products in the API's order. */
async function expectListed(page: Page, url: string, query: Record<string, string>): Promise<void> {
  const products = await listed(url, query);
  const count = products.length === 1 ? '1 product' : `${products.length} products`;
  await expect(page.getByText(count, { exact: true }).first()).toBeVisible();
  await expect(shownTitles(page)).toContainText(products.slice(0, 12).map(({ title }) => title));
}

// New-Old comes last, because it is the initial order.
const sorts = {
  'A-Z': 'title',
  'Z-A': '-title',
  'Price Low-High': 'price',
  'Price High-Low': '-price',
  'Old-New': 'createdAt',
  'New-Old': '-createdAt',
};

test('each of the six sorts fetches the list again [spec store.9,12,13 limit.4]', async ({ page, shop }) => {
  await gotoHydrated(page, pages.store.path);
  await expectListed(page, shop.url, { sort: '-createdAt' });
  for (const [label, sort] of Object.entries(sorts)) {
    const asked = listRequest(page, 'sort', sort);
    await page.getByLabel('Sort By').selectOption({ label });
    await asked;
    await expectListed(page, shop.url, { sort });
  }
});

test('a price typed into From or To fetches the list again [spec store.6,17,18]', async ({ page, shop }) => {
  const prices = (await listed(shop.url, { sort: 'price' })).map(({ price }) => price);
  const [low = 0, high = 0] = [prices[Math.floor(prices.length / 3)], prices[Math.floor(prices.length / 2)]];
  await gotoHydrated(page, pages.store.path);
  let asked = listRequest(page, 'price[lte]', String(high));
  await page.getByRole('spinbutton', { name: 'To' }).pressSequentially(String(high));
  await asked;
  await expectListed(page, shop.url, { maxPrice: String(high) });
  asked = listRequest(page, 'price[gte]', String(low));
  await page.getByRole('spinbutton', { name: 'From' }).pressSequentially(String(low));
  await asked;
  await expectListed(page, shop.url, { minPrice: String(low), maxPrice: String(high) });
  await expect(page).toHaveURL(`${pages.store.path}?minPrice=${low}&maxPrice=${high}`);
});

test('a category, and a brand, tag or type of a product fetch the list again [spec store.5,14-16]', async ({
  page,
  shop,
}) => {
  const { _id, category, brand, tags } = await firstProduct(shop.url);
  const [tag = ''] = tags.split(',');
  await gotoHydrated(page, pages.store.path);
  const asked = listRequest(page, 'category', category);
  await page.getByRole('link', { name: category, exact: true }).first().click();
  await asked;
  await expectListed(page, shop.url, { category });
  for (const [label, parameter, filter] of [
    [brand, 'brand', { brand }],
    [tag, 'tags', { tags: tag }],
    [category, 'category', { category }],
  ] as const) {
    await gotoHydrated(page, productHref(_id));
    const again = listRequest(page, parameter, label);
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).first().click();
    await again;
    await expectListed(page, shop.url, filter);
  }
});
