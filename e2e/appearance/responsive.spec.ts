// The shop on a small phone, and in a browser without scripts.
import { blogHref, cardPrice, detailPrice, pages, productHref } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { fillCart, firstProduct } from '../fixtures/shopper.ts';

const smallPhone = { width: 360, height: 740 };

/** A page wider than the screen would scroll sideways. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(smallPhone.width);
}

const plainPaths = Object.values(pages).filter((page) => !page.path.includes(':'));

test.describe('on a small phone', () => {
  test.use({ viewport: smallPhone, hasTouch: true });

  test('no open page is wider than the screen', async ({ page, shop }) => {
    const [post] = (await (await fetch(`${shop.url}/api/blog`)).json()) as { _id: string }[];
    const open = plainPaths.filter(({ access }) => access !== 'customer').map(({ path }) => path);
    for (const path of [...open, productHref((await firstProduct(shop.url))._id), blogHref(post?._id ?? '')]) {
      await expectToFit(page, path);
    }
  });

  test('the menu leads to every page of the header, and closes afterwards', async ({ page }) => {
    await page.goto(pages.home.path);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(pages.about.path);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('the filters open in a sheet and apply to the list behind it', async ({ page, shop }) => {
    const { category } = await firstProduct(shop.url);
    await page.goto(pages.store.path);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog');
    const show = sheet.getByRole('button', { name: /^Show \d+ product/ });
    await expect(show).toBeInViewport({ ratio: 1 });
    await sheet.getByRole('link', { name: category, exact: true }).click();
    await expect(page).toHaveURL(/category=/);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: `Remove the filter ${category}` })).toBeVisible();
  });
});

customerTest.describe('signed in, on a small phone', () => {
  customerTest.use({ viewport: smallPhone, hasTouch: true });

  customerTest('no personal page is wider than the screen', async ({ page, shop, shopper }) => {
    await fillCart(shop.url, shopper);
    for (const { path, access } of plainPaths) {
      if (access === 'customer') await expectToFit(page, path);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('products are listed, found and read', async ({ page, shop }) => {
    const product = await firstProduct(shop.url);
    await page.goto(pages.store.path);
    await expect(page.getByText(cardPrice(product.price)).first()).toBeVisible();
    await page.getByRole('link', { name: product.category, exact: true }).first().click();
    await expect(page).toHaveURL(/category=/);
    await page.getByRole('link', { name: product.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    await expect(page.getByText(detailPrice(product.price)).first()).toBeVisible();
  });

  test('no form writes what is typed into the address, and each says what is missing', async ({ page, shop }) => {
    const product = await firstProduct(shop.url);
    const isSearch = '[action]:not(:has([type=password], [type=email], textarea))';
    for (const path of [...plainPaths.map((plain) => plain.path), productHref(product._id)]) {
      await page.goto(path);
      await expect(page.locator(`form:not([method=post], ${isSearch})`), path).toHaveCount(0);
      for (const form of await page.locator('form[method=post]').all())
        await expect(form.locator('noscript p:visible'), path).toContainText('Please allow scripts for this shop');
    }
    await page.goto(pages.login.path);
    await page.getByLabel('Email').first().fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a secret of Asha');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(pages.login.path);
  });
});
