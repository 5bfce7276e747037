// An order that is placed at once, and paid later.
import { pages } from '@taana-baana/contract';
import { expectOrder, fillAddress, shippingFee } from '../fixtures/checkout.ts';
import { customerTest } from '../fixtures/fixtures.ts';
import { fillCart } from '../fixtures/shopper.ts';

customerTest('a customer chooses to pay by bank transfer, and finds the order', async ({ page, shop, shopper }) => {
  const { title, price } = await fillCart(shop.url, shopper, 2);
  await page.goto(pages.cart.path);
  await page.getByRole('link', { name: 'Checkout' }).first().click();
  await fillAddress(page);
  await page.getByRole('radio', { name: 'By bank transfer' }).check();
  await page.getByRole('button', { name: /Place Order/ }).click();
  await expectOrder(page, { title, total: 2 * price + shippingFee });
});
