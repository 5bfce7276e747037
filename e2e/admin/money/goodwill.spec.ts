// Store credit from an order's page to the customer's next order, and an interrupted checkout with
// it.
import type { Browser, Page } from '@playwright/test';
import { type AdminShop, adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { fillAddress, openPayment } from '../../fixtures/checkout.ts';
import { mailTo } from '../../fixtures/mails.ts';
import { type Bought, buyOrder, newLastname } from '../../fixtures/orders.ts';
import { fillCart, firstProduct, storedSession } from '../../fixtures/shopper.ts';

const phone = { width: 390, height: 844 };
test.use({
  viewport: phone,
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/status of 4\d\d/]),
});

async function give(page: Page, number: string, rupees: number): Promise<void> {
  await page.goto(`/orders/${number}`);
  await page.getByRole('button', { name: 'Give store credit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(String(rupees));
  await dialog.getByLabel('Reason').fill('Your parcel came late');
  await dialog.getByRole('button', { name: /^Give Rs/ }).dblclick();
  await expect(dialog).toBeHidden();
}

/** The shopper of an earlier order, with something in the cart, at the checkout. */
async function openShop(browser: Browser, admin: AdminShop, bought: Bought): Promise<Page> {
  await fillCart(admin.shop.url, bought.shopper);
  return openDevice(browser, admin, bought);
}

/** Another one of the same shopper, at the checkout. */
async function openDevice(browser: Browser, { shop }: AdminShop, { shopper }: Bought): Promise<Page> {
  const storageState = storedSession(shop.url, shopper);
  const context = await browser.newContext({ storageState, baseURL: shop.url, viewport: phone });
  const page = await context.newPage();
  await page.goto('/checkout');
  await fillAddress(page);
  return page;
}

const readCredit = async ({ shop }: AdminShop, { shopper }: Bought) => {
  const headers = { authorization: `Bearer ${shopper.customer.token}` };
  return (await (await fetch(`${shop.url}/api/user/credit`, { headers })).json()) as {
    balance: number;
    entries: { amount: number }[];
  };
};

test.describe('store credit as goodwill', () => {
  let bought: Bought;
  let total: number;
  test.beforeEach(async ({ admin, context }) => {
    test.slow();
    total = (await firstProduct(admin.shop.url)).price + 100;
    bought = await buyOrder(admin.shop, `Asha ${newLastname()}`);
    await enter(context, admin, await admin.addMember('manager'));
  });

  test('is given from an order’s page, mailed with its reason, and pays for the next order', async ({
    page,
    browser,
    admin,
  }) => {
    const { number, shopper } = bought;
    await give(page, number, total + 50);
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Customer' }) });
    await expect(section.getByText(`Rs. ${total + 50}`)).toBeVisible();
    await expect(page.getByText(`Store credit given: Rs. ${total + 50}`)).toHaveCount(1);
    await expect.poll(() => mailTo(admin.shop.dataDir, shopper.customer.email)).toContain(number);

    await section.getByRole('button', { name: 'Give store credit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Take it back').click();
    await dialog.getByLabel('Amount').fill(String(total + 51));
    await dialog.getByLabel('Reason').fill('Rs. 50 were too many');
    await dialog.getByRole('button', { name: /^Take / }).click();
    await expect(dialog.getByText(`Please type whole rupees, from 1 to Rs. ${total + 50}`)).toBeVisible();
    await dialog.getByLabel('Amount').fill('50');
    await dialog.getByRole('button', { name: 'Take back Rs. 50' }).click();
    await expect(dialog).toBeHidden();
    await expect(section.getByText(`Rs. ${total}`)).toBeVisible();

    const shop = await openShop(browser, admin, bought);
    await shop.getByLabel(`Use Rs. ${total} store credit`).check();
    await shop.getByRole('button', { name: 'Place Order' }).click();
    await expect(shop).toHaveURL('/my-orders');
    await shop.goto('/store-credit');
    await expect(shop.getByText('Your parcel came late')).toBeVisible();
    await expect(shop.getByText(`From us, for order ${number}`)).toBeVisible();
    await expect(shop.getByText('Rs. 0', { exact: true })).toBeVisible();
    await shop.context().close();
  });

  test('is spent once, and stays chosen, when the checkout is reloaded and left by Back', async ({
    page,
    browser,
    admin,
  }) => {
    await give(page, bought.number, 200);
    const shop = await openShop(browser, admin, bought);
    await shop.getByLabel('Use Rs. 200 store credit').check();
    await openPayment(shop);
    await shop.reload();
    await expect(shop.getByRole('button', { name: 'Place Order' })).toBeVisible({ timeout: 40_000 });
    await expect(shop.getByText('Your order is not placed yet')).toBeVisible();
    await expect(shop.getByLabel('Use Rs. 200 store credit')).toBeChecked();
    expect((await readCredit(admin, bought)).balance).toBe(200);

    await shop.getByRole('link', { name: 'Return to Cart' }).click();
    await expect(shop).toHaveURL('/cart');
    await shop.goBack();
    await expect(shop.getByLabel('Use Rs. 200 store credit')).toBeChecked();
    const payment = await openPayment(shop);
    await payment.getByRole('button', { name: `Pay Rs. ${total - 200}` }).click();
    await expect(shop).toHaveURL('/my-orders');
    const credit = await readCredit(admin, bought);
    expect([credit.balance, credit.entries.map(({ amount }) => amount)]).toEqual([0, [-200, 200]]);

    await shop.goBack();
    await expect(shop.getByRole('button', { name: 'Place Order' })).toBeHidden();
    await expect(shop.getByLabel(/store credit/)).toBeHidden();
    await shop.context().close();
  });

  test('is spent once by two devices: the second says what happened', async ({ page, browser, admin }) => {
    await give(page, bought.number, total);
    const first = await openShop(browser, admin, bought);
    const second = await openDevice(browser, admin, bought);
    for (const device of [first, second]) await device.getByLabel(`Use Rs. ${total} store credit`).check();
    await first.getByRole('button', { name: 'Place Order' }).click();
    await expect(first).toHaveURL('/my-orders');
    // The cart has changed since: the old page still expects the credit.
    await fillCart(admin.shop.url, bought.shopper);
    await second.getByRole('button', { name: 'Place Order' }).click();
    await expect(second.getByText('Your store credit has changed')).toBeVisible();
    await expect(second.getByLabel(/store credit/)).toBeHidden();
    await expect(second.getByRole('button', { name: 'Place Order' })).toContainText(`Rs. ${total}`);
    const { entries } = await readCredit(admin, bought);
    expect(entries.map(({ amount }) => amount)).toEqual([-total, total]);
    await first.context().close();
    await second.context().close();
  });
});
