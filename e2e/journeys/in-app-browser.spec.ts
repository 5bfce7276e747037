// Paying in the browser of an app such as Instagram: the payment page replaces the shop's, and a
// form returns.
import { pages, paymentReturnHref } from '@taana-baana/contract';
import { expectOrder, fillAddress, openPayment, shippingFee } from '../fixtures/checkout.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { fillCart } from '../fixtures/shopper.ts';

customerTest.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85',
});

customerTest(
  'a customer pays in an in-app browser, and finds the order [spec cart.3]',
  async ({ page, shop, shopper }) => {
    const { title, price } = await fillCart(shop.url, shopper);
    await page.goto(pages.checkout.path);
    await fillAddress(page);
    const payment = await openPayment(page);
    const returned = page.waitForResponse((response) => response.url().endsWith('/api/payment/return'));
    await payment.getByRole('button', { name: /^Pay Rs\./ }).click();
    expect((await returned).status()).toBe(303);
    await expectOrder(page, { title, total: price + shippingFee });
    await expect(page.getByText('Dhanyavaad')).toBeVisible();
  },
);

customerTest('a failed payment is explained, and the form is as it was', async ({ page, shop, shopper }) => {
  const { title, price } = await fillCart(shop.url, shopper);
  await page.goto(pages.checkout.path);
  await fillAddress(page);
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  const again = await openPayment(page);
  await again.getByRole('button', { name: /^Pay Rs\./ }).click();
  await expectOrder(page, { title, total: price + shippingFee });
});

test('a payment that ends in another browser is explained without a session', async ({ page }) => {
  await page.goto(paymentReturnHref('paid'));
  await expect(page.getByRole('heading', { name: 'Your payment has arrived' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'My Orders' })).toBeVisible();
});
