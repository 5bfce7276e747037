// A purchase in the payment sandbox: paid, failed, cancelled, and with
// a lost connection after paying.
import { readFile } from 'node:fs/promises';
import { pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { logIn, signUp } from '../fixtures/account.ts';
import { expectOrder, fillAddress, openPayment, shippingFee } from '../fixtures/checkout.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { mailTo } from '../fixtures/mails.ts';
import { fillCart, firstProduct, newPerson } from '../fixtures/shopper.ts';
import { endPress } from '../support/end-press.ts';

test('a visitor signs up, logs in, chooses a T-shirt and buys it [spec state.16 form.1 toast.2]', async ({
  page,
  shop,
}) => {
  const person = newPerson();
  const product = await firstProduct(shop.url);
  await page.goto(pages.signup.path);
  await signUp(page, person);
  await expect(page).toHaveURL(pages.login.path);
  await logIn(page, person);
  await expect(page).toHaveURL(pages.home.path);
  await expect(page.getByRole('link', { name: `Welcome ${person.firstname}` })).toBeVisible();

  await page.goto(productHref(product._id));
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Please choose Color and Size')).toBeVisible();
  await page.getByRole('radio', { name: colorName(product.color[0]?.title ?? '') }).check();
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(pages.cart.path);
  await expect(page.getByText('Product Added To Cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();

  await page.getByRole('link', { name: 'Checkout' }).first().click();
  await fillAddress(page);
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay Rs\./ }).click();
  await expectOrder(page, { title: product.title, total: 2 * product.price + shippingFee });
});

customerTest.describe('a customer with a T-shirt in the cart', () => {
  customerTest(
    'pays, and finds the order, an empty cart and a mail [spec cart.3,7 state.23-25 toast.5] [policy terms.5]',
    async ({ page, shop, shopper }) => {
      const { title, price } = await fillCart(shop.url, shopper, 2);
      await page.goto(pages.cart.path);
      await expect(page.getByRole('row').getByText(title)).toBeVisible();
      await page.getByRole('link', { name: 'Checkout' }).first().click();
      await expect(page).toHaveURL(pages.checkout.path);
      await fillAddress(page);
      const payment = await openPayment(page);
      await payment.getByRole('button', { name: `Pay Rs. ${2 * price + shippingFee}` }).click();
      await expectOrder(page, { title, total: 2 * price + shippingFee });
      await expect(page.getByText('Ordered createad Successfully!')).toBeVisible();
      await expect(page.getByRole('img', { name: /^A cloth woven in .*, the colours of your order$/ })).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Share your cloth' }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.png$/);
      const png = await readFile(await (await saved).path());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
      expect(await mailTo(shop.dataDir, shopper.customer.email)).toContain(title);
      const thanks = page.getByText(`Dhanyavaad, ${shopper.customer.firstname}!`);
      await expect(thanks).toBeVisible();
      await page.reload();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(thanks).toHaveCount(0);
      await page.goto(pages.cart.path);
      await expect(page.getByText('Your cart is empty.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('address'))).toBeNull();
    },
  );

  customerTest(
    'keeps cart and address when the payment fails, and can pay after all',
    async ({ page, shop, shopper }) => {
      const { title, price } = await fillCart(shop.url, shopper);
      await page.goto(pages.checkout.path);
      await fillAddress(page);
      const payment = await openPayment(page);
      await payment.getByRole('button', { name: 'Let the payment fail' }).click();
      await payment.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('alert').getByText('Your order is not placed yet')).toBeVisible();
      expect(await page.evaluate(() => document.body.innerText)).not.toContain('checking with your bank');
      await page.getByRole('button', { name: 'Place Order' }).click();
      const payAgain = payment.getByRole('button', { name: /^Pay Rs\./ });
      await expect(payAgain).toBeFocused();
      await endPress(page);
      await payAgain.click();
      await expectOrder(page, { title, total: price + shippingFee });
    },
  );

  customerTest(
    'is back at the form when cancelling, with everything as it was [spec entity.12]',
    async ({ page, shop, shopper }) => {
      const { title, price } = await fillCart(shop.url, shopper);
      await page.goto(pages.checkout.path);
      await fillAddress(page);
      const payment = await openPayment(page);
      await payment.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('alert').getByText('Your order is not placed yet')).toBeVisible({ timeout: 40_000 });
      await expect(page.getByLabel('City')).toHaveValue('Pune');
      await page.reload();
      await expect(page.getByLabel('City')).toHaveValue('Pune');
      await page.goto(pages.orders.path);
      await expect(page.getByText('No orders yet')).toBeVisible();

      await page.goto(pages.checkout.path);
      const again = await openPayment(page);
      await again.getByRole('button', { name: /^Pay Rs\./ }).click();
      await expectOrder(page, { title, total: price + shippingFee });
    },
  );

  customerTest('has the order although the connection was lost after paying', async ({ page, shop, shopper }) => {
    const { title, price } = await fillCart(shop.url, shopper);
    await page.goto(pages.checkout.path);
    await fillAddress(page);
    const payment = await openPayment(page);
    await payment.getByRole('button', { name: 'Pay, but lose the connection' }).click();
    await expectOrder(page, { title, total: price + shippingFee });
  });

  customerTest.describe('with news that never leave the tab', () => {
    customerTest.use({ expectedConsoleErrors: [/ERR_FAILED/] });

    customerTest('has the order although the tab was closed after paying', async ({ page, context, shop, shopper }) => {
      const { title, price } = await fillCart(shop.url, shopper);
      await page.goto(pages.checkout.path);
      await fillAddress(page);
      const payment = await openPayment(page);
      // The browser's further calls never arrive: the shop has to ask the provider by itself.
      await page.route('**/api/user/**', (route) => route.abort());
      const paid = page.waitForResponse(/\/payments$/);
      await payment.getByRole('button', { name: /^Pay Rs\./ }).click();
      await paid;
      await page.close();

      const later = await context.newPage();
      await expect(async () => {
        await later.goto(pages.orders.path);
        await expectOrder(later, { title, total: price + shippingFee });
      }).toPass({ timeout: 45_000 });
      await later.goto(pages.cart.path);
      await expect(later.getByText('Your cart is empty.')).toBeVisible();
    });
  });
});
