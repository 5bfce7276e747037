// Changes show at once and stay, typed text is never lost, and shoppers keep their place.
import { pages, productHref } from '@taana-baana/contract';
import type { Locator, Page } from '@playwright/test';
import { logIn } from '../fixtures/account.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { type Shopper, fillCart, firstProduct, post } from '../fixtures/shopper.ts';
import { keepToasts } from '../support/keep-toasts.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Holds matching responses back; the returned functions release them in any order. */
async function holdAnswers(page: Page, address: string): Promise<(() => void)[]> {
  const held: (() => void)[] = [];
  await page.route(address, async (route) => {
    const response = Promise.withResolvers<void>();
    held.push(response.resolve);
    const answer = await route.fetch();
    await response.promise;
    await route.fulfill({ response: answer });
  });
  return held;
}

const areas = async (places: Locator[]) => Promise.all(places.map(async (place) => (await place.boundingBox())!));

customerTest.describe('a heart', () => {
  customerTest('pressed twice in a row ends as it was, on the server too', async ({ page, shop }) => {
    const { title } = await firstProduct(shop.url);
    await gotoHydrated(page, pages.store.path);
    const held = await holdAnswers(page, '**/api/product/Wishlist');
    const heart = page.getByRole('button', { name: `${title} on the wishlist` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    for (const call of [0, 1]) {
      await expect.poll(() => held.length).toBe(call + 1);
      const answered = page.waitForResponse(/wishlist/i);
      held[call]?.();
      await answered;
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    }
    await page.goto(pages.wishlist.path);
    await expect(page.getByText('No Data')).toBeVisible();
  });

  customerTest.describe('that is refused', () => {
    customerTest.use({ expectedConsoleErrors: [/ERR_FAILED/] });

    customerTest('empties again, with a word', async ({ page, shop }) => {
      const { title } = await firstProduct(shop.url);
      await gotoHydrated(page, pages.store.path);
      await page.route('**/api/product/Wishlist', (route) => route.abort());
      const heart = page.getByRole('button', { name: `${title} on the wishlist` });
      await heart.click();
      await expect(page.getByText('Something Went Wrong!')).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
  });
});

/** Also puts the catalogue's second product into the cart. */
async function fillCartTwice(url: string, shopper: Shopper): Promise<string[]> {
  const first = await fillCart(url, shopper);
  const [, second] = (await (await fetch(`${url}/api/product?limit=2`)).json()) as (typeof first)[];
  const line = { productId: second!._id, quantity: 1, color: second!.color[0]?._id, size: 'L', price: second!.price };
  await post(`${url}/api/user/cart`, line, shopper.customer.token);
  return [first.title, second!.title];
}

customerTest(
  'two quantities changed one after the other stay as they were set, in whatever order the answers come',
  async ({ page, shop, shopper }) => {
    const titles = await fillCartTwice(shop.url, shopper);
    await gotoHydrated(page, pages.cart.path);
    const [one, other] = titles.map((title) => page.getByRole('spinbutton', { name: `Quantity of ${title}` }));
    await expect(other!).toHaveValue('1');
    const held = await holdAnswers(page, '**/api/user/update-product-cart/**');
    await one!.fill('4');
    await other!.fill('7');
    await expect.poll(() => held.length).toBe(2);
    held[1]?.();
    await expect(page.getByText('Product Updated Successfully!')).toBeVisible();
    await expect(one!).toHaveValue('4');
    held[0]?.();
    await expect(page.getByRole('table', { name: 'What is in your cart' })).toHaveAttribute('aria-busy', 'false');
    await expect(one!).toHaveValue('4');
    await expect(other!).toHaveValue('7');
  },
);

customerTest('a cart that is being saved takes no other change [spec state.19]', async ({ page, shop, shopper }) => {
  const { title } = await fillCart(shop.url, shopper, 2);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.method());
  });
  await gotoHydrated(page, pages.cart.path);
  const held = await holdAnswers(page, '**/api/user/update-product-cart/**');
  const [more, remove] = [
    page.getByRole('button', { name: 'One more' }),
    page.getByRole('button', { name: `Remove ${title}` }),
  ];
  await more.click();
  await expect.poll(() => held.length).toBe(1);
  await expect(remove).toBeDisabled();
  // Both keep the focus, so a press arrives: it changes nothing.
  for (const button of [remove, more]) await button.click({ force: true });
  held[0]?.();
  await expect(remove).toBeEnabled();
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${title}` })).toHaveValue('3');
  expect(sent).toEqual(['PUT']);
});

customerTest('a line that is removed leaves the focus on the page’s heading', async ({ page, shop, shopper }) => {
  const [title] = await fillCartTwice(shop.url, shopper);
  await gotoHydrated(page, pages.cart.path);
  await page.getByRole('button', { name: `Remove ${title}` }).press('Enter');
  await expect(page.getByRole('row').getByText(title!)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a toast lies at the top edge, over the header, and leaves the bar that buys free', async ({ page, shop }) => {
    await gotoHydrated(page, productHref((await firstProduct(shop.url))._id));
    await keepToasts(page);
    const buy = page.getByRole('button', { name: 'Add to Cart' }).last();
    await buy.click();
    const toast = page.locator('.Toastify__toast');
    await expect(toast).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // The header and the toast slide in.
    await expect(async () => {
      const [told, header, bar] = await areas([toast, page.getByRole('banner'), buy]);
      expect(told!.y).toBeGreaterThanOrEqual(8);
      expect(told!.y + told!.height).toBeLessThan(header!.y + header!.height + 8);
      expect(told!.y + told!.height).toBeLessThan(bar!.y);
      expect(told!.width).toBeLessThanOrEqual(390);
    }).toPass({ timeout: 30_000 });
    await buy.click({ trial: true });
  });
});

test.describe('the list', () => {
  /** Opens pages of the list until 60 shirts are on the screen. */
  async function openThreePages(page: Page): Promise<void> {
    await gotoHydrated(page, `${pages.store.path}?sort=price`);
    for (const shown of [24, 48]) {
      await expect(page.getByRole('article').nth(shown - 1)).toBeAttached();
      await page
        .getByRole('article')
        .nth(shown - 1)
        .scrollIntoViewIfNeeded();
    }
    await expect(page.getByRole('article').nth(55)).toBeAttached();
  }
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const pricesFilter = (page: Page) => page.getByLabel('Sort By');

  test('keeps its position: by Back, by a reload, by Back after a reload, and by Forward', async ({ page }) => {
    await openThreePages(page);
    const card = page.getByRole('article').nth(52).getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    const left = await top(page);
    expect(left).toBeGreaterThan(2000);
    const isThere = async (step: string) => {
      await expect(page.getByRole('article').nth(52), step).toBeVisible();
      await expect.poll(() => top(page), step).toBeGreaterThan(left - 100);
      expect(await top(page), step).toBeLessThan(left + 100);
      await expect(pricesFilter(page), step).toHaveValue('price');
    };
    await card.click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL(/sort=price/);
    await isThere('Back');
    await page.reload();
    await isThere('a reload');
    await page.waitForFunction(() => 'isHydrated' in window);
    await page.goForward();
    await expect(page).toHaveURL(/\/product\//);
    await page.reload();
    await page.waitForFunction(() => 'isHydrated' in window);
    await page.route('**/api/product?*', async (route) => {
      const answer = await route.fetch();
      await expect(page.locator('.skeleton').first()).toBeVisible();
      await route.fulfill({ response: answer });
    });
    await page.goBack();
    await isThere('Back after a reload, to a list that is slow');
    await page.goForward();
    await expect(page).toHaveURL(/\/product\//);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.goBack();
    await expect(page.getByRole('article').nth(52), 'Back before the scripts are here').toBeVisible();
    await expect(pricesFilter(page)).toHaveValue('price');
  });

  test('goes on at the first new shirt after Load more', async ({ page }) => {
    await page.addInitScript(() => {
      // Disables loading at the end of the list.
      window.IntersectionObserver = class {
        observe() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
    });
    await gotoHydrated(page, pages.store.path);
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('link', { name: 'Load more' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect(page.getByRole('article').nth(24).getByRole('link').first()).toBeFocused();
  });
});

test('a visitor’s review text is restored after the login', async ({ page, shop, shopper }) => {
  const { _id } = await firstProduct(shop.url);
  const words = 'The kolam has not faded in twenty washes.';
  await gotoHydrated(page, productHref(_id));
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await page.getByLabel('Comments').fill(words);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page).toHaveURL(pages.login.path);
  await logIn(page, { email: shopper.customer.email, password: shopper.password });
  await expect(page).toHaveURL(pages.home.path);

  await gotoHydrated(page, productHref(_id));
  await expect(page.getByLabel('Comments')).toHaveValue(words);
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('listitem').getByText(words)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').getByText(words)).toBeVisible();
  await expect(page.getByLabel('Comments')).toHaveValue('');
});
