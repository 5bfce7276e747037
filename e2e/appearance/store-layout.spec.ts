// Positions of elements on the store's screen and in the frame: header, chips, banners, grid,
// toasts.
import { pages, productHref } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { shifts, watchShifts } from '../fixtures/layout-shifts.ts';
import { firstProduct } from '../fixtures/shopper.ts';
import { hiddenFocus } from '../support/hidden-focus.ts';
import { setTextSize } from '../support/layout-faults.ts';
import { keepToasts } from '../support/keep-toasts.ts';

const phone = { width: 390, height: 844 };
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
const headerBottom = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));

/** The header hides on scrolling down once its script has loaded. */
async function untilHeaderHides(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // Once it hides, the test waits until it arrives: scrolling again would bring it back.
      const hides = await page.evaluate(() => document.documentElement.classList.contains('is-header-away'));
      if (!hides) {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      }
      return headerBottom(page);
    })
    .toBeLessThanOrEqual(0);
}

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the header gives way on scrolling down, returns on scrolling up and for the keyboard, and moves nothing', async ({
      page,
    }) => {
      await watchShifts(page);
      await gotoHydrated(page, pages.store.path);
      await untilHeaderHides(page);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => topOf(page, 'header')).toBe(0);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => headerBottom(page)).toBeLessThanOrEqual(0);
      // A browser that scrolls to the focused element would bring the header back by itself.
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Taana Baana' })
        .evaluate((logo) => logo.focus({ preventScroll: true }));
      await expect.poll(() => topOf(page, 'header')).toBe(0);
      expect(await shifts(page)).toEqual([]);
    });
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header that returns covers nothing that stays beside it', async ({ page }) => {
    /** How far the lowest edge of the header is below what sticks to the top. */
    const covered = () =>
      page.evaluate(() => {
        const header = document.querySelector('header');
        const edge = header?.getBoundingClientRect().bottom ?? NaN;
        const stuck = [...document.querySelectorAll('main *')].filter(
          (one) => getComputedStyle(one).position === 'sticky' && one.getBoundingClientRect().height > 0,
        );
        return stuck.map((one) => Math.round(edge - one.getBoundingClientRect().top)).toSorted((a, b) => b - a)[0];
      });
    for (const { path } of [pages.store, pages.privacyPolicy]) {
      await gotoHydrated(page, path);
      await untilHeaderHides(page);
      await page.mouse.wheel(0, -100);
      await expect.poll(() => topOf(page, 'header')).toBe(0);
      await expect.poll(covered, path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the first T-shirt begins within 500 px', async ({ page }) => {
    await gotoHydrated(page, pages.home.path);
    expect(await topOf(page, 'article')).toBeLessThanOrEqual(500);
  });

  test('filters and sort order stay in reach, and the sheet leads to the list', async ({ page }) => {
    await gotoHydrated(page, pages.store.path);
    await page.mouse.wheel(0, 2000);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Kids', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show \d+ product/ })
      .click();
    await expect(page.getByLabel('Sort By')).toBeInViewport();
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.9 });
  });

  test('a category is one tap away, and an empty answer is on the first screen', async ({ page }) => {
    await gotoHydrated(page, pages.home.path);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Crop' }).click();
    await expect(page).toHaveURL('/?category=Crop');
    await page.goto(`${pages.store.path}?minPrice=500000`);
    await expect(page.getByText('No T-shirts match')).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last()).toBeInViewport();
  });

  test('the menu has the categories, what there is to read, and the policies last', async ({ page }) => {
    await gotoHydrated(page, pages.contact.path);
    await page.getByRole('button', { name: 'Menu' }).click();
    const links = page.getByRole('dialog').getByRole('link');
    await expect(links.filter({ hasText: 'Kids' })).toBeVisible();
    const names = await links.allInnerTexts();
    for (const name of ['Blogs', 'Our Story', 'Contact', 'About Us']) expect(names).toContain(name);
    expect(names.slice(-4)).toEqual(['Privacy Policy', 'Refund Policy', 'Shipping Policy', 'Terms & Conditions']);
  });

  test('a toast shows alone at the upper edge, covers nothing that it is about, and goes with its page', async ({
    page,
    shop,
  }) => {
    await gotoHydrated(page, productHref((await firstProduct(shop.url))._id));
    await keepToasts(page);
    const add = page.getByRole('button', { name: 'Add to Cart' }).first();
    await add.scrollIntoViewIfNeeded();
    await add.click();
    const toasts = page.locator('.Toastify__toast');
    await expect(toasts).toHaveText(/Please choose Color and Size/);
    const colors = page.getByRole('radiogroup', { name: 'Color' });
    await expect.poll(async () => (await toasts.boundingBox())?.y).toBeLessThan(16);
    const box = (await toasts.boundingBox())!;
    await expect.poll(async () => (await colors.boundingBox())?.y).toBeGreaterThan(box.y + box.height);

    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(toasts).toHaveText([/Please add star rating/]);
    // The toast lies over it.
    await page.getByRole('link', { name: 'Cart' }).first().press('Enter');
    await expect(page).toHaveURL(pages.login.path);
    await expect(toasts).toHaveCount(0);
  });

  test.describe('without a connection', () => {
    test.use({ expectedConsoleErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED)|when fetching the script/] });

    test('the page says so until there is one', async ({ page, context }) => {
      await gotoHydrated(page, pages.about.path);
      await context.setOffline(true);
      await expect(page.getByText('No connection')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('No connection')).toHaveCount(0);
    });

    test('a picture that did not come is a woven placeholder, not a broken one', async ({ page }) => {
      await page.route('**/images/**', (route) => route.abort());
      await gotoHydrated(page, pages.store.path);
      const picture = page.getByRole('article').first().locator('picture');
      await expect(picture).toHaveClass(/placeholder-weave/);
      await expect(picture.locator('img')).toHaveCSS('opacity', '0');
    });
  });
});

// The wide pictures leave 36 % to the text; the phone's begin where the image does.
for (const [width, share] of [
  [360, 0],
  [390, 0],
  [768, 0.36],
  [1440, 0.38],
] as const) {
  test(`at ${width} px no banner's words or buttons lie on its T-shirts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await gotoHydrated(page, pages.home.path);
    const carousel = page.getByRole('region', { name: 'Highlights' });
    const { x, width: wide } = (await carousel.locator('img').first().boundingBox())!;
    const edge = x + wide * share;
    const rights = await carousel.locator('.hero-text > *, .carousel-controls').evaluateAll((parts) =>
      parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect().right;
      }),
    );
    expect(rights.length).toBe(10);
    for (const right of rights) expect(right).toBeLessThanOrEqual(edge);
  });
}

for (const [width, text] of [
  [320, 16],
  [390, 24],
] as const) {
  test(`at ${width} px with text of ${text} px a banner's picture stands below its words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await gotoHydrated(page, pages.home.path);
    await setTextSize(page, text);
    const carousel = page.getByRole('region', { name: 'Highlights' });
    const { y } = (await carousel.locator('img').first().boundingBox())!;
    const bottoms = await carousel
      .locator('[role=group]:first-child .hero-text > *, .carousel-controls')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect(bottoms.length).toBe(4);
    for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(y + 1);
  });
}

test('at 768 px every column button keeps its word [spec store.11]', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await gotoHydrated(page, pages.store.path);
  const columns = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((card) => getComputedStyle(card.closest('ul')!).gridTemplateColumns.split(' ').length);
  const buttons = page.getByRole('list', { name: 'Columns' }).getByRole('link');
  await expect(buttons).toHaveCount(3);
  for (const count of [3, 6, 4]) {
    await page.getByRole('link', { name: `${count} columns` }).click();
    await expect.poll(columns).toBe(count);
  }
});

test('a card in twelve columns still has its brand and its stars [spec card.3,4]', async ({ page, shop }) => {
  const { brand } = await firstProduct(shop.url);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pages.store.path}?grid=12`);
  const card = page.getByRole('article').first();
  await expect(card.getByText(brand, { exact: true })).toBeVisible();
  await expect(card.getByRole('img', { name: /^Rated|^Not rated/ })).toBeVisible();
});

test('on a very wide screen the list uses more than 1600 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(pages.store.path);
  expect((await page.locator('#list').boundingBox())?.width).toBeGreaterThan(1600);
});

test('on a very wide screen every page begins and ends where its header and footer do', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const { _id } = await firstProduct(shop.url);
  for (const path of [pages.store.path, productHref(_id), pages.about.path, pages.login.path]) {
    await page.goto(path);
    const edges = await page
      .locator('header .page-wide, main > .page-width, main > .page-wide, footer .page-wide')
      .evaluateAll((frames) =>
        frames.map((frame) => [frame.getBoundingClientRect().left, frame.getBoundingClientRect().right]),
      );
    expect(edges.length, path).toBeGreaterThan(2);
    expect(new Set(edges.map(String)).size, path).toBe(1);
  }
});

test('on a laptop the first row of T-shirts is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pages.home.path);
  expect(await topOf(page, 'article')).toBeLessThanOrEqual(720);
});

test('on a wide screen popular products end where the footer begins', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${pages.store.path}?q=zzzzzz`);
  const section = page.getByRole('region', { name: 'Our Popular Products' });
  const { y, height } = (await section.boundingBox())!;
  expect((await topOf(page, 'footer')) - y - height).toBeLessThan(300);
});

test('on phones the bar of filters leaves enough of every heart to press', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, pages.store.path);
  for (const [width, height] of [
    [360, 800],
    [390, 844],
    [393, 852],
    [412, 823],
    [430, 932],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await violationsOf(page, ['target-size']), `${width} x ${height}`).toEqual([]);
  }
});

test('the bar of the filters never lies over what has the focus', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, pages.store.path);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const { text, ...size } of [
    { text: 16, width: 740, height: 490 },
    { text: 16, ...phone },
    { text: 24, ...phone },
  ]) {
    await page.setViewportSize(size);
    await setTextSize(page, text);
    expect.soft(await hiddenFocus(page), `${size.width} x ${size.height}, text of ${text} px`).toEqual([]);
  }
});

for (const [width, columns] of [
  [390, 2],
  [1440, 4],
] as const)
  test(`at ${width} px titles, prices and stars of a row are each on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pages.store.path);
    const placesOf = (part: string) =>
      page.locator(`article ${part}`).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    for (const part of ['h3', '.product-card-price', '.stars', '.product-card-colors']) {
      const places = await placesOf(part);
      expect(places.length, part).toBeGreaterThan(20);
      for (let start = 0; start + columns <= 8; start += columns)
        expect(new Set(places.slice(start, start + columns)).size, `${part}, from card ${start}`).toBe(1);
    }
  });
