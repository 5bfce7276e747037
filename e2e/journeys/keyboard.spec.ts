// A purchase by keyboard alone at 200 % zoom, and where the focus goes.
import { pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Locator, Page } from '@playwright/test';
import { expectOrder, shippingFee } from '../fixtures/checkout.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { firstProduct } from '../fixtures/shopper.ts';

/** A window of 1280 x 1024 at 200 %. */
const zoomed = { viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Tabs to the control, which must be visible and uncovered; the page must not scroll sideways. */
async function goTo(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await expect
    .poll(() =>
      wanted.evaluate((control) => {
        const target = control.closest('label') ?? control;
        const { x, y, width, height } = target.getBoundingClientRect();
        const seen = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
        return target.contains(seen) || (seen?.contains(target) ?? false);
      }),
    )
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomed.viewport.width);
}

customerTest.describe('at 200 % zoom', () => {
  customerTest.use(zoomed);

  customerTest('a T-shirt is found, chosen and bought with the keyboard alone', async ({ page, shop }) => {
    const { _id, title, category, price, color } = await firstProduct(shop.url);
    await gotoHydrated(page, pages.store.path);
    await goTo(page, page.getByRole('button', { name: 'Filters' }));
    await page.keyboard.press('Space');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await goTo(page, sheet.getByRole('link', { name: category, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/category=/);
    await goTo(page, sheet.getByRole('button', { name: /^Show \d+ product/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
    await goTo(page, page.getByRole('link', { name: title, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(productHref(_id));
    await expect(heading(page)).toBeFocused();

    await goTo(page, page.getByRole('radio', { name: colorName(color[0]?.title ?? ''), exact: true }));
    await page.keyboard.press('Space');
    await goTo(page, page.getByRole('radio', { name: 'XS', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked();
    await goTo(page, page.getByRole('button', { name: 'Add to Cart' }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pages.cart.path);
    await expect(heading(page)).toBeFocused();
    await goTo(page, page.getByRole('link', { name: 'Checkout' }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pages.checkout.path);

    for (const [label, typed] of [
      ['Address', '12 Loom Street'],
      ['City', 'Pune'],
      ['State', 'Maharashtra'],
      ['Pincode', '411001'],
      ['Country', 'India'],
    ] as const) {
      await goTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(typed);
    }
    await goTo(page, page.getByRole('button', { name: 'Place Order' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Pay Rs\./ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOrder(page, { title, total: price + shippingFee });
    await expect(heading(page)).toBeFocused();
  });

  customerTest('no page slides sideways', async ({ page, shop }) => {
    const plain = Object.values(pages).filter(({ path, access }) => !path.includes(':') && access !== 'visitor');
    for (const path of [...plain.map((each) => each.path), productHref((await firstProduct(shop.url))._id)]) {
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(640);
    }
  });
});

for (const [width, most] of [
  [390, 12],
  [1440, 15],
] as const)
  customerTest(`at ${width} px the first T-shirt is at most ${most} stops of Tab away`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const prepared = page.waitForResponse(/\/after-load-[^/]*\.js$/);
    await gotoHydrated(page, pages.home.path);
    await prepared;
    const isInCard = () => page.evaluate(() => document.activeElement?.closest('article') !== null);
    let stops = 0;
    for (; !(await isInCard()) && stops <= most; stops += 1) await page.keyboard.press('Tab');
    expect(stops - 1).toBeLessThanOrEqual(most);
    expect(await isInCard()).toBe(true);
  });

test("a card's colours are one stop, and arrows go from one to the next and no further", async ({ page }) => {
  const prepared = page.waitForResponse(/\/after-load-[^/]*\.js$/);
  await gotoHydrated(page, pages.store.path);
  await prepared;
  const [first, next] = [0, 1].map((position) => page.getByRole('article').nth(position));
  const colors = first!.locator('[data-row] a');
  await first!.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(colors.first()).toBeFocused();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect(colors.last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(next!.getByRole('button')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(colors.last()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(first!.getByRole('heading').getByRole('link')).toBeFocused();
});

test('a dialog keeps the focus inside, Escape closes it, and the focus is back where it was', async ({
  page,
  shop,
}) => {
  await gotoHydrated(page, productHref((await firstProduct(shop.url))._id));
  for (const name of ['Size guide', 'Look closer']) {
    const opener = page.getByRole('button', { name });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document;
        // After its last control a dialog may pass the focus to the browser,
        // but never to the page behind it.
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(isOutside, `${name}, stop ${stop}`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('a search box that hydrates late does not take the focus back', async ({ page }) => {
  const response = Promise.withResolvers<void>();
  await page.route('**/search-combobox*', async (route) => {
    await response.promise;
    await route.continue();
  });
  await gotoHydrated(page, pages.blogs.path);
  await page.getByPlaceholder('Search for Products here').focus();
  const wordmark = page.getByRole('banner').getByRole('link').first();
  await wordmark.focus();
  response.resolve();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  await expect(wordmark).toBeFocused();
});

test('a page that is opened by a link, or by Back, has the focus on its heading', async ({ page }) => {
  await gotoHydrated(page, pages.about.path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund' }).first().click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).not.toHaveText(/^About/);
  await page.goBack();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(pages.about.path);
});
