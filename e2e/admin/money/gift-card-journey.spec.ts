// A gift card from the owner's sale to the friend's T-shirts: one paid by it completely, one
// partly.
import { randomUUID } from 'node:crypto';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { fillAddress, openPayment } from '../../fixtures/checkout.ts';
import { mailTo } from '../../fixtures/mails.ts';
import { fillCart, firstProduct, registerShopper, storedSession } from '../../fixtures/shopper.ts';

test.use({
  viewport: { width: 390, height: 844 },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/status of 400/]),
});

test('a friend redeems the mailed code, and buys with credit alone, then with credit and online', async ({
  page,
  browser,
  context,
  admin,
}) => {
  test.slow();
  const { url, dataDir } = admin.shop;
  const total = (await firstProduct(url)).price + 100;
  const rest = 50;
  const email = `friend-${randomUUID().slice(0, 8)}@example.com`;
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/gift-cards');
  await page.getByRole('button', { name: 'Sell a gift card' }).click();
  await page.getByLabel('Amount').fill(String(2 * total - rest));
  await page.getByLabel('Paid by').selectOption('Cash');
  await page.getByLabel('E-mail of the recipient').fill(email);
  await page.getByRole('button', { name: 'Sell and mail the code' }).click();
  const [code = ''] = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(await mailTo(dataDir, email)) ?? [];

  const friend = await registerShopper(url);
  await fillCart(url, friend);
  const theirs = await browser.newContext({
    storageState: storedSession(url, friend),
    baseURL: url,
    viewport: { width: 390, height: 844 },
  });
  const shop = await theirs.newPage();
  await shop.goto('/store-credit');
  await shop.getByLabel('Gift card code').fill('AAAA-BBBB-CCCC-DDDD');
  await shop.getByRole('button', { name: 'Add to my credit' }).click();
  await expect(shop.getByText('We know no gift card with this code')).toBeVisible();
  await shop.getByLabel('Gift card code').fill(code.toLowerCase());
  await shop.getByRole('button', { name: 'Add to my credit' }).dblclick();
  await expect(
    shop
      .getByRole('main')
      .getByText(`Rs. ${2 * total - rest}`)
      .first(),
  ).toBeVisible();
  await expect(shop.getByRole('main').getByText('Gift card', { exact: true })).toHaveCount(1);

  await shop.goto('/checkout');
  await fillAddress(shop);
  await shop.getByLabel(`Use Rs. ${total} store credit`).check();
  await shop.getByRole('button', { name: 'Place Order' }).dblclick();
  await expect(shop).toHaveURL('/my-orders');
  await expect(shop.getByRole('article')).toHaveCount(1);
  await expect(shop.getByRole('article').getByText('Of it with store credit')).toBeVisible();

  await fillCart(url, friend);
  await shop.goto('/checkout');
  await fillAddress(shop);
  await shop.getByLabel(`Use Rs. ${total - rest} store credit`).check();
  await expect(shop.getByRole('button', { name: 'Place Order' })).toContainText(`Rs. ${rest}`);
  const payment = await openPayment(shop);
  await payment.getByRole('button', { name: `Pay Rs. ${rest}` }).click();
  await expect(shop).toHaveURL('/my-orders');
  await expect(shop.getByRole('article')).toHaveCount(2);
  await shop.getByRole('link', { name: 'Store Credit' }).click();
  await expect(shop.getByRole('main').getByText(`− Rs. ${total - rest}`)).toBeVisible();
  await expect(shop.getByRole('main').getByText('Rs. 0', { exact: true })).toBeVisible();
  await theirs.close();
});
