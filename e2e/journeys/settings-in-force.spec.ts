// The owner changes settings on the command line while the shop runs: an open shop shows them after
// a reload, and nobody pays another amount than the one shown.
import { pages } from '@taana-baana/contract';
import type { ShopProcess } from '../../scripts/testing/start-shop.ts';
import { expectOrder, fillAddress, openPayment } from '../fixtures/checkout.ts';
import { runShop } from '../fixtures/command-line.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart } from '../fixtures/shopper.ts';

// In one worker: another would start another browser and shop.
test.describe.configure({ mode: 'default' });
// A separate shop, so that no other journey sees its name and fee.
test.use({ environment: { MAIL_FROM: 'orders@example.com' } });
customerTest.use({
  environment: { MAIL_FROM: 'orders@example.com' },
  // The browser itself reports the checkout that was refused for its old amount.
  expectedConsoleErrors: [/409 \(Conflict\)/],
});

const set = ({ dataDir }: ShopProcess, ...words: string[]) => runShop({ DATA_DIR: dataDir }, 'settings', ...words);

test('a name and a colour are there after a reload, without a restart', async ({ page, shop }) => {
  await gotoHydrated(page, pages.about.path);
  const heading = page.getByRole('banner').getByRole('link', { name: 'Taana Baana' });
  await expect(heading).toBeVisible();
  // The name last: once it is there, both are.
  await set(shop, 'set', 'look', 'primary', '#1d4e89');
  await set(shop, 'set', 'shop', 'name', 'Resham Ghar');
  await expect(async () => {
    await page.reload();
    await expect(page).toHaveTitle('About Us · Resham Ghar', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Resham Ghar' })).toBeVisible();
  await expect(page.locator('.logo-second').first()).toHaveCSS('color', 'rgb(29, 78, 137)');
  // The browser's own pages follow too.
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveTitle('Contact · Resham Ghar');
  await set(shop, 'revert', 'shop', '0');
  await set(shop, 'revert', 'look', '0');
});

customerTest(
  'a fee that changed at the checkout is shown before it is paid, and Delhi can be chosen',
  async ({ page, shop, shopper }) => {
    const product = await fillCart(shop.url, shopper);
    await gotoHydrated(page, pages.checkout.path);
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect(summary.getByText('Rs. 100', { exact: true })).toBeVisible();
    await fillAddress(page);
    // The fee last: once it is there, both are.
    await set(shop, 'set', 'shipping', 'unionTerritories', 'true');
    await set(shop, 'set', 'shipping', 'fee', '60');
    await expect
      .poll(async () => ((await (await fetch(`${shop.url}/api/config`)).json()) as { shippingFee: number }).shippingFee)
      .toBe(60);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Your cart has changed, please look at it once more')).toBeVisible();
    await expect(summary.getByText('Rs. 60', { exact: true })).toBeVisible();
    await page.getByLabel('State').selectOption('Delhi');
    const window = await openPayment(page);
    await window.getByRole('button', { name: `Pay Rs. ${product.price + 60}` }).click();
    await expectOrder(page, { title: product.title, total: product.price + 60 });
  },
);
