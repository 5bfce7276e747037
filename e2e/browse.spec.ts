// Anyone may look around: every open page answers with a heading, an unknown one says so.
import { pages } from '@taana-baana/contract';
import { expect, test } from './fixtures.ts';

const openPages = Object.values(pages)
  .filter((page) => page.access === 'open' && !page.path.includes(':'))
  .map((page) => page.path);

for (const path of openPages) {
  test(`${path} opens with a heading`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('what does not exist', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  for (const path of ['/no-such-page', '/product/no-such-product', '/blog/no-such-post']) {
    test(`${path} answers 404 and says so`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
    });
  }
});
