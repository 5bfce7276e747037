// Nothing on the screen moves or shows another state for a moment.
import type { Locator, Page } from '@playwright/test';
import { pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { logIn } from '../fixtures/account.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct } from '../fixtures/shopper.ts';
import { endPress } from '../support/end-press.ts';

for (const width of [320, 390, 1440])
  test(`sizes and buttons stay in place at ${width} px when an error comes and goes`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    const { _id } = await firstProduct(shop.url);
    await gotoHydrated(page, productHref(_id));
    const buy = page.getByRole('button', { name: 'Buy Now' });
    const size = page.getByRole('radio', { name: 'M', exact: true });
    // On the page, which may scroll a little to the missing choice.
    const placeOf = (element: Element) => element.getBoundingClientRect().y + window.scrollY;
    const places = async () => [await buy.evaluate(placeOf), await size.evaluate(placeOf)];
    await buy.scrollIntoViewIfNeeded();
    const before = await places();
    await buy.click();
    const error = page.getByText('Choose a size to go on.');
    await expect(error).toBeVisible();
    expect(await places()).toEqual(before);
    await endPress(page);
    await size.check();
    await expect(error).toHaveCount(0);
    expect(await places()).toEqual(before);
  });

/** Every state of the header's account link and cart that is painted from now on. */
const watchHeader = () => {
  const shown = new Set<string>();
  Object.assign(window, { shown });
  const look = () => {
    const [account, cart] = ['.header-link .truncate', '.cart-badge'].map((part) => document.querySelector(part));
    if (account && cart)
      shown.add(
        `${account.textContent}, ${cart.checkVisibility({ visibilityProperty: true }) ? cart.textContent : '…'}`,
      );
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
const shownOf = (page: Page) => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);

customerTest(
  'a customer is greeted from the first frame, and the cart never counts 0 for a moment',
  async ({ page, shop, shopper }) => {
    await fillCart(shop.url, shopper);
    await page.addInitScript(watchHeader);
    // The scripts come late.
    await page.route(/\/entry-client-[^/]*\.js/, async (route) => {
      await page.waitForFunction(() => (window as unknown as { shown: Set<string> }).shown.size > 0);
      await expect(page.getByRole('link', { name: 'Welcome Asha' })).toHaveAttribute('href', pages.profile.path);
      await route.continue();
    });
    await gotoHydrated(page, pages.store.path);
    await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
    expect(await shownOf(page)).toEqual(['Welcome Asha, …', 'Welcome Asha, 1']);
  },
);

customerTest(
  'from the second page on the cart counts and the hearts are filled before the scripts are here',
  async ({ page, shop, shopper }) => {
    const { _id, title } = await fillCart(shop.url, shopper);
    await gotoHydrated(page, productHref(_id));
    const heart = page.getByRole('button', { name: `${title} on the wishlist` }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const known = () => page.evaluate(() => localStorage.getItem('known'));
    await expect.poll(known).toBe(JSON.stringify({ customerId: shopper.customer._id, cart: 1, wishlist: [_id] }));
    const colorOf = (of: Locator) => of.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    const filled = await colorOf(heart);
    await page.addInitScript(watchHeader);
    for (const path of [productHref(_id), `${pages.store.path}?q=${title}`]) {
      let wasFilled = '';
      await page.route(
        /\/entry-client-[^/]*\.js/,
        async (route) => {
          await page.waitForFunction(() => (window as unknown as { shown: Set<string> }).shown.size > 0);
          wasFilled = await colorOf(heart);
          await route.continue();
        },
        { times: 1 },
      );
      await gotoHydrated(page, path);
      await expect(page.getByRole('link', { name: 'Cart 1' })).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect([path, wasFilled, ...(await shownOf(page))]).toEqual([path, filled, 'Welcome Asha, 1']);
    }
    await page.getByRole('button', { name: 'LogOut' }).click();
    await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();
    expect(await known()).toBeNull();
  },
);

customerTest('an empty cart counts 0 once it is known to be empty', async ({ page }) => {
  await gotoHydrated(page, pages.store.path);
  await expect(page.getByRole('link', { name: 'Cart 0' })).toBeVisible();
});

test('a visitor is offered the login from the first frame', async ({ page }) => {
  await page.addInitScript(watchHeader);
  await gotoHydrated(page, pages.store.path);
  expect(await shownOf(page)).toEqual(['My Account, 0']);
});

test('after the login with a choice the cart opens, and the home page is not seen before it', async ({
  page,
  shop,
  shopper,
}) => {
  const { _id, color } = await firstProduct(shop.url);
  await gotoHydrated(page, productHref(_id));
  await page.getByRole('radio', { name: colorName(color[0]?.title ?? '') }).check();
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(pages.login.path);
  await page.addInitScript(() => {
    const headings = new Set<string>();
    Object.assign(window, { shown: headings });
    const look = () => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility({ visibilityProperty: true })) headings.add(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await logIn(page, { ...shopper.customer, password: shopper.password });
  await expect(page).toHaveURL(pages.cart.path);
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  expect(await shownOf(page)).toEqual([await page.getByRole('heading', { level: 1 }).innerText()]);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the second click of a double click does nothing behind the dialog that the first has closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const prepared = page.waitForResponse(/\/after-load-[^/]*\.js$/);
  await gotoHydrated(page, pages.store.path);
  await prepared;
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const done = dialog.getByRole('button', { name: /^Show \d+ products$/ });
  await expect(done).toBeVisible();
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { shown: pressed });
    document.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent), {
      capture: true,
    });
  });
  const name = await done.innerText();
  await done.dblclick();
  await expect(dialog).toBeHidden();
  expect(await shownOf(page)).toEqual([name]);
  await expect(page).toHaveURL(pages.store.path);
});
