// Public pages have a heading, unknown ones say so; filters, sort and search find products.
import { type Product, cardPrice, pages } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';

const openPages = Object.values(pages)
  .filter((page) => page.access === 'open' && !page.path.includes(':'))
  .map((page) => page.path);

for (const path of openPages) {
  test(`${path} opens with a heading [spec page.3-5,14,17-20 role.1]`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('what does not exist', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  for (const path of ['/no-such-page', '/product/no-such-product', '/blog/no-such-post']) {
    test(`${path} answers 404 and says so [spec page.23]`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
    });
  }
});

test.describe('the store', () => {
  const productsOf = async (url: string, query = '') =>
    (await (await fetch(`${url}/api/product?${query}`)).json()) as Product[];
  const count = (page: Page, total: number) =>
    expect(page.getByText(total === 1 ? '1 product' : `${total} products`, { exact: true }).first()).toBeVisible();

  test('keeps its filters in the address, so that Back and a reload keep them [spec store.5]', async ({
    page,
    shop,
  }) => {
    const all = await productsOf(shop.url);
    const category = all[0]?.category ?? '';
    const ofCategory = all.filter((product) => product.category === category);
    await page.goto(pages.store.path);
    await count(page, all.length);

    await page.getByRole('link', { name: category, exact: true }).first().click();
    await count(page, ofCategory.length);
    await expect(page).toHaveURL(/category=/);

    const dearest = Math.max(...ofCategory.map((product) => product.price));
    const dear = ofCategory.filter((product) => product.price >= dearest);
    await page.getByRole('spinbutton', { name: 'From' }).fill(String(dearest));
    await count(page, dear.length);
    await expect(page.getByText(cardPrice(dearest)).first()).toBeVisible();

    await page.reload();
    await count(page, dear.length);
    await expect(page.getByRole('spinbutton', { name: 'From' })).toHaveValue(String(dearest));

    await page.getByRole('link', { name: 'Clear filters' }).click();
    await count(page, all.length);
    await page.goBack();
    await count(page, dear.length);
  });

  test('does not shift after loading, including the space reserved for more cards', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await gotoHydrated(page, pages.store.path);
    await expect(page.locator('main li[aria-hidden=true]').first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('finds a product by the search box, with the keyboard [spec header.3,5 form.18]', async ({ page, shop }) => {
    const [wanted] = await productsOf(shop.url, 'sort=title&limit=1');
    await page.goto(pages.about.path);
    await page.getByPlaceholder('Search for Products here').click();
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.pressSequentially('zzzzqqqq');
    await expect(page.getByText('No matches found.')).toBeVisible();
    await search.fill(wanted?.title ?? '');
    await expect(page.getByRole('option', { name: wanted?.title ?? '' }).first()).toBeVisible();
    await search.press('ArrowDown');
    await search.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/product/${wanted?._id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted?.title ?? '');
  });
});
