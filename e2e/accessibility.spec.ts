// Every page is held against the WCAG rules that a machine can check, on a wide screen and on a phone.
import { AxeBuilder } from '@axe-core/playwright';
import { type Page as ShopPage, blogHref, pages, productHref, resetPasswordHref } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { customerTest, expect, test } from './fixtures.ts';
import { fillCart, firstProduct } from './shopper.ts';

const plainPaths = (access: ShopPage['access']) =>
  Object.values(pages)
    .filter((page) => page.access === access && !page.path.includes(':'))
    .map((page) => page.path);

async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`);
  expect(told).toEqual([]);
}

for (const { device, viewport } of [
  { device: 'a wide screen', viewport: { width: 1280, height: 900 } },
  { device: 'a phone', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });
    for (const path of [...plainPaths('open'), ...plainPaths('visitor'), resetPasswordHref('any-token')]) {
      test(`${path} keeps the rules`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolations(page);
      });
    }

    test('a product and a post keep the rules', async ({ page, shop }) => {
      await page.goto(productHref((await firstProduct(shop.url))._id));
      await expectNoViolations(page);
      const [post] = (await (await fetch(`${shop.url}/api/blog`)).json()) as { _id: string }[];
      await page.goto(blogHref(post?._id ?? ''));
      await expectNoViolations(page);
    });
  });

  customerTest.describe(`signed in, on ${device}`, () => {
    customerTest.use({ viewport });
    customerTest('personal pages keep the rules', async ({ page, shop, shopper }) => {
      await fillCart(shop.url, shopper);
      for (const path of plainPaths('customer')) {
        await page.goto(path);
        await expectNoViolations(page);
      }
    });
  });
}
