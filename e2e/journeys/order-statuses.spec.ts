// What a shopper sees of an order while its owner changes its status on the command line.
import { orderStatuses, pages } from '@taana-baana/contract';
import { expectOrder, fillAddress, openPayment, shippingFee } from '../fixtures/checkout.ts';
import { runShop } from '../fixtures/command-line.ts';
import { customerTest, expect } from '../fixtures/fixtures.ts';
import { fillCart } from '../fixtures/shopper.ts';

customerTest('an order shows the status that it is moved to [spec state.27]', async ({ page, shop, shopper }) => {
  const { title, price } = await fillCart(shop.url, shopper);
  await page.goto(pages.checkout.path);
  await fillAddress(page);
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay Rs\./ }).click();
  await expectOrder(page, { title, total: price + shippingFee });
  const order = page.getByRole('article');
  const number = /TB-\w+/.exec(await order.getByRole('heading').first().innerText())?.[0] ?? '';
  await expect(order.getByText('Status: Ordered')).toBeVisible();
  for (const status of orderStatuses.slice(1, 3)) {
    await runShop({ DATA_DIR: shop.dataDir }, 'orders', 'move', number, status);
    await page.reload();
    await expect(order.getByText(`Status: ${status}`)).toBeVisible();
  }
});
