// The search box offers products and lists; the results page names the search text.
import { pages, productHref, storeHref } from '@taana-baana/contract';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { firstProduct } from '../fixtures/shopper.ts';

test.describe('words typed before the script of the search box is here', () => {
  test('are searched when it is [spec header.3]', async ({ page, shop }) => {
    const { title, _id } = await firstProduct(shop.url);
    const response = Promise.withResolvers<void>();
    await page.route('**/search-combobox*', async (route) => {
      await response.promise;
      await route.continue();
    });
    await gotoHydrated(page, pages.about.path);
    await page.getByRole('searchbox', { name: 'Search products' }).click();
    await page.keyboard.type(title);
    response.resolve();
    const option = page.getByRole('option', { name: title, exact: true });
    await expect(option).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(productHref(_id));
  });

  test('are answered when nothing matches [spec header.5 form.18]', async ({ page }) => {
    const response = Promise.withResolvers<void>();
    await page.route('**/search-combobox*', async (route) => {
      await response.promise;
      await route.continue();
    });
    await gotoHydrated(page, pages.about.path);
    await page.getByRole('searchbox', { name: 'Search products' }).click();
    await page.keyboard.type('zzqqxx');
    response.resolve();
    await expect(page.getByText('No matches found.')).toBeVisible();
  });
});

test('a search says what was searched for, keeps it on reload, and a chip removes it', async ({ page }) => {
  await gotoHydrated(page, pages.about.path);
  const field = page.getByPlaceholder('Search for Products here');
  await field.fill('black');
  await field.press('Enter');
  await expect(page).toHaveURL(storeHref({ q: 'black' }));
  const results = page.getByText(/^\d+ results for “black”$/);
  await expect(results).toBeVisible();
  await expect(page).toHaveTitle(/“black”/);
  await page.reload();
  await expect(field).toHaveValue('black');
  await expect(results).toBeVisible();
  await page.getByRole('link', { name: 'Remove the filter “black”' }).click();
  await expect(page).toHaveURL(pages.store.path);
  await expect(field).toHaveValue('');
  await expect(results).toBeHidden();
  await page.goBack();
  await expect(field).toHaveValue('black');
});

test('the menu offers pictures, prices, a list, and all results', async ({ page }) => {
  await gotoHydrated(page, pages.about.path);
  await page.getByPlaceholder('Search for Products here').click();
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('bla');
  const first = page.getByRole('option').first();
  await expect(first).toContainText(/Rs\. \d+/);
  await expect(first.locator('img')).toHaveAttribute('src', /\/images\//);
  const all = page.getByRole('option', { name: /^See all \d+ results$/ });
  await expect(all).toBeInViewport();
  await page.getByRole('option', { name: 'Black', exact: true }).click();
  await expect(page).toHaveURL(storeHref({ q: 'black' }));
  await expect(search).toHaveValue('black');
  await search.fill('polo');
  await page.getByRole('option', { name: 'Polo T-shirts' }).click();
  await expect(page).toHaveURL(storeHref({ category: 'Polo' }));
  await search.fill('black');
  await all.click();
  await expect(page).toHaveURL(storeHref({ q: 'black' }));
});

test('a search that finds nothing leads on', async ({ page }) => {
  await page.goto(storeHref({ q: 'hoodie' }));
  await expect(page.getByText('Nothing found for “hoodie”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
  await page.getByRole('list', { name: 'Categories' }).getByRole('link').first().click();
  await expect(page.getByText('Nothing found')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a screen reader hears how many suggestions there are, once the typing rests', async ({ page }) => {
  await gotoHydrated(page, pages.about.path);
  const heard = page.getByRole('search').getByRole('status');
  const field = page.getByLabel('Search products');
  await field.fill('kolam');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(heard).toHaveText(`${await options.count()} suggestions`);
  await field.fill('qwertyuiop');
  await expect(heard).toHaveText('No suggestions');
  await field.fill('');
  await expect(heard).toHaveText('');
});
