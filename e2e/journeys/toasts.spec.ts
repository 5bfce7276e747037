// Toasts and messages of success and failure (spec section 8). Failures are real: the network
// is cut, or the server rejects.
import { pages, productHref, resetPasswordHref } from '@taana-baana/contract';
import type { Locator, Page, Route } from '@playwright/test';
import { logIn, signUp } from '../fixtures/account.ts';
import { expectOrder, fillAddress, openPayment } from '../fixtures/checkout.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct, newPerson, registerShopper } from '../fixtures/shopper.ts';
import { keepToasts } from '../support/keep-toasts.ts';

const cutConnection = [/ERR_(FAILED|INTERNET_DISCONNECTED)|when fetching the script/];
const unlessReading = (route: Route) => (route.request().method() === 'GET' ? route.continue() : route.abort());

/** The toast with exactly this text, in the colour of its kind. */
const toast = (page: Page, kind: 'success' | 'info' | 'error', text: string): Locator =>
  page.locator(`.Toastify__toast--${kind}`).getByText(text, { exact: true });

async function fillContact(page: Page): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Asha Kumari');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Mobile').fill('9876543210');
  await form.getByLabel('Comment').fill('Do you print to order?');
}

test('a toast shows top-right for 5000 ms in the light theme, stays on hover and closes at a click [spec page.22 form.1 error.11 limit.8]', async ({
  page,
  shop,
}) => {
  await page.goto(productHref((await firstProduct(shop.url))._id));
  const complain = () => page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await complain();
  await expect(toast(page, 'error', 'Please choose Color and Size')).toBeVisible();
  const box = page.locator('.Toastify__toast');
  await expect(box).toHaveClass(/Toastify__toast-theme--light/);
  const { x, y, width } = (await box.boundingBox())!;
  expect(x + width).toBeGreaterThan(page.viewportSize()!.width - 50);
  expect(y).toBeLessThan(page.viewportSize()!.height / 3);

  const remaining = box.getByRole('progressbar', { includeHidden: true });
  await expect(remaining).toHaveCSS('animation-duration', '5s');
  await box.hover();
  await expect(remaining).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(5, 400);
  await expect(remaining).toHaveCSS('animation-play-state', 'running');
  await expect(box).toHaveCount(0);

  await keepToasts(page);
  await complain();
  await box.click();
  await expect(box).toHaveCount(0);
});

test('there is one toast at a time, and it lies beside or above what it is about', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await gotoHydrated(page, productHref((await firstProduct(shop.url))._id));
  await keepToasts(page);
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await sizes.evaluate((group) =>
    window.scrollBy({ top: group.getBoundingClientRect().top - 60, behavior: 'instant' }),
  );
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const box = page.locator('.Toastify__toast');
  await expect(box).toHaveText('Please choose Color and Size');
  const overlap = () =>
    page.evaluate(() => {
      const [about, shown] = ['fieldset:focus-within', '.Toastify__toast'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return about && shown && Math.min(about.right, shown.right) > about.left && about.top - shown.bottom;
    });
  await expect.poll(overlap).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Copy Product Link' }).click();
  await expect(box).toHaveCount(1);
  await expect(box).not.toHaveText('Please choose Color and Size');
});

test.describe('with the connection cut', () => {
  test.use({ expectedConsoleErrors: cutConnection });

  test('what a visitor sends is answered in the specification’s words [spec error.8,10]', async ({ page }) => {
    await page.route('**/api/**', unlessReading);
    const form = page.getByRole('main');
    await page.goto(pages.contact.path);
    await fillContact(page);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(toast(page, 'error', 'Something Went Wrong')).toBeVisible();
    await expect(form.getByLabel('Comment')).toHaveValue('Do you print to order?');

    await page.goto(pages.forgotPassword.path);
    await form.getByLabel('Email').fill('asha@example.com');
    await form.getByRole('button', { name: 'Send the link' }).click();
    await expect(toast(page, 'error', 'Something Went Wrong!')).toBeVisible();

    await page.goto(pages.login.path);
    await logIn(page, { email: 'asha@example.com', password: 'x' });
    await expect(page.locator('.Toastify__toast--error').getByText(/check your connection/)).toBeVisible();

    await page.goto(pages.signup.path);
    await signUp(page, newPerson());
    await expect(page.locator('.Toastify__toast--error').getByText(/check your connection/)).toBeVisible();
    await expect(form.getByLabel('First name')).toHaveValue('Asha');
  });

  test('a screen that cannot be loaded shows the error in its place, and a way home [spec alert.4]', async ({
    page,
    context,
  }) => {
    await gotoHydrated(page, pages.contact.path);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).hover();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(main.getByText(/module/i)).toBeVisible();
    await expect(main).not.toContainText(/\bat .*\d+:\d+/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', pages.home.path);
  });

  customerTest.describe('a customer', () => {
    customerTest.use({ expectedConsoleErrors: cutConnection });

    customerTest(
      'is told that the cart could not be changed, and it stays as it was [spec error.4,5]',
      async ({ page, shop, shopper }) => {
        const { title } = await fillCart(shop.url, shopper, 2);
        await page.goto(pages.cart.path);
        const quantity = page.getByRole('spinbutton', { name: `Quantity of ${title}` });
        await expect(quantity).toHaveValue('2');
        await page.route('**/api/**', unlessReading);
        await page.getByRole('button', { name: 'One more' }).click();
        await expect(toast(page, 'error', 'Something Went Wrong!')).toBeVisible();
        await expect(quantity).toHaveValue('2');
        await page.locator('.Toastify__toast').click();
        await expect(page.locator('.Toastify__toast')).toHaveCount(0);
        await page.getByRole('button', { name: `Remove ${title}` }).click();
        await expect(toast(page, 'error', 'Something Went Wrong!')).toBeVisible();
        await expect(page.getByRole('row').getByText(title)).toBeVisible();
      },
    );

    customerTest('is told by alerts why no payment window opens [spec alert.1,2]', async ({ page, shop, shopper }) => {
      await fillCart(shop.url, shopper);
      await page.goto(pages.checkout.path);
      await fillAddress(page);
      const alerts: string[] = [];
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.accept();
      });
      const place = page.getByRole('button', { name: 'Place Order' });
      await page.route('**/*checkout.js*', (route) => route.abort());
      await place.click();
      await expect.poll(() => alerts).toEqual(['Razorpay SDK failed to load']);
      await page.unroute('**/*checkout.js*');
      await page.route('**/api/user/order/checkout', (route) => route.abort());
      await place.click();
      await expect.poll(() => alerts).toEqual(['Razorpay SDK failed to load', 'Something went wrong']);
      await expect(page.getByLabel('City')).toHaveValue('Pune');
    });

    customerTest(
      'is told when the order call fails, and the order comes all the same [spec error.6]',
      async ({ page, shop, shopper }) => {
        const { title, price } = await fillCart(shop.url, shopper);
        await page.goto(pages.checkout.path);
        await fillAddress(page);
        const payment = await openPayment(page);
        await page.route('**/api/user/cart/create-order', (route) => route.abort());
        await payment.getByRole('button', { name: /^Pay Rs\./ }).click();
        await expect(toast(page, 'error', 'Something Went Wrong!')).toBeVisible();
        await expectOrder(page, { title, total: price + 100 });

        // The order state was reset: the next checkout does not show the placed order.
        await fillCart(shop.url, shopper);
        await page.getByRole('link', { name: /^Cart/ }).click();
        await page.getByRole('link', { name: 'Checkout' }).first().click();
        await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
        await expect(page).toHaveURL(pages.checkout.path);
      },
    );
  });
});

test.describe('a server that rejects', () => {
  test.use({ expectedConsoleErrors: [/status of (400|502)/] });

  test('a reset link that is not valid [spec error.9]', async ({ page }) => {
    await page.goto(resetPasswordHref('no-such-token'));
    await page.getByRole('main').getByLabel('New password').fill('a-new-loom-and-thread');
    await page.getByRole('main').getByRole('button', { name: 'Reset Password' }).click();
    await expect(toast(page, 'error', 'Something Went Wrong!')).toBeVisible();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Send me a new link' })).toBeVisible();
  });

  test('a registration that fails without a message [spec error.3]', async ({ page }) => {
    await page.route('**/api/user/register', (route) => route.fulfill({ status: 502, json: { message: '' } }));
    await page.goto(pages.signup.path);
    await signUp(page, newPerson());
    await expect(toast(page, 'error', 'Failed to fetch cart')).toBeVisible();
  });

  customerTest.describe('a customer', () => {
    customerTest.use({ expectedConsoleErrors: [/status of (404|409)/] });

    customerTest("a profile with somebody else's e-mail [spec error.7]", async ({ page, shop }) => {
      const other = await registerShopper(shop.url);
      await page.goto(pages.profile.path);
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await page.getByRole('main').getByLabel('Email').fill(other.customer.email);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'error', 'Something Went Wrong!')).toBeVisible();
      await expect(page.getByText('This e-mail already belongs to another account')).toBeVisible();
    });
  });
});

customerTest(
  'a change and a removal in the cart are told, and the totals follow [spec header.11 state.17 toast.3,4]',
  async ({ page, shop, shopper }) => {
    const { title, price } = await fillCart(shop.url, shopper, 2);
    await page.goto(pages.cart.path);
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${title}` });
    await quantity.fill('3');
    await expect(toast(page, 'success', 'Product Updated Successfully!')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Summary' })
        .getByText(`Rs. ${3 * price}`)
        .first(),
    ).toBeVisible();
    await quantity.fill('11');
    await quantity.blur();
    await expect(quantity).toHaveValue('3');
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(toast(page, 'success', 'Product Deleted From Cart Successfully!')).toBeVisible();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart 0' })).toBeVisible();
  },
);
