// Two tabs of one browser agree: login, logout, the cart's count, the hearts.
import type { BrowserContext, Page } from '@playwright/test';
import { pages, productHref } from '@taana-baana/contract';
import { logIn } from '../fixtures/account.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct } from '../fixtures/shopper.ts';

const greeting = (page: Page) => page.getByRole('link', { name: 'Welcome Asha' });

/** Open, and far enough to hear the other tabs. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await gotoHydrated(page, path);
  // Also when it comes from the browser's memory, which is no response.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/after-load-[^/]*\.js$/.test(name)),
  );
  return page;
}

test('a tab opened before the login is signed in with the other, and signed out with it', async ({
  context,
  shop,
  shopper,
}) => {
  const product = await fillCart(shop.url, shopper);
  const reading = await openTab(context, productHref(product._id));
  const waiting = await openTab(context, pages.login.path);
  const first = await openTab(context, pages.login.path);
  await logIn(first, { ...shopper.customer, password: shopper.password });

  for (const page of [first, reading, waiting]) {
    await expect(greeting(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
  }
  await expect(waiting).toHaveURL(pages.home.path);
  await expect(reading.getByRole('link', { name: 'Go to Cart' }).first()).toBeVisible();

  await waiting.goto(pages.profile.path);
  await expect(waiting.getByRole('heading', { level: 1 })).toBeVisible();
  await first.getByRole('button', { name: 'LogOut' }).click();
  await expect(waiting).toHaveURL(pages.login.path);
  for (const page of [reading, waiting]) {
    await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'LogOut' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cart 0' })).toBeVisible();
  }
  await expect(reading).toHaveURL(productHref(product._id));
});

customerTest('the count of the cart and the hearts follow the other tab', async ({ context, shop, shopper }) => {
  const product = await fillCart(shop.url, shopper);
  const reading = await openTab(context, productHref(product._id));
  const buying = await openTab(context, pages.cart.path);
  const name = reading.getByRole('link', { name: /^Cart/ });
  await expect(name).toHaveText('Cart1');

  await buying.getByRole('button', { name: /^Remove/ }).click();
  await expect(name).toHaveText('Cart0');
  await expect(reading.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();

  await reading
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await buying.goto(productHref(product._id));
  await expect(buying.getByRole('button', { name: /wishlist/i }).first()).toHaveAttribute('aria-pressed', 'true');
  await buying
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await expect(reading.getByRole('button', { name: /wishlist/i }).first()).toHaveAttribute('aria-pressed', 'false');
});

customerTest('a new name is greeted in every tab, which keeps what was typed', async ({ context, shop }) => {
  const { _id } = await firstProduct(shop.url);
  const reading = await openTab(context, productHref(_id));
  const review = reading
    .getByLabel('Comments')
    .or(reading.getByRole('textbox', { name: /review/i }))
    .first();
  await review.fill('Soft');
  const profile = await openTab(context, pages.profile.path);
  await profile.getByRole('button', { name: /edit/i }).first().click();
  await profile.getByLabel('First name').fill('Usha');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(reading.getByRole('link', { name: 'Welcome Usha' })).toBeVisible();
  await expect(review).toHaveValue('Soft');
});
