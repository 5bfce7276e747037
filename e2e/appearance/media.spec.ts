// Print, reduced motion and forced colours.
import { pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Page } from '@playwright/test';
import { expectOrder, fillAddress, openPayment, shippingFee } from '../fixtures/checkout.ts';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { fillCart, firstProduct } from '../fixtures/shopper.ts';

async function buy(page: Page, title: string, total: number): Promise<void> {
  await gotoHydrated(page, pages.checkout.path);
  await fillAddress(page);
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay Rs\./ }).click();
  await expectOrder(page, { title, total });
}

customerTest(
  'an order prints as one sheet: address, items, amounts, and nothing of the screen',
  async ({ page, shop, shopper }) => {
    const { title, price } = await fillCart(shop.url, shopper, 10);
    const total = 10 * price + shippingFee;
    await buy(page, title, total);
    // The browser's print dialog would wait for a user.
    await page.evaluate(() => Object.assign(window, { print: () => {} }));
    await page.getByRole('button', { name: /Print order/ }).click();
    const sheet = await page.pdf({ preferCSSPageSize: true });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('body').innerText();
    for (const text of [
      title,
      'Asha Kumari',
      '12 Loom Street',
      'Pune, Maharashtra 411001',
      `Rs. ${total.toLocaleString('en-IN')}`,
    ]) {
      expect(printed).toContain(text);
    }
    expect(printed).toMatch(/Order TB-\w+/);
    for (const part of ['banner', 'contentinfo', 'button', 'link'] as const) {
      await expect(page.getByRole(part).filter({ visible: true }), part).toHaveCount(0);
    }
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('article')).toHaveCount(1);
  },
);

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Names of the animations that are running. */
  const moving = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => {
          const { target } = effect as KeyframeEffect;
          return target?.checkVisibility({ opacityProperty: true }) && Number(effect?.getComputedTiming().duration) > 1;
        })
        .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition'),
    );

  test('nothing moves, slides stay, and a toast is shown as long as usual', async ({ page, shop }) => {
    await page.clock.install();
    await page.goto(pages.home.path);
    await expect(page.getByRole('button', { name: 'Start the slides' })).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('group', { name: '1 of 3' })).toBeVisible();
    expect(await moving(page)).toEqual([]);

    await gotoHydrated(page, productHref((await firstProduct(shop.url))._id));
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText('Please choose Color and Size')).toBeVisible();
    expect(await moving(page)).toEqual([]);
    const clock = page.locator('.Toastify__progress-bar--animated');
    await expect(clock).toHaveCSS('animation-duration', '5s');
    await page.getByRole('button', { name: 'Look closer' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const edge = (page: Page, name: string) =>
    page
      .locator('label', { has: page.getByRole('radio', { name, exact: true }) })
      .evaluate((label) => getComputedStyle(label).borderWidth);

  test('controls have borders, and selected ones look different', async ({ page, shop }) => {
    const { _id, color } = await firstProduct(shop.url);
    await gotoHydrated(page, productHref(_id));
    const name = colorName(color[0]?.title ?? '');
    await page.getByRole('radio', { name, exact: true }).check();
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    expect([await edge(page, name), await edge(page, 'M'), await edge(page, 'L')]).toEqual(['3px', '3px', '1px']);
    await page.getByRole('radio', { name: '2 stars' }).check({ force: true });
    const strokes = await page
      .locator('#write-review label > [aria-hidden]')
      .evaluateAll((stars) => stars.map((star) => parseFloat(getComputedStyle(star).webkitTextStrokeWidth)));
    expect(strokes).toEqual([0, 0, 1, 1, 1]);
    await expect(page.getByLabel('Comments')).not.toHaveCSS('border-width', '0px');
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).not.toHaveCSS('border-width', '0px');
    const disc = page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).locator('span');
    await expect(disc).toHaveCSS('forced-color-adjust', 'none');

    await gotoHydrated(page, pages.store.path);
    const columns = (count: number) => page.getByRole('link', { name: `${count} columns` });
    await expect(columns(4)).toHaveCSS('border-width', '3px');
    await expect(columns(6)).toHaveCSS('border-width', '0px');
  });
});
