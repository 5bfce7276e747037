// A shopper pays a part online, which places the order, and the courier collects the rest.
import { pages } from '@taana-baana/contract';
import { fillAddress, shippingFee } from '../fixtures/checkout.ts';
import { runShop } from '../fixtures/command-line.ts';
import { customerTest as test, expect } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { mailTo } from '../fixtures/mails.ts';
import { fillCart } from '../fixtures/shopper.ts';
import { endPress } from '../support/end-press.ts';
import { layoutFaults, setTextSize } from '../support/layout-faults.ts';

// A separate shop: no other journey sees that it takes cash.
test.use({ environment: { MAIL_FROM: 'advance@example.com' }, viewport: { width: 390, height: 844 } });

const advance = 100;

test('pays a part in advance by two taps and the window, reads what is due, and gets it back', async ({
  page,
  shop,
  shopper,
}) => {
  for (const [name, value] of [
    ['advance', String(advance)],
    ['isOn', 'true'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one settings version after the other
    await runShop({ DATA_DIR: shop.dataDir }, 'settings', 'set', 'cash', name, value);
  await expect.poll(async () => (await fetch(shop.url)).text()).toContain('"takesCash"');
  const { price } = await fillCart(shop.url, shopper);
  const due = price + shippingFee - advance;
  await gotoHydrated(page, pages.checkout.path);
  await fillAddress(page);
  await expect(page.getByText(`Pay Rs. ${advance} now and Rs. ${due} in cash.`)).toBeVisible();
  await page.getByRole('radio', { name: 'In cash on delivery' }).click();
  await setTextSize(page, 24);
  await expect.poll(() => layoutFaults(page)).toEqual([]);
  await setTextSize(page, 16);
  await page.getByRole('button', { name: `Place Order pay Rs. ${advance} now` }).click();
  const payment = page.getByRole('dialog');
  await expect(payment.getByText('no money moves')).toBeVisible();
  await endPress(page);
  await payment.getByRole('button', { name: `Pay Rs. ${advance}`, exact: true }).click();
  await expect(page).toHaveURL(pages.orders.path);
  const order = page.getByRole('article');
  await expect(order).toHaveCount(1);
  await expect(order.getByText('Paid in advance, online')).toBeVisible();
  await expect(order.getByText('To pay on delivery, in cash')).toBeVisible();
  await expect(order.getByText(`To pay on delivery, in cashRs. ${due}`)).toBeVisible();
  await expect(order.getByText(/^Waits for you until/)).toHaveCount(0);
  expect(await mailTo(shop.dataDir, shopper.customer.email, 'Paid in advance')).not.toContain('confirm-order');
  await setTextSize(page, 24);
  await expect.poll(() => layoutFaults(page)).toEqual([]);
  await setTextSize(page, 16);

  await page.getByRole('button', { name: /^Cancel order/ }).click();
  await expect(page.getByText(`Rs. ${advance} that you paid in advance goes back the way you paid`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Nothing is to be paid.')).toBeVisible();
  await mailTo(shop.dataDir, shopper.customer.email, 'is cancelled');
});
