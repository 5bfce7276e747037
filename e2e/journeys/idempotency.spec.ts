// A double click, going back or a reload never sends, orders or pays
// twice; a failed form says where.
import { pages, productHref, successToasts } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Page } from '@playwright/test';
import { signUp } from '../fixtures/account.ts';
import { expectOrder, fillAddress, openPayment, shippingFee } from '../fixtures/checkout.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct, newPerson } from '../fixtures/shopper.ts';
import { endPress } from '../support/end-press.ts';

const main = (page: Page) => page.getByRole('main');

/** The number of requests by call, for calls that could change something. */
function countSent(page: Page): Map<string, number> {
  const sent = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'GET') sent.set(pathname, (sent.get(pathname) ?? 0) + 1);
  });
  return sent;
}

test('a double click sends a visitor’s form once', async ({ page }) => {
  const sent = countSent(page);
  const person = newPerson();
  await gotoHydrated(page, pages.contact.path);
  await main(page).getByLabel('Name').fill('Asha Kumari');
  await main(page).getByLabel('Email').fill(person.email);
  await main(page).getByLabel('Mobile').fill(person.mobile);
  await main(page).getByLabel('Comment').fill('Do you print to order?');
  await main(page).getByRole('button', { name: 'Send message' }).dblclick();
  await expect(main(page).getByText('your message has reached us')).toBeVisible();
  await page.getByPlaceholder('Your Email Address').fill(person.email);
  await page.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(page.getByRole('contentinfo').locator('[id$="-outcome"]')).toHaveText(/\w/);

  await page.goto(pages.signup.path);
  await main(page).getByLabel('First name').fill(person.firstname);
  await main(page).getByLabel('Last name').fill(person.lastname);
  await main(page).getByLabel('Email').fill(person.email);
  await main(page).getByLabel('Mobile').fill(person.mobile);
  await main(page).getByLabel('Password', { exact: true }).fill(person.password);
  await main(page).getByRole('button', { name: 'Sign Up' }).dblclick();
  await expect(page).toHaveURL(pages.login.path);
  await main(page).getByLabel('Email').fill(person.email);
  await main(page).getByLabel('Password', { exact: true }).fill(person.password);
  await main(page).getByRole('button', { name: 'Login' }).dblclick();
  await expect(page).toHaveURL(pages.home.path);
  expect([...sent]).toEqual(
    ['enquiry', 'newsletter', 'user/register', 'user/login'].map((call) => [`/api/${call}`, 1]),
  );
});

test('a second press opens no second account, however long the login page takes', async ({ page }) => {
  const sent = countSent(page);
  const person = newPerson();
  await gotoHydrated(page, pages.signup.path);
  const response = Promise.withResolvers<void>();
  await page.route('**/login.screen*', async (route) => {
    await response.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/login.screen*');
  await signUp(page, person);
  await asked;
  await main(page).getByRole('button', { name: 'Sign Up' }).click({ force: true });
  response.resolve();
  await expect(page).toHaveURL(pages.login.path);
  expect([...sent]).toEqual([['/api/user/register', 1]]);
});

customerTest('a double click buys, reviews and pays once', async ({ page, shop }) => {
  const sent = countSent(page);
  const { _id, title, price, color } = await firstProduct(shop.url);
  await gotoHydrated(page, productHref(_id));
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByLabel('Comments').fill('Soft.');
  await page.getByRole('button', { name: 'Submit Review' }).dblclick();
  await expect(page.getByLabel('Comments')).toHaveValue('');
  await page.getByRole('radio', { name: colorName(color[0]?.title ?? ''), exact: true }).check();
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).first().dblclick();
  await expect(page).toHaveURL(pages.cart.path);
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await page.getByRole('link', { name: 'Checkout' }).first().click();
  await fillAddress(page);
  await page.getByRole('button', { name: 'Place Order' }).dblclick();
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay Rs\./ });
  await pay.waitFor();
  // The window opens where Place Order was pressed.
  await endPress(page);
  await pay.dblclick();
  await expectOrder(page, { title, total: price + shippingFee });
  for (const call of ['product/rating', 'user/cart', 'user/order/checkout', 'user/cart/create-order']) {
    expect(sent.get(`/api/${call}`), call).toBe(1);
  }
});

customerTest('however long the cart takes to open, a second press adds nothing', async ({ page, shop }) => {
  const sent = countSent(page);
  const { _id, color } = await firstProduct(shop.url);
  const response = Promise.withResolvers<void>();
  await gotoHydrated(page, productHref(_id));
  for (const slow of ['**/assets/cart.screen*', '**/api/user/cart'])
    await page.route(slow, async (route) => {
      if (route.request().method() === 'GET') await response.promise;
      await route.continue();
    });
  await page.getByRole('radio', { name: colorName(color[0]?.title ?? ''), exact: true }).check();
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  const add = page.getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();
  await expect(page.getByText(successToasts.productAddedToCart)).toBeVisible();
  await add.click({ force: true });
  response.resolve();
  await expect(page).toHaveURL(pages.cart.path);
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  expect(sent.get('/api/user/cart')).toBe(1);
});

customerTest(
  'Back after an order leads to an empty cart, and Forward to the order',
  async ({ page, shop, shopper }) => {
    const { title, price } = await fillCart(shop.url, shopper);
    await gotoHydrated(page, pages.cart.path);
    await page.getByRole('link', { name: 'Checkout' }).first().click();
    await fillAddress(page);
    const payment = await openPayment(page);
    await payment.getByRole('button', { name: /^Pay Rs\./ }).click();
    await expectOrder(page, { title, total: price + shippingFee });
    const sent = countSent(page);
    await page.goBack();
    await expect(page).toHaveURL(pages.cart.path);
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await page.goForward();
    await expectOrder(page, { title, total: price + shippingFee });
    await page.reload();
    await expectOrder(page, { title, total: price + shippingFee });
    expect([...sent]).toEqual([]);
  },
);

customerTest('a reload in the middle of a payment leads back to the same one', async ({ page, shop, shopper }) => {
  const { title, price } = await fillCart(shop.url, shopper);
  await gotoHydrated(page, pages.checkout.path);
  await fillAddress(page);
  await openPayment(page);
  await page.reload();
  await page.getByRole('button', { name: 'I have not paid, try again' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay Rs\./ }).click();
  await expectOrder(page, { title, total: price + shippingFee });
});

test('a failed form focuses its first wrong field, and keeps the valid ones', async ({ page }) => {
  await gotoHydrated(page, pages.contact.path);
  await main(page).getByLabel('Name').fill('Asha Kumari');
  await main(page).getByLabel('Mobile').fill('12');
  await main(page).getByLabel('Comment').fill('Do you print to order?');
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(main(page).getByLabel('Email')).toBeFocused();
  await expect(main(page).getByLabel('Name')).toHaveValue('Asha Kumari');
  await expect(main(page).getByLabel('Comment')).toHaveValue('Do you print to order?');
});

test.describe('refused by the server', () => {
  test.use({ expectedConsoleErrors: [/status of 409/] });

  test('a form focuses the field that the server names', async ({ page, shopper }) => {
    await gotoHydrated(page, pages.signup.path);
    const person = newPerson();
    await main(page).getByLabel('First name').fill(person.firstname);
    await main(page).getByLabel('Last name').fill(person.lastname);
    await main(page).getByLabel('Email').fill(shopper.customer.email);
    await main(page).getByLabel('Mobile').fill(person.mobile);
    await main(page).getByLabel('Password', { exact: true }).fill(person.password);
    await main(page).getByRole('button', { name: 'Sign Up' }).click();
    await expect(main(page).getByLabel('Email')).toBeFocused();
    await expect(main(page).getByLabel('Password', { exact: true })).toHaveValue(person.password);
  });
});
