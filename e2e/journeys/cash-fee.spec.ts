// The fee for paying on delivery is read before anybody chooses it: on the product page, in the cart, at the checkout
// and in the shipping policy; never first where the order is paid.
import { pages, productHref } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { expectOrder, fillAddress, shippingFee } from '../fixtures/checkout.ts';
import { runShop } from '../fixtures/command-line.ts';
import { customerTest as test, expect } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { mailTo } from '../fixtures/mails.ts';
import { fillCart } from '../fixtures/shopper.ts';
import { layoutFaults, setTextSize } from '../support/layout-faults.ts';

const fee = 40;
const says = 'Cash on delivery is possible for most orders';

// A separate shop: no other journey sees that it takes cash.
test.use({ environment: { MAIL_FROM: 'cash-fee@example.com' }, viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ shop: { dataDir, url } }) => {
  await runShop({ DATA_DIR: dataDir }, 'settings', 'set', 'cash', 'fee', String(fee));
  await runShop({ DATA_DIR: dataDir }, 'settings', 'set', 'cash', 'isOn', 'true');
  await expect.poll(async () => (await fetch(url)).text()).toContain(`"fee":${fee},"confirmHours"`);
});

const shows = async (page: Page, words: string) => {
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => layoutFaults(page)).toEqual([]);
};

test('reads the fee on product, cart, checkout and policy before it is chosen, and what it makes [policy shipping.17]', async ({
  page,
  shop,
  shopper,
}) => {
  const { price, _id: productId } = await fillCart(shop.url, shopper);
  for (const path of [productHref(productId), pages.cart.path]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await gotoHydrated(page, path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await shows(page, `${says}, for Rs. ${fee} more.`);
  }
  await gotoHydrated(page, pages.shippingPolicy.path);
  await shows(page, `Paying in cash costs Rs. ${fee} more for an order.`);
  await gotoHydrated(page, pages.checkout.path);
  await shows(page, `In cash on delivery, Rs. ${fee} more`);
  await fillAddress(page);
  const total = price + shippingFee;
  await expect(page.getByRole('button', { name: `Place Order Rs. ${total}` })).toBeVisible();
  await shows(page, `The courier collects Rs. ${total + fee}.`);
  await page.getByRole('radio', { name: 'In cash on delivery' }).check();
  await page.getByRole('button', { name: /^Order summary/i }).click();
  await shows(page, 'Fee for cash on delivery');
  await page.getByRole('button', { name: `Place Order pay Rs. ${total + fee} on delivery` }).click();
  await expect(page).toHaveURL(pages.orders.path);
  await setTextSize(page, 24);
  await shows(page, 'Fee for cash on delivery');
});

test('without a fee they say that cash is possible', async ({ page, shop, shopper }) => {
  await runShop({ DATA_DIR: shop.dataDir }, 'settings', 'set', 'cash', 'fee', '0');
  await expect.poll(async () => (await fetch(shop.url)).text()).toContain('"fee":0,"confirmHours"');
  const { _id: productId } = await fillCart(shop.url, shopper);
  for (const path of [productHref(productId), pages.cart.path]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await gotoHydrated(page, path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await shows(page, `${says}.`);
  }
  await gotoHydrated(page, pages.checkout.path);
  await expect(page.getByText('In cash on delivery', { exact: true })).toBeVisible();
});

test('reads what paying online saves in order, mail and link, and pays that less', async ({ page, shop, shopper }) => {
  const { price, title } = await fillCart(shop.url, shopper);
  await gotoHydrated(page, pages.checkout.path);
  await fillAddress(page);
  await page.getByRole('radio', { name: 'In cash on delivery' }).check();
  await page.getByRole('button', { name: /^Place Order pay/ }).click();
  await expect(page).toHaveURL(pages.orders.path);
  await shows(page, `Pay online now and save Rs. ${fee}`);
  const mail = await mailTo(shop.dataDir, shopper.customer.email, 'confirm-order');
  expect(mail).toContain(`and save Rs. ${fee}`);
  await gotoHydrated(page, /\/confirm-order\/[\w.-]+/.exec(mail)?.[0] ?? '');
  await setTextSize(page, 24);
  await shows(page, `Pay online now under My Orders and save Rs. ${fee}.`);
  await gotoHydrated(page, pages.orders.path);
  await page.getByRole('button', { name: new RegExp(`^Pay order .* online now and save Rs. ${fee}$`) }).click();
  await expect(page).toHaveURL(/payment-sandbox\/links/);
  await expect(page.getByRole('button', { name: `Pay Rs. ${price + shippingFee}` })).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect
    .poll(async () => {
      await gotoHydrated(page, pages.orders.path);
      return page.getByText('Fee for cash on delivery').count();
    })
    .toBe(0);
  await expectOrder(page, { title, total: price + shippingFee });
});
