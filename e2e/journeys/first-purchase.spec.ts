// A visitor's choice survives the login; the taps and fields of a purchase are counted.
import { choiceMessages, pages, productHref, successToasts } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Locator, Page } from '@playwright/test';
import { logIn } from '../fixtures/account.ts';
import { expectOrder, shippingFee } from '../fixtures/checkout.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct, newPerson, registerShopper } from '../fixtures/shopper.ts';
import { endPress } from '../support/end-press.ts';

/** Every press and every field of a shopper goes through here. */
function counting(page: Page) {
  const used = { taps: 0, fields: 0 };
  return {
    used,
    tap: async (target: Locator) => {
      used.taps += 1;
      await target.click();
    },
    fill: async (label: string, text: string) => {
      used.fields += 1;
      await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
    },
  };
}

type Shopper = ReturnType<typeof counting>;

/** From the landing page: a colour of a product, M, Add to Cart or Buy Now. */
async function chooseAndAdd(page: Page, { tap }: Shopper, title: string, button = 'Add to Cart'): Promise<void> {
  await page.goto(pages.home.path);
  await tap(page.getByRole('link', { name: `${title}, ` }).nth(1));
  await tap(page.getByRole('radio', { name: 'M', exact: true }));
  await tap(page.getByRole('button', { name: button }).first());
}

async function pay(page: Page, { tap }: Shopper): Promise<void> {
  await tap(page.getByRole('button', { name: 'Place Order' }));
  const toPay = page.getByRole('dialog').getByRole('button', { name: /^Pay Rs\./ });
  await expect(toPay).toBeVisible();
  await endPress(page);
  await tap(toPay);
}

test('a stranger goes from the landing page to a paid order in 8 taps and 9 fields, and the next time in 5 taps', async ({
  page,
  shop,
}) => {
  const { title, price } = await firstProduct(shop.url);
  const person = newPerson();
  const first = counting(page);
  const { tap, fill } = first;
  await chooseAndAdd(page, first, title, 'Buy Now');

  await expect(page).toHaveURL(pages.login.path);
  await expect(page.getByText(`Log in, and ${title}`)).toBeVisible();
  await tap(page.getByRole('link', { name: 'Sign Up' }));
  await expect(page.getByText(`Sign up, and ${title}`)).toBeVisible();
  await fill('First name', person.firstname);
  await fill('Last name', person.lastname);
  await fill('Email', person.email);
  await fill('Mobile', person.mobile);
  await fill('Password', person.password);
  await tap(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));

  await expect(page).toHaveURL(pages.login.path);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await fill('Password', person.password);
  await tap(page.getByRole('main').getByRole('button', { name: 'Login' }));

  await expect(page).toHaveURL(pages.checkout.path);
  await expect(page.getByText(successToasts.productAddedToCart)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
  await fill('Address', '12 Loom Street');
  await fill('Pincode', '411001');
  await fill('City', 'Pune');
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
  await pay(page, first);
  await expectOrder(page, { title, total: price + shippingFee });
  expect(first.used).toEqual({ taps: 8, fields: 9 });

  const second = counting(page);
  await chooseAndAdd(page, second, title, 'Buy Now');
  await expect(page).toHaveURL(pages.checkout.path);
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await pay(page, second);
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(second.used).toEqual({ taps: 5, fields: 0 });
});

test('a choice is added once: a reload, Back and a second tab add nothing [spec state.15]', async ({
  page,
  context,
  shop,
}) => {
  const { title } = await firstProduct(shop.url);
  const { customer, password } = await registerShopper(shop.url);
  await chooseAndAdd(page, counting(page), title);
  await expect(page).toHaveURL(pages.login.path);
  await page.reload();
  await expect(page.getByText(`Log in, and ${title}`)).toBeVisible();
  await logIn(page, { email: customer.email, password });
  await expect(page).toHaveURL(pages.cart.path);
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${title}` });
  await expect(quantity).toHaveValue('1');

  await gotoHydrated(page, pages.home.path);
  await page.goBack();
  await expect(page).toHaveURL(pages.cart.path);
  await expect(quantity).toHaveValue('1');
  await page.reload();
  await expect(quantity).toHaveValue('1');
  const other = await context.newPage();
  await gotoHydrated(other, pages.cart.path);
  await expect(other.getByRole('spinbutton')).toHaveCount(1);
  await expect(other.getByRole('spinbutton')).toHaveValue('1');
});

customerTest('Buy Now asks for a size, and Back from the checkout is the cart', async ({ page, shop }) => {
  const { _id, title, color } = await firstProduct(shop.url);
  await gotoHydrated(page, productHref(_id));
  const buy = page.getByRole('button', { name: 'Buy Now' });
  await page.getByRole('radio', { name: colorName(color[0]?.title ?? '') }).check();
  await buy.click();
  await expect(page.getByText(choiceMessages.colorAndSizeRequired)).toBeVisible();
  await expect(page).toHaveURL(productHref(_id));
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await buy.click();
  await expect(page).toHaveURL(pages.checkout.path);
  await page.goBack();
  await expect(page).toHaveURL(pages.cart.path);
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${title}` })).toHaveValue('1');
});

test("a visitor's heart is on the wishlist after the login [spec state.14]", async ({ page, shop }) => {
  const { title } = await firstProduct(shop.url);
  const { customer, password } = await registerShopper(shop.url);
  await page.goto(pages.store.path);
  const heart = page.getByRole('button', { name: `${title} on the wishlist` });
  await heart.click();
  await expect(page.getByText(`${title} goes on your wishlist`)).toBeVisible();
  await logIn(page, { email: customer.email, password });
  await expect(page).toHaveURL(pages.home.path);
  await expect(page.getByText('Product Added to Wishlist!')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test.describe('a refused choice', () => {
  test.use({ expectedConsoleErrors: [/404 \(Not Found\)/] });

  test('is told by name when the product is gone', async ({ page, shop }) => {
    const { title } = await firstProduct(shop.url);
    const { customer, password } = await registerShopper(shop.url);
    await chooseAndAdd(page, counting(page), title);
    await expect(page).toHaveURL(pages.login.path);
    await page.evaluate(() => {
      const stored = sessionStorage.getItem('choice') ?? '';
      sessionStorage.setItem('choice', stored.replaceAll(/"productId":"[^"]*"/g, '"productId":"sold-out-long-ago"'));
    });
    await logIn(page, { email: customer.email, password });
    await expect(page.getByText(/^.*, M: This product is not available any more$/)).toBeVisible();
    await expect(page).toHaveURL(pages.home.path);
    await expect(page.getByRole('link', { name: 'Cart 0' })).toBeVisible();
  });
});

customerTest(
  'another colour or size of a product in the cart is added by the second button [spec product.13]',
  async ({ page, shop }) => {
    const { _id, title, color } = await firstProduct(shop.url);
    await gotoHydrated(page, productHref(_id));
    await page.getByRole('radio', { name: colorName(color[0]?.title ?? '') }).check();
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page).toHaveURL(pages.cart.path);

    await gotoHydrated(page, productHref(_id));
    await expect(page.getByRole('link', { name: 'Go to Cart' }).first()).toBeVisible();
    await page.getByRole('radio', { name: colorName(color[0]?.title ?? '') }).check();
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    const another = page.getByRole('button', { name: /^Add .* too$/ });
    await expect(another).toHaveCount(0);
    await page.getByRole('radio', { name: 'XL', exact: true }).check();
    await expect(page.getByRole('link', { name: 'Go to Cart' }).first()).toBeVisible();
    await another.first().click();
    await expect(page).toHaveURL(pages.cart.path);
    await expect(page.getByRole('spinbutton', { name: `Quantity of ${title}` })).toHaveCount(2);
  },
);

customerTest(
  'the checkout keeps what was typed through a reload, Return to Cart and Back',
  async ({ page, shop, shopper }) => {
    await fillCart(shop.url, shopper);
    await gotoHydrated(page, pages.checkout.path);
    await page.getByLabel('City').fill('Nagpur');
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Nagpur');
    await page.getByRole('link', { name: 'Return to Cart' }).click();
    await expect(page).toHaveURL(pages.cart.path);
    await page.goBack();
    await expect(page.getByLabel('City')).toHaveValue('Nagpur');
  },
);
